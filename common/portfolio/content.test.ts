import { describe, expect, it } from 'vitest'
import { LIST_MAX_ITEMS } from '../limits.ts'
import { contentSchema } from './content.ts'

const accepts = (content: unknown) => contentSchema.safeParse(content).success

describe('contentSchema', () => {
  it.each([
    [{ hero: { name: 'x'.repeat(1_001) } }, 'At most 1,000 characters'],
    [{ about: { bio: 'x'.repeat(20_001) } }, 'At most 20,000 characters'],
    [{ projects: Array.from({ length: LIST_MAX_ITEMS + 1 }, () => ({})) }, `At most ${LIST_MAX_ITEMS} entries`],
  ])('says how much there may be', (content, message) => {
    expect(contentSchema.safeParse(content).error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['one field', { hero: { name: 'Ada' } }],
    ['a half-typed address', { contact: { social: { github: 'http:/' } } }],
    ['a network whose name begins with a digit', { contact: { social: { '500px': 'https://500px.com/ada' } } }],
    ['a picture', { hero: { avatar: 'https://x.example/a.png', avatarPath: 'user-assets/a', avatarAlt: 'Ada' } }],
    ['an empty list', { projects: [] }],
    ['an empty entry', { projects: [{}] }],
    [
      'the limits of a skill',
      {
        skills: {
          items: [
            { name: 'TypeScript', level: 0 },
            { name: 'Rust', level: 100 },
          ],
        },
      },
    ],
  ])('accepts %s', (_what, content) => expect(accepts(content)).toBe(true))

  it.each<[string, unknown]>([
    ['no object', []],
    ['nothing at all', null],
    ['an unknown section', { secrets: {} }],
    ['an unknown field', { hero: { nmae: 'Ada' } }],
    ['an unknown field of an entry', { projects: [{ title: 'One', price: 1 }] }],
    ['a number for a text', { hero: { name: 1 } }],
    ['null for a text', { hero: { name: null } }],
    ['a text for a list', { projects: 'One' }],
    ['a hole in a list', { hero: { titles: [undefined] } }],
    ['a level under 0', { skills: { items: [{ level: -1 }] } }],
    ['a level over 100', { skills: { items: [{ level: 101 }] } }],
    ['a level that is no number', { skills: { items: [{ level: Number.NaN }] } }],
    ['a prototype', JSON.parse('{"__proto__": {"polluted": true}}')],
  ])('refuses %s', (_what, content) => expect(accepts(content)).toBe(false))

  it.each<[string, number, (size: number) => unknown]>([
    ['a line', 1_000, (size) => ({ hero: { name: 'x'.repeat(size) } })],
    ['a text', 20_000, (size) => ({ about: { bio: 'x'.repeat(size) } })],
    ['an address', 2_048, (size) => ({ cta: { href: 'x'.repeat(size) } })],
    ['a list', 500, (size) => ({ tools: Array.from({ length: size }, () => 'x') })],
  ])('%s has a limit of %i', (_what, limit, make) => {
    expect(accepts(make(limit))).toBe(true)
    expect(accepts(make(limit + 1))).toBe(false)
  })
})
