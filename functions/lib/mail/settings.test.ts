import { describe, expect, it } from 'vitest'
import { readMailSettings } from './settings.ts'

const open = { SMTP_HOST: 'mail.example.com', SMTP_PORT: '587', MAIL_FROM: 'Vitrine <hello@example.com>' }

describe('readMailSettings', () => {
  it('reads a server without a login', () => {
    expect(readMailSettings(open)).toEqual({
      host: 'mail.example.com',
      port: 587,
      login: null,
      from: 'Vitrine <hello@example.com>',
    })
  })

  it('reads a login', () => {
    expect(readMailSettings({ ...open, SMTP_USER: 'vitrine', SMTP_PASSWORD: 'secret' }).login).toEqual({
      user: 'vitrine',
      password: 'secret',
    })
  })

  it.each(Object.keys(open))('names %s when it is missing or empty', (name) => {
    expect(() => readMailSettings({ ...open, [name]: undefined })).toThrow(`Missing setting: ${name}`)
    expect(() => readMailSettings({ ...open, [name]: '' })).toThrow(`Missing setting: ${name}`)
  })

  it('wants a password with a user', () => {
    expect(() => readMailSettings({ ...open, SMTP_USER: 'vitrine' })).toThrow('Missing setting: SMTP_PASSWORD')
  })

  it('names everything that is missing', () => {
    expect(() => readMailSettings({})).toThrow('Missing setting: SMTP_HOST, SMTP_PORT, MAIL_FROM')
  })

  it.each(['smtp', '0', '70000', '25.5'])('refuses the port %s', (SMTP_PORT) => {
    expect(() => readMailSettings({ ...open, SMTP_PORT })).toThrow(
      `Setting SMTP_PORT is "${SMTP_PORT}": it must be the number of a port`,
    )
  })
})
