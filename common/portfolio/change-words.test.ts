import { describe, expect, it } from 'vitest'
import { changedPlaces } from './changed-places.ts'
import { changesBetween } from './changes.ts'
import { wordsOf } from './change-words.ts'

const names = {
  template: (id: unknown) => `Template ${String(id)}`,
  section: (id: unknown) => String(id).toUpperCase(),
  heading: (id: string) => `The ${id}`,
  order: (ids: readonly string[]) => [...ids, ...'abcde'].filter((id, index, all) => all.indexOf(id) === index),
  isPicture: (path: string) => path.endsWith('avatar'),
}

const words = (from: object, to: object) =>
  changedPlaces(changesBetween(from, to)).map((place) => wordsOf(place, names))

describe('wordsOf', () => {
  it('gives both texts of a field', () => {
    expect(words({ bio: '<p>Old &amp; new</p>' }, { bio: '<p>New</p>' })).toEqual([{ live: 'Old & new', draft: 'New' }])
    expect(words({}, { tags: ['a', 'b'] })).toEqual([{ live: '', draft: 'a, b' }])
  })

  it('gives both texts of a translation, or says that it is still right', () => {
    const german = (text: unknown, of: string) => ({ content: { translations: { de: { 'hero/bio': { text, of } } } } })
    expect(words({ content: {} }, german('<p>Neu</p>', 'a'))).toEqual([{ live: '', draft: 'Neu' }])
    expect(words(german('Alt', 'a'), german('Neu', 'b'))).toEqual([{ live: 'Alt', draft: 'Neu' }])
    expect(words(german(['Alt'], 'a'), german(['Alt'], 'b'))).toEqual([{ summary: 'Still right' }])
  })

  it('says what a setting is that was never made', () => {
    expect(words({ noindex: true }, {})).toEqual([{ live: 'On', draft: 'Off' }])
    expect(words({ design: {} }, { design: { headingFont: 'Lato' } })).toEqual([
      { live: 'The template’s own', draft: 'Lato' },
    ])
  })

  it('names templates and sections', () => {
    expect(words({ templateId: 'a' }, { templateId: 'b' })).toEqual([{ live: 'Template a', draft: 'Template b' }])
    expect(words({ layout: { hidden: ['about'] } }, { layout: { hidden: ['press', 'work'] } })).toEqual([
      { summary: 'Hid PRESS and WORK. Brought back ABOUT.' },
    ])
    expect(words({ layout: {} }, { layout: { added: ['talks'] } })).toEqual([{ summary: 'Added TALKS.' }])
  })

  it.each([
    ['abcde', 'bacde', 'Moved B up.'],
    ['abcde', 'bcdea', 'Moved A down.'],
    ['abcde', 'eabcd', 'Moved E up.'],
    [undefined, 'bcdea', 'Moved A down.'],
    ['eabcd', undefined, 'Moved E down.'],
    ['abcde', 'cabed', 'Moved C up and E up.'],
    ['abcde', 'edcba', 'In another order'],
  ])('says which sections were moved from %s to %s', (from, to, summary) => {
    const layout = (ids: string | undefined) => ({ layout: ids ? { order: [...ids] } : {} })
    expect(words(layout(from), layout(to))).toEqual([{ summary }])
  })

  it.each([
    [undefined, 'Offers', 'Renamed The services to Offers.'],
    ['Offers', 'Packages', 'Renamed Offers to Packages.'],
    ['Offers', undefined, 'Renamed Offers to The services.'],
    [' ', 'Offers', 'Renamed The services to Offers.'],
  ])('says what a section was renamed to', (from, to, summary) => {
    const layout = (services: string | undefined) => ({ layout: { titles: services ? { services } : {} } })
    expect(words(layout(from), layout(to))).toEqual([{ summary }])
  })

  it.each([
    [[], [{ itemId: '1' }], '1 added'],
    [undefined, [{ itemId: '1' }], '1 added'],
    [[{ itemId: '1' }, { itemId: '2' }], undefined, '2 removed'],
    [[{ itemId: '1' }, { itemId: '2' }], [{ itemId: '2' }, { itemId: '1' }], 'In another order'],
    [
      [{ itemId: '1', title: 'One' }, { itemId: '2' }, { itemId: '3' }],
      [{ itemId: '3' }, { itemId: '1', title: 'Uno' }, { itemId: '4' }, { itemId: '5' }],
      '2 added, 1 removed, 1 edited, in another order',
    ],
  ])('sums up what became of a list', (from, to, summary) => {
    expect(words({ projects: from }, { projects: to })).toEqual([{ summary }])
  })

  it('says what became of a file', () => {
    const film = { film: { mediaPath: 'x/a.mp4', mediaFacts: { bytes: 1 } } }
    expect(words({ film: {} }, film)).toEqual([{ summary: 'Added' }])
    expect(words(film, { film: {} })).toEqual([{ summary: 'Removed' }])
    expect(words(film, { film: { mediaPath: 'x/b.mp4', mediaFacts: { bytes: 2 } } })).toEqual([
      { summary: 'Another file' },
    ])
  })

  it('says what became of a picture', () => {
    const picture = { avatar: 'a.jpg', avatarPath: 'x/a.jpg', avatarAlt: 'Mary' }
    expect(words({}, picture)).toEqual([{ summary: 'Added' }])
    expect(words(picture, {})).toEqual([{ summary: 'Removed' }])
    expect(words(picture, { ...picture, avatar: 'b.jpg', avatarPath: 'x/b.jpg' })).toEqual([
      { summary: 'Another picture' },
    ])
    expect(words(picture, { ...picture, avatarCrop: '0,0,1,1' })).toEqual([{ summary: 'Cut in another way' }])
    expect(words(picture, { ...picture, avatarAlt: 'Mary at sea' })).toEqual([{ live: 'Mary', draft: 'Mary at sea' }])
  })
})
