import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SLUG_MAX_LENGTH } from '../../limits.ts'
import { appRoutes, routeWords } from '../../routes.ts'
import { pageKinds } from './page-content.ts'
import { cleanSlug, freeSlug, isMadeFrom, slugMessages, slugProblem } from './slug.ts'

const none = new Set<string>()

describe('a slug from a title', () => {
  it.each([
    ['How we cut “time to first byte” by 40 %', 'how-we-cut-time-to-first-byte-by-40'],
    ["Don't panic — it’s fine!", 'dont-panic-its-fine'],
    ['Große Übersicht', 'große-übersicht'],
    ['Cafe\u0301', 'café'],
    ['İstanbul', 'i\u0307stanbul'],
    ['Чистая архитектура', 'чистая-архитектура'],
    ['東京の夜', '東京の夜'],
    ['हिन्दी में', 'हिन्दी-में'],
    ['مرحبا بالعالم', 'مرحبا-بالعالم'],
    ['  --  a  /  b  ', 'a-b'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a \u0301 b', 'a-b'],
    ['e’\u0301t\u0301', 'ét\u0301'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
  ])('%s', (title, slug) => {
    expect(freeSlug(title, 'article', none)).toBe(slug)
    expect(slugProblem(slug)).toBeNull()
  })

  it('is there for a title without letters', () => {
    expect(freeSlug('!?', 'study', none)).toBe('case-study')
    expect(freeSlug('', 'article', new Set(['article']))).toBe('article-2')
  })

  it('is no word of the app, and no language', () => {
    expect(freeSlug('Login', 'article', none)).toBe('login-article')
    expect(freeSlug('DE', 'study', none)).toBe('de-case-study')
  })

  it('is unique and short, however long the title is', () => {
    const title = 'ab '.repeat(100)
    const first = freeSlug(title, 'article', none)
    const second = freeSlug(title, 'article', new Set([first]))
    expect(second).not.toBe(first)
    for (const slug of [first, second]) {
      expect(slug.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH)
      expect(slugProblem(slug)).toBeNull()
    }
  })

  it('is known again as made from it, and one of the owner’s own is not', () => {
    const made = (title: string, slug: string) => isMadeFrom(title, 'article', slug)
    expect(['article', 'article-2'].map((slug) => made('', slug))).toEqual([true, true])
    expect(['on-grids', 'on-grids-12'].map((slug) => made('On grids', slug))).toEqual([true, true])
    expect(['grids', 'on-grids-a', 'on-grids-2-3', 'article'].map((slug) => made('On grids', slug))).toEqual(
      Array(4).fill(false),
    )
    expect([made('Top 10', 'top-10'), made('Top 10', 'top-10-2')]).toEqual([true, true])
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.constantFrom(...pageKinds), (title, kind) => {
        const first = freeSlug(title, kind, none)
        const second = freeSlug(title, kind, new Set([first]))
        expect([first, second].every((slug) => isMadeFrom(title, kind, slug))).toBe(true)
      }),
    )
  })

  it('is one that can be typed, whatever the title', () => {
    const tricky = fc.constantFrom(
      'a',
      'É',
      'e\u0301',
      '\u0301',
      '\u0327',
      '’',
      "'",
      '-',
      ' ',
      '.',
      '\u1100',
      '\u1161',
      '〡',
      'İ',
      '𠮷',
    )
    const title = fc.array(fc.oneof(tricky, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 100 })
    fc.assert(
      fc.property(title, fc.constantFrom(...pageKinds), (parts, kind) => {
        const cleaned = cleanSlug(parts.join(''))
        expect(cleanSlug(cleaned)).toBe(cleaned)
        const slug = freeSlug(parts.join(''), kind, new Set([cleaned]))
        expect([slugProblem(slug), slug === cleaned]).toEqual([null, false])
      }),
      { numRuns: 2_000 },
    )
  })

  it('never ends in half a character', () => {
    expect(freeSlug('𝒜'.repeat(100), 'article', none).isWellFormed()).toBe(true)
    expect(cleanSlug('a' + '𠮷'.repeat(60)).isWellFormed()).toBe(true)
  })
})

describe('a slug that was typed', () => {
  it.each(['case-study', 'my-work', '2026', 'ux-design', 'zürich', 'en-2', 'a', 'deutsch'])('can be %s', (slug) =>
    expect(slugProblem(slug)).toBeNull(),
  )

  it.each([
    ['', 'required'],
    ['x'.repeat(SLUG_MAX_LENGTH + 1), 'tooLong'],
    ['Big', 'characters'],
    ['two words', 'characters'],
    ['feed.xml', 'characters'],
    ['a/b', 'characters'],
    ['-a', 'characters'],
    ['a--b', 'characters'],
    ['a_b', 'characters'],
    ['cafe\u0301', 'characters'],
    ['%41', 'characters'],
    ['\u202eabc', 'characters'],
    ['en', 'reserved'],
    ['gsw', 'reserved'],
    ['pt-br', 'reserved'],
    ['zh-hant-tw', 'reserved'],
    ['es-419', 'reserved'],
    ['feed', 'reserved'],
    ['own-visits', 'reserved'],
  ] as const)('cannot be “%s”', (slug, problem) => expect(slugProblem(slug)).toBe(slugMessages[problem]))

  it('is no word that the app uses', () => {
    for (const word of routeWords) expect(slugProblem(word), word).not.toBeNull()
    expect(slugProblem(appRoutes.login.slice(1))).toBe(slugMessages.reserved)
  })
})
