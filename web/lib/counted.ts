import { formatNumber } from './format-number.ts'

/** “1 picture”, “1,200 pictures”. @param noun of one */
export const counted = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`
