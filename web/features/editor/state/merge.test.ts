import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameValue } from '@vitrine/common/portfolio/changes'
import { withValue } from './document.ts'
import { merge, resolve } from './merge.ts'

const base = {
  hero: { name: 'Ada', title: 'Engineer' },
  projects: [
    { itemId: 'a', title: 'A', link: '', text: 'Engine' },
    { itemId: 'b', title: 'B', link: '', text: 'Loom' },
    { itemId: 'c', title: 'C', link: '', text: 'Table' },
  ],
}
const item = fc.record({ title: fc.string(), text: fc.string() }, { requiredKeys: [] })
const items = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...'abcde'), item), { selector: ([id]) => id, maxLength: 4 })
  .map((list) => list.map(([itemId, rest]) => ({ itemId, ...rest })))
const anyDocument = fc.record({ name: fc.string(), projects: items }, { requiredKeys: [] })

describe('merge', () => {
  it('takes both sides where they changed different fields', () => {
    const mine = withValue(base, 'hero.name', 'Ida')
    const theirs = withValue(base, 'projects.0.link', 'https://example.com')
    const { merged, conflicts } = merge(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(merged.hero.name).toBe('Ida')
    expect(merged.projects[0]?.link).toBe('https://example.com')
  })

  it('reports a field that both changed, and keeps mine until it is decided', () => {
    const met = merge(base, withValue(base, 'hero.name', 'Ida'), withValue(base, 'hero.name', 'Eda'))
    expect(met.conflicts).toEqual([{ path: 'hero.name', mine: 'Ida', theirs: 'Eda' }])
    expect(met.merged.hero.name).toBe('Ida')
    expect(resolve(met, { 'hero.name': 'theirs' }).hero.name).toBe('Eda')
    expect(resolve(met, { 'hero.name': 'mine' }).hero.name).toBe('Ida')
  })

  it('takes a translation whole: a text is never joined with what another one is of', () => {
    const german = (stored?: object) => ({ content: { translations: { de: { 'hero/name': stored } } } })
    const before = german({ text: 'Alt', of: 'a' })
    const theirs = german({ text: 'Neu', of: 'b' })
    const met = merge(before, german(), theirs)
    expect(met.conflicts.map(({ path }) => path)).toEqual(['content.translations.de.hero/name'])
    expect(resolve(met, { 'content.translations.de.hero/name': 'theirs' })).toEqual(theirs)
    expect(merge(before, before, german())).toEqual({
      merged: { content: { translations: { de: {} } } },
      conflicts: [],
    })
  })

  it('has no conflict where both made the same change', () => {
    const same = withValue(base, 'hero.name', 'Ida')
    expect(merge(base, same, structuredClone(same)).conflicts).toEqual([])
  })

  it('edits an item where the other side has moved it', () => {
    const mine = withValue(base, 'projects.0.link', 'https://mine.example')
    const theirs = { ...base, projects: base.projects.toReversed() }
    for (const met of [merge(base, mine, theirs), merge(base, theirs, mine)]) {
      expect(met.conflicts).toEqual([])
      expect(met.merged.projects.map(({ itemId }) => itemId)).toEqual(['c', 'b', 'a'])
      expect(met.merged.projects[2]).toEqual({ ...base.projects[0], link: 'https://mine.example' })
    }
  })

  it('takes items that both sides added, where each of them did', () => {
    const added = (itemId: string) => ({ itemId, title: itemId, link: '', text: '' })
    const mine = { ...base, projects: base.projects.toSpliced(1, 0, added('m')) }
    const theirs = { ...base, projects: [added('t'), ...base.projects, added('u')] }
    const { merged, conflicts } = merge(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(merged.projects.map(({ itemId }) => itemId).join('')).toBe('tambcu')
  })

  it('removes what one side removed, unless the other edited it', () => {
    const mine = { ...base, projects: base.projects.slice(2) }
    const theirs = withValue(base, 'projects.0.title', 'A!')
    for (const met of [merge(base, mine, theirs), merge(base, theirs, mine)]) {
      expect(met.conflicts).toEqual([])
      expect(met.merged.projects).toEqual([theirs.projects[0], base.projects[2]])
    }
  })

  it('reports a field of an item at its place in the merged list', () => {
    const [a, b, c] = base.projects
    const mine = { ...base, projects: [c, { ...a, title: 'Mine' }, b] }
    const theirs = { ...base, projects: [{ ...a, title: 'Theirs' }, b, c] }
    const met = merge<object>(base, mine, theirs)
    expect(met.conflicts).toEqual([{ path: 'projects.1.title', mine: 'Mine', theirs: 'Theirs' }])
    expect(resolve(met, { 'projects.1.title': 'theirs' })).toEqual({
      ...base,
      projects: [c, { ...a, title: 'Theirs' }, b],
    })
  })

  it('offers both orders where both sides moved items, with the edits of both in each', () => {
    const [a, b, c] = base.projects
    const mine = { ...base, projects: [b, { ...a, text: 'Mine' }, c] }
    const theirs = { ...base, projects: [a, c, { ...b, link: 'https://theirs.example' }] }
    const { conflicts } = merge<object>(base, mine, theirs)
    const [edited, linked] = [
      { ...a, text: 'Mine' },
      { ...b, link: 'https://theirs.example' },
    ]
    expect(conflicts).toEqual([{ path: 'projects', mine: [linked, edited, c], theirs: [edited, c, linked] }])
  })

  it('keeps what either side added, whichever order of a list is chosen', () => {
    const [a, b, c] = base.projects
    const [mineNew, theirNew] = ['mine', 'theirs'].map((itemId) => ({ itemId, title: '', link: '', text: '' }))
    const mine = withValue(base, 'projects', [b, { ...a, title: 'Mine', text: 'My text' }, c, mineNew])
    const theirs = withValue(base, 'projects', [{ ...a, title: 'Theirs' }, c, b, theirNew])
    expect(merge(base, mine, theirs).conflicts).toHaveLength(1)
    for (const [side, title] of [
      ['mine', 'Mine'],
      ['theirs', 'Theirs'],
    ] as const) {
      const { projects } = resolve(merge(base, mine, theirs), { projects: side })
      expect(projects.map(({ itemId }) => itemId).toSorted()).toEqual(['a', 'b', 'c', 'mine', 'theirs'])
      expect(projects.find(({ itemId }) => itemId === 'a')).toMatchObject({ title, text: 'My text' })
    }
  })

  it('is theirs when nothing was changed here, and mine when nothing was changed there', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (ancestor, other) => {
        expect(sameValue(merge(ancestor, ancestor, other).merged, other)).toBe(true)
        expect(merge(ancestor, other, ancestor).merged).toBe(other)
      }),
    )
  })

  it('reports as many conflicts from either side, with the sides changed over', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, anyDocument, (ancestor, a, b) => {
        const found = (mine: object, theirs: object) => merge<object>(ancestor, mine, theirs).conflicts
        const values = found(a, b).map(({ mine, theirs }) => [mine, theirs])
        const swapped = found(b, a).map(({ mine, theirs }) => [theirs, mine])
        expect(values.map((pair) => JSON.stringify(pair)).toSorted()).toEqual(
          swapped.map((pair) => JSON.stringify(pair)).toSorted(),
        )
      }),
    )
  })

  it('loses nothing: without conflicts both sides are in the result, whichever goes first', () => {
    // Of items that both sides added in one place, those of the side that merges come first.
    const sorted = ({ projects = [], ...rest }: { projects?: { itemId: string }[] }) => ({
      ...rest,
      projects: projects.toSorted((one, other) => one.itemId.localeCompare(other.itemId)),
    })
    fc.assert(
      fc.property(anyDocument, anyDocument, anyDocument, (ancestor, a, b) => {
        const [one, other] = [merge(ancestor, a, b), merge(ancestor, b, a)]
        fc.pre(one.conflicts.length === 0)
        expect(sameValue(sorted(one.merged), sorted(other.merged))).toBe(true)
      }),
    )
  })

  it('keeps every text that either side wrote into an item', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, anyDocument, (ancestor, a, b) => {
        const met = merge(ancestor, a, b)
        const kept = JSON.stringify([met.merged, met.conflicts])
        const before = JSON.stringify(ancestor)
        const texts = [a, b].flatMap(({ projects = [] }) => projects.flatMap(({ title, text }) => [title, text]))
        for (const text of texts)
          if (text && !before.includes(JSON.stringify(text))) expect(kept).toContain(JSON.stringify(text))
      }),
    )
  })
})
