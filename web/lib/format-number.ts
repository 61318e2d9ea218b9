import { appLocale } from './words/language.ts'

let numbers: Intl.NumberFormat | null = null

/**
 * A number as “1,200”. What formats is made with the first large number: the first formatter of a page takes a slow phone a fifth of
 * a second, and most pages count to less.
 */
export function formatNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1_000) return String(value)
  const locale = appLocale()
  if (numbers?.resolvedOptions().locale !== locale) numbers = new Intl.NumberFormat(locale)
  return numbers.format(value)
}

/** A rating as “4.5” or “4,5”. */
export const formatRating = (value: number): string =>
  value.toLocaleString(appLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
