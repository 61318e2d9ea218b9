import { describe, expect, it } from 'vitest'
import { readCustomDomain } from './hosting-answer.ts'

const answer = (hostState?: string, ownershipState?: string, state?: string) => ({
  name: 'projects/p/sites/s/customDomains/ada.example',
  hostState,
  ownershipState,
  ...(state && { cert: { type: 'GROUPED', state } }),
})

describe('the state of a custom domain', () => {
  it.each([
    [undefined, undefined, undefined, 'unknown'],
    ['HOST_STATE_UNSPECIFIED', 'OWNERSHIP_STATE_UNSPECIFIED', undefined, 'unknown'],
    ['HOST_SOMETHING_NEW', 'OWNERSHIP_ACTIVE', 'CERT_ACTIVE', 'unknown'],
    ['HOST_ACTIVE', 'OWNERSHIP_SOMETHING_NEW', 'CERT_ACTIVE', 'unknown'],
    ['HOST_UNHOSTED', 'OWNERSHIP_MISSING', 'CERT_PREPARING', 'pointing'],
    ['HOST_MISMATCH', 'OWNERSHIP_ACTIVE', 'CERT_ACTIVE', 'pointing'],
    ['HOST_ACTIVE', 'OWNERSHIP_MISSING', 'CERT_ACTIVE', 'pointing'],
    ['HOST_CONFLICT', 'OWNERSHIP_ACTIVE', 'CERT_ACTIVE', 'conflict'],
    ['HOST_ACTIVE', 'OWNERSHIP_CONFLICT', 'CERT_ACTIVE', 'conflict'],
    ['HOST_ACTIVE', 'OWNERSHIP_MISMATCH', 'CERT_ACTIVE', 'conflict'],
    ['HOST_UNREACHABLE', 'OWNERSHIP_ACTIVE', 'CERT_ACTIVE', 'unreachable'],
    ['HOST_MISMATCH', 'OWNERSHIP_UNREACHABLE', 'CERT_ACTIVE', 'unreachable'],
    ['HOST_ACTIVE', 'OWNERSHIP_PENDING', 'CERT_ACTIVE', 'certificate'],
    ['HOST_ACTIVE', 'OWNERSHIP_ACTIVE', undefined, 'certificate'],
    ['HOST_ACTIVE', 'OWNERSHIP_ACTIVE', 'CERT_PREPARING', 'certificate'],
    ['HOST_ACTIVE', 'OWNERSHIP_ACTIVE', 'CERT_VALIDATING', 'certificate'],
    ['HOST_ACTIVE', 'OWNERSHIP_ACTIVE', 'CERT_PROPAGATING', 'certificate'],
    ['HOST_ACTIVE', 'OWNERSHIP_ACTIVE', 'CERT_EXPIRED', 'certificate'],
    ['HOST_ACTIVE', 'OWNERSHIP_ACTIVE', 'CERT_EXPIRING_SOON', 'active'],
    ['HOST_ACTIVE', 'OWNERSHIP_ACTIVE', 'CERT_ACTIVE', 'active'],
  ])('%s, %s, %s is %s', (host, ownership, cert, state) => {
    expect(readCustomDomain(answer(host, ownership, cert))?.state).toBe(state)
  })

  it('is none for one that was removed', () => {
    expect(readCustomDomain({ ...answer('HOST_ACTIVE'), deleteTime: '2026-11-27T00:00:00Z' })).toBeNull()
  })

  it.each([null, 'text', {}, { name: 1 }])('%j is refused', (other) => {
    expect(() => readCustomDomain(other)).toThrow()
  })
})

it('tells what to set, what is set and what to remove, without what no registrar’s form has', () => {
  const record = (type: string, rdata: string, requiredAction?: string) => ({
    domainName: 'www.ada.example.',
    type,
    rdata,
    requiredAction,
  })
  const updates = {
    desired: [
      {
        records: [
          record('CNAME', 'site.web.app.', 'ADD'),
          record('TXT', 'hosting-site=site', 'NONE'),
          record('CAA', '0', 'ADD'),
        ],
      },
    ],
    discovered: [{ records: [record('A', '203.0.113.7', 'REMOVE'), record('TXT', 'v=spf1 -all', 'NONE')] }, {}],
  }
  const name = 'www.ada.example'
  expect(readCustomDomain({ ...answer(), requiredDnsUpdates: updates })?.records).toEqual([
    { type: 'CNAME', name, value: 'site.web.app', action: 'add', done: false },
    { type: 'TXT', name, value: 'hosting-site=site', action: 'add', done: true },
    { type: 'A', name, value: '203.0.113.7', action: 'remove', done: false },
  ])
})
