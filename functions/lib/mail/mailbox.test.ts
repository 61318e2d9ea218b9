import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  ['ada@example.com', 'ada@example.com'],
  ['Ada+news@Example.com', 'ada@example.com'],
  ['ada.king@example.com', 'ada.king@example.com'],
  ['ada.king+1@gmail.com', 'adaking@gmail.com'],
  ['adaking@googlemail.com', 'adaking@gmail.com'],
  ['a+b@c@example.com', 'a@example.com'],
])('a mail to %s arrives at %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))
