import { describe, expect, it, vi } from 'vitest'
import { letterHtml, letterText } from '../lib/mail/layout.tsx'
import { englishForOwners } from '../lib/owner-words/load.ts'
import { messageMail, subscriptionLetter } from './letters.ts'

vi.stubEnv('APP_ORIGIN', 'https://vitrine.example/')

const bait = 'Your account is limited, verify at https://evil.example/verify or mail help@evil.example '

describe('the mail that asks a stranger to confirm a subscription', () => {
  const link = 'https://vitrine.example/p/ada/subscription?key=1'

  it('names the page and its address', () => {
    const text = letterText(subscriptionLetter({ name: 'Ada Marlowe', username: 'ada' }, link))
    expect(text).toContain('to the newsletter of “Ada Marlowe” (vitrine.example/ada).')
  })

  it.each([bait, bait.repeat(12), `Ada\n\n${bait}`])('repeats nothing of %j', (name) => {
    const letter = subscriptionLetter({ name, username: 'ada' }, link)
    for (const mail of [letterText(letter), letterHtml(letter)]) {
      expect(mail).not.toMatch(/evil|limited|verify/)
      expect(mail).toContain('to the newsletter of vitrine.example/ada.')
    }
  })

  it('cuts a name of a thousand characters', () => {
    const text = letterText(subscriptionLetter({ name: 'Ada '.repeat(250), username: 'ada' }, link))
    expect(text.length).toBeLessThan(600)
  })
})

it('a message is from “A visitor” where the name reads like a link', () => {
  const received = { name: 'evil.example', email: 'eve@evil.example', message: 'Hello' }
  const { subject, sender, letter } = messageMail(received, bait, englishForOwners)
  expect([subject, sender]).toEqual(['Message from A visitor', 'A visitor'])
  expect(letter.heading).toBe('A visitor wrote to you')
  expect(letter.footer).toContain('contact form of your page. We did not check')
})
