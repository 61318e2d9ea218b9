/** An amount in the currency's minor unit, as people read it: `$19`, `$7.50`, `¥500`. */
export function moneyText(amount: number, currency: string, locale = 'en-US'): string {
  const format = { style: 'currency', currency } as const
  const digits = new Intl.NumberFormat(locale, format).resolvedOptions().maximumFractionDigits ?? 2
  const unit = 10 ** digits
  return new Intl.NumberFormat(locale, { ...format, minimumFractionDigits: amount % unit === 0 ? 0 : digits }).format(
    amount / unit,
  )
}
