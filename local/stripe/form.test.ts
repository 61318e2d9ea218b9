import { expect, it } from 'vitest'
import { list, parseForm, text, texts } from './form.ts'

it('parses what the stripe package sends', () => {
  const form = parseForm(
    'mode=payment&line_items[0][price]=price_1&line_items[0][quantity]=1&metadata[a%20b]=c%26d&expand[]=x&expand[]=y',
  )
  expect(text(form, 'mode')).toBe('payment')
  expect(list(form, 'line_items')).toEqual([{ price: 'price_1', quantity: '1' }])
  expect(texts(form, 'metadata')).toEqual({ 'a b': 'c&d' })
  expect(list(form, 'expand')).toEqual(['x', 'y'])
})

it('does not write to prototypes', () => {
  parseForm('__proto__[polluted]=yes&a[constructor][prototype][polluted]=yes')
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
