/** The beginning of a text, of at most `length` code units. Half a pair of surrogates at the cut would not be a character. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/\p{Cs}$/u, '')
