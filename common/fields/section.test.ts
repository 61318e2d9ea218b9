import { describe, expect, it } from 'vitest'
import { chosenSections, offeredSections, shownName, withTitle } from './section.ts'

const section = (more: object = {}) => ({ id: 'about', label: 'About', hideable: true, ...more })
const named = (title: string, more?: object) => withTitle(section(more), { titles: { about: title } })

describe('the name that an owner gave a section', () => {
  it('is its label, its heading and its link', () => {
    expect(named(' Who I am ', { heading: 'About me', navigation: 'About' })).toMatchObject({
      title: 'Who I am',
      label: 'Who I am',
      heading: 'Who I am',
      navigation: 'Who I am',
    })
  })

  it('makes no link and no heading where the template has none', () => {
    expect(named('Me', { navigation: null })).toMatchObject({ heading: 'Me', navigation: null })
    expect(named('Me', { heading: null, navigation: 'About' })).toMatchObject({ heading: null, navigation: 'Me' })
  })

  it('is nothing where it is blank, or the template shows neither', () => {
    expect(named(' ')).toEqual(section())
    expect(named('Me', { heading: null })).toEqual(section({ heading: null }))
    expect(withTitle(section(), {})).toEqual(section())
  })

  it('is that of the sections that are chosen and offered', () => {
    const sections = [section(), section({ id: 'talks', label: 'Talks', optional: true })]
    const layout = { hidden: ['about'], added: ['talks'], titles: { about: 'Me', talks: 'On stage' } }
    expect(chosenSections(sections, layout).map(({ label }) => label)).toEqual(['Me', 'On stage'])
    expect(offeredSections(sections, layout).map(({ label }) => label)).toEqual(['On stage'])
  })
})

describe('shownName', () => {
  it.each([
    [{}, 'About'],
    [{ heading: 'About me', navigation: 'About' }, 'About me'],
    [{ heading: null, navigation: 'Me' }, 'Me'],
    [{ heading: null }, null],
  ])('of %j is %s', (more, name) => expect(shownName(section(more))).toBe(name))
})
