import { expect, it } from 'vitest'
import { moneyText } from './money.ts'

it.each([
  [1900, 'usd', 'en-US', '$19'],
  [750, 'usd', 'en-US', '$7.50'],
  [0, 'usd', 'en-US', '$0'],
  [500, 'jpy', 'en-US', '¥500'],
  [1250, 'kwd', 'en-US', 'KWD\u00a01.250'],
  [2900, 'eur', 'de-DE', '29\u00a0€'],
])('%i minor units of %s in %s are %s', (amount, currency, locale, text) => {
  expect(moneyText(amount, currency, locale)).toBe(text)
})
