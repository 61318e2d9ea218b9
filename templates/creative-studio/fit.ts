/** Lengths of line, in letters, that styles.css has a size for. */
const steps = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 17, 20, 25, 32, 40]

/** On more lines than this a name would push everything else off the first screen. */
const LINES = 3

/** Room of capitals in letters of common width; a wide grotesque differs mostly in these. */
const room = (letter: string) => (/[mw@]/i.test(letter) ? 1.4 : /[ij.,:;'’!|-]/i.test(letter) ? 0.5 : 1)

const length = (text: string) => [...text].reduce((sum, letter) => sum + room(letter), 0)

/** How many letters a line must hold for the name to fill the page: those of its longest word, or a third of them all. */
export function lettersAcross(name: string): number {
  const letters = Math.max(...name.split(/\s+/).map(length), length(name) / LINES)
  return steps.find((step) => step >= letters) ?? Math.max(...steps)
}
