import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PATCH_MAX_OPS } from '../limits.ts'
import { patchOpSchema, patchSchema, pointerOf } from './patch.ts'

describe('pointerOf', () => {
  it.each([
    ['hero', '/hero'],
    ['projects.0.title', '/projects/0/title'],
    ['contact.social.500px', '/contact/social/500px'],
    ['a/b.c~d', '/a~1b/c~0d'],
    ['~1', '/~01'],
  ])('of %s is %s', (path, pointer) => expect(pointerOf(path)).toBe(pointer))

  it('is reversible', () => {
    const key = fc.string({ minLength: 1, maxLength: 10 }).filter((text) => !text.includes('.'))
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 5 }), (keys) => {
        const pointer = pointerOf(keys.join('.'))
        const read = pointer
          .slice(1)
          .split('/')
          .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
        expect(read).toEqual(keys)
        expect(patchOpSchema.safeParse({ op: 'remove', path: pointer }).success).toBe(true)
      }),
    )
  })
})

describe('patchOpSchema', () => {
  it.each([
    { op: 'add', path: '/hero/name', value: 'Ada' },
    { op: 'add', path: '', value: {} },
    { op: 'add', path: '/tools/-', value: 'x' },
    { op: 'replace', path: '/hero', value: null },
    { op: 'test', path: '/hero', value: [1, true, { a: 'b' }] },
    { op: 'remove', path: '/a~0b~1c' },
    { op: 'move', from: '/projects/0', path: '/projects/1' },
    { op: 'copy', from: '/projects/0', path: '/projects/-' },
  ])('accepts %j', (op) => expect(patchOpSchema.safeParse(op).success).toBe(true))

  it.each([
    { op: 'set', path: '/hero', value: 1 },
    { op: 'add', path: 'hero', value: 1 },
    { op: 'add', path: '/hero' },
    { op: 'add', path: '/a~', value: 1 },
    { op: 'add', path: '/a~2b', value: 1 },
    { op: 'add', value: 1 },
    { op: 'add', path: `/${'x'.repeat(1_000)}`, value: 1 },
    { op: 'move', path: '/projects/1' },
    { op: 'copy', path: '/projects/1', from: 'projects/0' },
    { op: 'remove', path: 7 },
    { path: '/hero' },
    null,
  ])('refuses %j', (op) => expect(patchOpSchema.safeParse(op).success).toBe(false))
})

it('a patch has one to PATCH_MAX_OPS operations', () => {
  const ops = (length: number) => Array.from({ length }, () => ({ op: 'remove', path: '/hero' }))
  expect(patchSchema.safeParse([]).success).toBe(false)
  expect(patchSchema.safeParse(ops(1)).success).toBe(true)
  expect(patchSchema.safeParse(ops(PATCH_MAX_OPS)).success).toBe(true)
  expect(patchSchema.safeParse(ops(PATCH_MAX_OPS + 1)).success).toBe(false)
})
