import { describe, expect, it } from 'vitest'
import { forwardedSender, senderOf } from './sender.ts'

const from = (forwarded: string | undefined, remoteAddress = '10.0.0.1') =>
  senderOf({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } })

describe('senderOf', () => {
  it('is whom Hosting was called by, whatever the client wrote before', () => {
    expect(from('203.0.113.5, 151.101.1.1')).toBe('203.0.113.5')
    expect(from('1.2.3.4, 5.6.7.8, 203.0.113.5, 151.101.1.1')).toBe('203.0.113.5')
    expect(from(' ,, 203.0.113.5 ,151.101.1.1,')).toBe('203.0.113.5')
  })

  it('is the only address there is', () => {
    expect(from('203.0.113.5')).toBe('203.0.113.5')
    expect(from(undefined)).toBe('10.0.0.1')
    expect(from('', '::ffff:10.0.0.2')).toBe('10.0.0.2')
  })

  it('is the network of an IPv6 address, however it is written', () => {
    expect(from('2001:db8:1:2:3:4:5:6, 151.101.1.1')).toBe('2001:db8:1:2')
    expect(from('2001:db8:1:2::9, 151.101.1.1')).toBe('2001:db8:1:2')
    expect(from('2001:db8::9, 151.101.1.1')).toBe('2001:db8:0:0')
  })
})

describe('forwardedSender', () => {
  it('is nobody where no hop is named', () => {
    expect(forwardedSender({ headers: {} })).toBeNull()
    expect(forwardedSender({ headers: { 'x-forwarded-for': ' , ' } })).toBeNull()
  })

  it('is one for all addresses of an IPv6 network', () => {
    const of = (address: string) => forwardedSender({ headers: { 'x-forwarded-for': `${address}, 151.101.1.1` } })
    expect(of('2001:db8::1')).toBe(of('2001:db8::2'))
    expect(of('2001:db8:0:0:1:2:3:4')).toBe(of('2001:db8::2'))
  })
})
