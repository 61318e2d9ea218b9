import { expect, it } from 'vitest'
import { subscribersCsv } from './csv.ts'

const subscriber = {
  id: 'a',
  portfolioId: 'p',
  portfolioName: 'Ada',
  email: 'ada@example.com',
  createdAt: '2026-01-02T03:04:05.000Z',
  confirmedAt: null,
}

it('is a table with a head, whatever stands in it', () => {
  const csv = subscribersCsv([
    subscriber,
    { ...subscriber, portfolioName: 'A, "B"\nC', confirmedAt: '2026-01-03T00:00:00.000Z' },
  ])
  expect(csv).toBe(
    '\ufeffemail,portfolio,subscribed,confirmed\r\n' +
      'ada@example.com,Ada,2026-01-02T03:04:05.000Z,\r\n' +
      'ada@example.com,"A, ""B""\nC",2026-01-02T03:04:05.000Z,2026-01-03T00:00:00.000Z\r\n',
  )
})

it.each(['=1+1@x.io', '+a@x.io', '-a@x.io', '@a', '\t=1'])('makes no formula of %j', (email) => {
  expect(subscribersCsv([{ ...subscriber, email }]).split('\r\n')[1]).toMatch(/^"?'/)
})
