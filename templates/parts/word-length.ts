/** Relative widths of letters that differ from the average. */
const room = (letter: string) => (/[mw@]/i.test(letter) ? 1.4 : /[ij.,:;'’!|-]/i.test(letter) ? 0.5 : 1)

/** How much room a text takes in a line, in letters of average width. */
export const roomOf = (text: string): number => [...text].reduce((sum, letter) => sum + room(letter), 0)

/** That of its longest word. */
export const longestWord = (text: string): number => Math.max(...text.split(/\s+/).map(roomOf))
