const numbers = new Intl.NumberFormat('en-US')

/** “1 picture”, “1,200 pictures”. @param noun of one */
export const counted = (count: number, noun: string): string =>
  `${numbers.format(count)} ${noun}${count === 1 ? '' : 's'}`
