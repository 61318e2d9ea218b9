import { afterEach, describe, expect, it, vi } from 'vitest'
import { foreignDomain } from './custom-domain.ts'

const requestFor = (headers: Record<string, string>) =>
  ({ get: (name: string) => headers[name] }) as Parameters<typeof foreignDomain>[0]

afterEach(() => vi.unstubAllEnvs())

describe('foreignDomain', () => {
  it.each([
    [{ 'x-forwarded-host': 'Ada.Example', host: 'site-abc.run.app' }, 'ada.example'],
    [{ 'x-forwarded-host': 'ada.example:443, proxy.internal' }, 'ada.example'],
    [{ host: 'www.ada.example' }, 'www.ada.example'],
    [{ 'x-forwarded-host': 'vitrine.example' }, null],
    [{ 'x-forwarded-host': 'preview.vitrine.example' }, null],
    [{ 'x-forwarded-host': 'vitrine-1.web.app' }, null],
    [{ host: 'us-central1-vitrine.cloudfunctions.net' }, null],
    [{ host: 'web.app.ada.example' }, 'web.app.ada.example'],
    [{ host: '127.0.0.1:5010' }, null],
    [{ host: 'localhost:5010' }, null],
    [{}, null],
  ])('%j', (headers, domain) => {
    vi.stubEnv('APP_ORIGIN', 'https://vitrine.example')
    vi.stubEnv('RETURN_ORIGINS', 'https://preview.vitrine.example')
    expect(foreignDomain(requestFor(headers as Record<string, string>))).toBe(domain)
  })
})
