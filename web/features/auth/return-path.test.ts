import { describe, expect, it } from 'vitest'
import { loginPath, readReturnState, safeReturnPath } from './return-path.ts'

describe('safeReturnPath', () => {
  it.each([
    '/',
    '/dashboard',
    '/templates?category=Tech&price=free',
    '/portfolio/developer-pro#about',
    '/a/../dashboard',
  ])('keeps %s on this site', (path) => {
    const safe = safeReturnPath(path)
    expect(safe).toMatch(/^\/(?!\/)/)
    expect(new URL(safe!, 'https://ours.example').origin).toBe('https://ours.example')
  })

  it('gives the path that the browser would make of it', () => {
    expect(safeReturnPath('/a/../dashboard?x=1#y')).toBe('/dashboard?x=1#y')
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '\u0000/dashboard',
    'https://evil.example',
    'https:evil.example',
    'http:/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/%2e//evil.example',
    '',
    ' /dashboard',
  ])('refuses %j', (path) => {
    expect(safeReturnPath(path)).toBeNull()
  })

  it.each([
    '/%2f..',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/%2e%2e/%2fevil.example',
    '/@evil.example',
    '/https://evil.example',
  ])('leaves %s on this site', (path) => {
    expect(new URL(safeReturnPath(path)!, 'https://ours.example').origin).toBe('https://ours.example')
  })

  it.each([undefined, null, 1, {}, ['/dashboard']])('refuses what is no text: %j', (value) => {
    expect(safeReturnPath(value)).toBeNull()
  })
})

describe('readReturnState', () => {
  it('reads what the store and the guard leave', () => {
    expect(readReturnState({ from: '/templates', templateId: 'developer-pro' })).toEqual({
      from: '/templates',
      templateId: 'developer-pro',
    })
  })

  it('reads what a link without script has in its address', () => {
    const wanted = { from: '/templates?price=free#favourite=developer-pro', templateId: 'developer-pro' } as const
    const { pathname, searchParams } = new URL(loginPath(wanted), 'https://ours.example')
    expect(pathname).toBe('/login')
    expect(readReturnState(Object.fromEntries(searchParams))).toEqual(wanted)
  })

  it.each([null, undefined, 'x', { from: '//evil.example', templateId: '../x' }])('trusts nothing in %j', (state) => {
    expect(readReturnState(state)).toEqual({ from: null, templateId: null })
  })
})
