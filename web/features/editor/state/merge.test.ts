import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameValue, withValue } from './document.ts'
import { merge, resolve } from './merge.ts'

const base = {
  hero: { name: 'Ada', title: 'Engineer' },
  projects: [
    { title: 'A', link: '', text: 'Engine' },
    { title: 'B', link: '', text: 'Loom' },
  ],
}
const item = fc.record({ title: fc.string(), text: fc.string() }, { requiredKeys: [] })
const anyDocument = fc.record({ name: fc.string(), projects: fc.array(item, { maxLength: 4 }) }, { requiredKeys: [] })

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

  it('has no conflict where both made the same change', () => {
    const same = withValue(base, 'hero.name', 'Ida')
    expect(merge(base, same, structuredClone(same)).conflicts).toEqual([])
  })

  it('never writes an edit into another item: a rearranged list against an edited item is a conflict', () => {
    const mine = withValue(base, 'projects.0.link', 'https://mine.example')
    const theirs = { ...base, projects: base.projects.toReversed() }
    const { conflicts } = merge(base, mine, theirs)
    expect(conflicts.map(({ path }) => path)).toEqual(['projects'])
  })

  it('offers a list as a whole when one side removed an item that the other edited', () => {
    const mine = { ...base, projects: base.projects.slice(1) }
    const theirs = withValue(base, 'projects.0.title', 'A!')
    const met = merge(base, mine, theirs)
    expect(met.conflicts).toEqual([{ path: 'projects', mine: mine.projects, theirs: theirs.projects }])
    expect(resolve(met, { projects: 'theirs' }).projects).toEqual(theirs.projects)
  })

  it('is theirs when nothing was changed here, and mine when nothing was changed there', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (ancestor, other) => {
        expect(sameValue(merge(ancestor, ancestor, other).merged, other)).toBe(true)
        expect(merge(ancestor, other, ancestor).merged).toBe(other)
      }),
    )
  })

  it('reports the same conflicts from either side', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, anyDocument, (ancestor, a, b) => {
        const paths = (mine: object, theirs: object) =>
          merge<object>(ancestor, mine, theirs)
            .conflicts.map(({ path }) => path)
            .toSorted()
        expect(paths(a, b)).toEqual(paths(b, a))
      }),
    )
  })

  it('loses nothing: without conflicts both sides are in the result, whichever goes first', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, anyDocument, (ancestor, a, b) => {
        const [one, other] = [merge(ancestor, a, b), merge(ancestor, b, a)]
        fc.pre(one.conflicts.length === 0)
        expect(sameValue(one.merged, other.merged)).toBe(true)
      }),
    )
  })
})
