import { describe, expect, it } from 'vitest'
import { isOwnAddress, readCheckoutRequest } from './request.ts'
import { CheckoutRefusal } from './refusal.ts'

const origins = ['https://vitrine.example', 'http://127.0.0.1:5173']

describe('an address to return to', () => {
  it.each([
    'https://vitrine.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
    'https://vitrine.example',
    'http://127.0.0.1:5173/dashboard/editor/p1?payment=cancelled',
    'https://VITRINE.example/account',
  ])('is ours: %s', (url) => expect(isOwnAddress(url, origins)).toBe(true))

  it.each([
    'https://evil.example/payment-success',
    'https://vitrine.example.evil.example/',
    'https://vitrine.example@evil.example/',
    'https://user:pass@vitrine.example/',
    'https://vitrine.example:8443/',
    'http://vitrine.example/',
    '//vitrine.example/',
    '/payment-success',
    'javascript:alert(1)//https://vitrine.example',
    'https://vitrine.example\\@evil.example/',
    ' https://vitrine.example/',
    'https://{CHECKOUT_SESSION_ID}.vitrine.example/',
    '',
  ])('is not ours: %j', (url) => expect(isOwnAddress(url, origins)).toBe(false))
})

describe('a request', () => {
  const request = {
    mode: 'payment',
    price: 'price_1',
    success_url: 'https://vitrine.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://vitrine.example/dashboard',
  }
  it('is taken without what a browser has no say in', () => {
    expect(readCheckoutRequest({ ...request, amount: 1, line_items: [] }, origins)).toEqual(request)
  })
  it.each([
    ['nothing', undefined],
    ['another mode', { ...request, mode: 'setup' }],
    ['no price', { ...request, price: '' }],
    ['metadata of another shape', { ...request, metadata: { portfolioId: 7 } }],
    ['a return address elsewhere', { ...request, success_url: 'https://evil.example/' }],
    ['a cancel address elsewhere', { ...request, cancel_url: 'https://evil.example/' }],
  ])('is refused with %s', (_what, stored) =>
    expect(() => readCheckoutRequest(stored, origins)).toThrow(CheckoutRefusal),
  )
})
