import { expect, it } from 'vitest'
import { inbox, messageOfCode, type Message } from './messages.ts'

const app = 'http://127.0.0.1:5010'
const at = '2026-01-01T00:00:00.000Z'
const code = (requestType: string) => ({
  email: 'ada@vitrine.example',
  requestType,
  oobCode: 'abc',
  oobLink: 'http://127.0.0.1:9099/emulator/action?mode=any&oobCode=abc&apiKey=k',
})

it('is a mail with a link to the app, as in production', () => {
  expect(messageOfCode(code('VERIFY_EMAIL'), at, app)).toEqual({
    id: 'auth-abc',
    to: 'ada@vitrine.example',
    subject: 'Verify your email address',
    kind: 'verify',
    link: 'http://127.0.0.1:5010/auth/action?mode=any&oobCode=abc&apiKey=k',
    at,
  })
})

it.each([
  ['PASSWORD_RESET', 'reset'],
  ['RECOVER_EMAIL', 'recover'],
  ['VERIFY_AND_CHANGE_EMAIL', 'change'],
])('leads %s to the same screen', (type, kind) => {
  const link = 'http://127.0.0.1:5010/auth/action?mode=any&oobCode=abc&apiKey=k'
  expect(messageOfCode(code(type), at, app)).toMatchObject({ kind, link })
})

it('sends the confirmation of a new address to the new address', () => {
  expect(messageOfCode({ ...code('VERIFY_AND_CHANGE_EMAIL'), newEmail: 'new@vitrine.example' }, at, app)).toMatchObject(
    {
      kind: 'change',
      to: 'new@vitrine.example',
    },
  )
})

const message = (id: string, to: string, when: string): Message => ({ id, to, subject: '', kind: 'mail', at: when })
const all = [
  message('1', 'ada@x.example', '2026-01-01'),
  message('2', 'Jonas@x.example', '2026-01-03'),
  message('3', 'ada@x.example', '2026-01-02'),
]

it('lists the newest mail first', () => {
  expect(inbox(all).map(({ id }) => id)).toEqual(['2', '3', '1'])
})

it.each([
  ['ada@x.example', ['3', '1']],
  ['JONAS', ['2']],
  [' nobody ', []],
])('searches %j by address', (to, ids) => {
  expect(inbox(all, to).map(({ id }) => id)).toEqual(ids)
})
