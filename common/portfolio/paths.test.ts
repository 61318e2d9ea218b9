import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getAt, pathKeys, setAt } from './paths.ts'

const content = { hero: { name: 'Ada', titles: ['One', 'Two'] }, projects: [{ title: 'First' }, { title: 'Second' }] }

describe('getAt', () => {
  it.each([
    ['hero.name', 'Ada'],
    ['hero.titles', ['One', 'Two']],
    ['hero.titles.1', 'Two'],
    ['projects.1.title', 'Second'],
    ['projects.2.title', undefined],
    ['projects.-1', undefined],
    ['hero.name.length', undefined],
    ['hero.toString', undefined],
    ['about.bio', undefined],
  ])('of %s is %j', (path, value) => expect(getAt(content, path)).toEqual(value))

  it.each([null, undefined, 'text', 7])('of anything in %j is undefined', (root) =>
    expect(getAt(root, 'a.b')).toBeUndefined(),
  )
})

describe('setAt', () => {
  it('replaces one value and shares the others', () => {
    const changed = setAt(content, 'projects.1.title', 'Last')
    expect(changed).toEqual({ ...content, projects: [{ title: 'First' }, { title: 'Last' }] })
    expect(content.projects[1]?.title).toBe('Second')
    expect(changed.hero).toBe(content.hero)
    expect(changed.projects[0]).toBe(content.projects[0])
  })

  it.each([
    ['about.bio', { about: { bio: 'x' } }],
    ['hero.titles.0', { hero: { titles: ['x'] } }],
    ['projects.0.tags.0', { projects: [{ tags: ['x'] }] }],
  ])('creates missing parents of %s', (path, expected) => expect(setAt({}, path, 'x')).toEqual(expected))

  it('replaces a primitive parent by an object', () =>
    expect(setAt({ hero: 'text' }, 'hero.name', 'x')).toEqual({ hero: { name: 'x' } }))

  it('sets a numbered key of an object', () =>
    expect(setAt({ a: { b: 1 } }, 'a.0', 'x')).toEqual({ a: { b: 1, 0: 'x' } }))

  it.each(['title', '-1', '01', 'length', '4294967295', '1000000'])('refuses the key %s in a list', (key) => {
    expect(() => setAt(content, `projects.${key}`, 'x')).toThrow(RangeError)
  })

  it('appends to a list but leaves no gap', () => {
    expect(setAt({ a: ['x'] }, 'a.1', 'y')).toEqual({ a: ['x', 'y'] })
    expect(() => setAt({ a: ['x'] }, 'a.2', 'y')).toThrow(RangeError)
    expect(() => setAt({}, 'a.1', 'y')).toThrow(RangeError)
  })
})

describe('keys that reach a prototype', () => {
  const unsafe = [
    '__proto__',
    'a.__proto__',
    '__proto__.polluted',
    'constructor.prototype.polluted',
    'a.prototype',
    'hero.constructor',
  ]
  it.each(unsafe)('%s is refused', (path) => {
    expect(() => pathKeys(path)).toThrow(RangeError)
    expect(() => getAt(content, path)).toThrow(RangeError)
    expect(() => setAt(content, path, 'x')).toThrow(RangeError)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it.each(['', '.', 'a.', '.a', 'a..b'])('%j is no path', (path) => expect(() => pathKeys(path)).toThrow(RangeError))
})

describe('any path', () => {
  const key = fc.constantFrom('a', 'b', 'name', 'toString', 'hasOwnProperty', '500px')
  const path = fc.array(key, { minLength: 1, maxLength: 5 }).map((keys) => keys.join('.'))
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.dictionary(key, fc.string()))

  it('reads back what was set, there and elsewhere', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(path, value), { minLength: 1, maxLength: 8 }), (writes) => {
        // The model: flat entries; a write removes everything at, above and below its path.
        const model = new Map<string, unknown>()
        let root: object = {}
        for (const [at, written] of writes) {
          for (const known of [...model.keys()]) {
            if (known === at || known.startsWith(`${at}.`) || at.startsWith(`${known}.`)) model.delete(known)
          }
          model.set(at, written)
          root = setAt(root, at, written)
        }
        for (const [at, expected] of model) expect(getAt(root, at)).toEqual(expected)
      }),
    )
  })

  it('does not change the original', () => {
    fc.assert(
      fc.property(fc.dictionary(key, value), path, value, (root, at, written) => {
        const before = structuredClone(root)
        setAt(root, at, written)
        expect(root).toEqual(before)
      }),
    )
  })
})
