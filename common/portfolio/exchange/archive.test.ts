import { describe, expect, it } from 'vitest'
import type { PortfolioContent } from '../content.ts'
import type { PageContent } from '../pages/page-content.ts'
import { indexArchive, readArchived, withPlaces, type ArchivedPortfolio, type ArchiveIndex } from './archive.ts'

const at = (file: string, kind = 'images') => `user-assets/ada/p1/${kind}/1700000000000-${file}`
const addressOf = (path: string) =>
  `https://storage.example/v0/b/bucket/o/${encodeURIComponent(path)}?alt=media&token=1`
const entry = (file: string, kind = 'images') => `pictures/p1/${kind}/1700000000000-${file}`

const data = (content: PortfolioContent) => ({
  name: 'Ada',
  templateId: 'developer-pro',
  content,
  design: {},
  layout: { hidden: [] },
  revision: 3,
  username: 'ada',
})

function indexed(names: readonly string[]): ArchiveIndex {
  const index = indexArchive(names)
  if (index === null) throw new Error('no archive')
  return index
}

function read(content: PortfolioContent, names: readonly string[]): ArchivedPortfolio {
  const found = readArchived('p1', data(content), indexed(['portfolios/p1.json', ...names]))
  if ('problems' in found) throw new Error(found.problems.join())
  return found.portfolio
}

describe('what there is in a download', () => {
  it('are its portfolios and its pictures, and nothing else', () => {
    const others = [
      'profile.json',
      'deleted-portfolios/p2.json',
      'versions/p1/v1.json',
      'analytics/p1.csv',
      'pictures/p1/widths/a.png',
      'pictures/p1/images/',
    ]
    const index = indexed(['portfolios/p1.json', entry('a.png'), entry('b.png', 'originals'), ...others])
    expect([...index.portfolios]).toEqual([['p1', 'portfolios/p1.json']])
    expect([...index.pictures.values()]).toEqual([entry('a.png'), entry('b.png', 'originals')])
    expect(index.twice.size).toBe(0)
  })

  it('is found in a folder and with backslashes, as other programs pack it', () => {
    expect([
      ...indexed([
        'vitrine-2026-11-22/portfolios/p1.json',
        '__MACOSX/vitrine-2026-11-22/portfolios/._p1.json',
      ]).portfolios.keys(),
    ]).toEqual(['p1'])
    expect([...indexed(['portfolios\\p1.json']).portfolios]).toEqual([['p1', 'portfolios\\p1.json']])
  })

  it.each([
    '../portfolios/p1.json',
    '/portfolios/p1.json',
    'portfolios/../p1.json',
    'a/b/portfolios/p1.json',
    'portfolios/p1.json/x',
    'portfolios/.json',
    'C:\\x\\portfolios\\p1.json',
  ])('is not what lies elsewhere: %s', (name) =>
    expect(indexArchive(['profile.json', name])?.portfolios.has('p1') ?? false).toBe(false),
  )

  it('is nothing in the ZIP of something else', () =>
    expect(indexArchive(['Profile.csv', 'word/document.xml', 'photo.jpg'])).toBeNull())

  it('can be there twice, which is said', () => {
    const index = indexed([
      'portfolios/p1.json',
      'portfolios/p1.json',
      'x/portfolios/p2.json',
      'portfolios/p2.json',
      entry('a.png'),
    ])
    expect([...index.twice]).toEqual(['portfolios/p1.json', 'x/portfolios/p2.json'])
  })
})

describe('a portfolio of a download', () => {
  it('has the pictures that its content names, by their paths and by their addresses, each once', () => {
    const [shown, whole] = [at('a.png'), at('whole.png', 'originals')]
    const { pictures, missing } = read(
      {
        hero: {
          profileImage: addressOf(shown),
          profileImagePath: shown,
          profileImageOriginal: whole,
          profileImageCrop: '0,0,1,1',
        },
        projects: [{ image: addressOf(shown), imagePath: shown }, { image: addressOf(at('b.png')) }],
      },
      [entry('a.png'), entry('b.png'), entry('whole.png', 'originals'), entry('unused.png')],
    )
    expect(pictures.map(({ path, kind, fileName, entry: file }) => [path, kind, fileName, file])).toEqual([
      [shown, 'images', 'a.png', entry('a.png')],
      [whole, 'originals', 'whole.png', entry('whole.png', 'originals')],
      [at('b.png'), 'images', 'b.png', entry('b.png')],
    ])
    expect(missing).toEqual([])
  })

  it('has its pages in the order in which they were made, with their pictures, and without those that were deleted', () => {
    const stored = (title: string, createdAt: string, more: object = {}) => ({
      data: {
        kind: 'study',
        slug: title.toLowerCase(),
        content: { title, blocks: [{ type: 'picture', imagePath: at(`${title}.png`) }] },
        revision: 3,
        createdAt,
        updatedAt: createdAt,
        deletedAt: null,
        ...more,
      },
    })
    const index = indexed([
      'portfolios/p1.json',
      'pages/p1/a.json',
      'pages/p2/b.json',
      'pages/p1/a/versions.json',
      entry('First.png'),
      entry('Deleted.png'),
    ])
    expect([...index.pages]).toEqual([
      ['p1/a', 'pages/p1/a.json'],
      ['p2/b', 'pages/p2/b.json'],
    ])
    const found = readArchived('p1', data({}), index, [
      stored('Second', '2026-11-02T00:00:00.000Z'),
      stored('First', '2026-11-01T00:00:00.000Z', { content: { title: 'First', coverPath: at('First.png'), mood: 1 } }),
      stored('Deleted', '2026-11-01T00:00:00.000Z', { deletedAt: '2026-11-03T00:00:00.000Z' }),
      { reason: 'It’s not a page: the file isn’t JSON.' },
    ])
    if ('problems' in found) throw new Error(found.problems.join())
    const { file, pictures, missing, pageNotes } = found.portfolio
    expect(file.pages.map(({ slug }) => slug)).toEqual(['first', 'second'])
    expect(pictures.map(({ fileName }) => fileName)).toEqual(['First.png'])
    expect(missing.map(({ fileName }) => fileName)).toEqual(['Second.png'])
    expect(pageNotes).toEqual([
      { title: 'First', note: 'Imported without First › mood.' },
      { title: 'Page 4', note: 'It’s not a page: the file isn’t JSON.' },
    ])
  })

  it('says which are not there, and which nobody can choose between', () => {
    const { pictures, missing } = read({ projects: [{ imagePath: at('gone.png') }, { imagePath: at('a.png') }] }, [
      entry('a.png'),
      entry('a.png'),
    ])
    expect(pictures).toEqual([])
    expect(missing).toEqual([
      { path: at('gone.png'), fileName: 'gone.png', reason: 'It’s not in the ZIP.' },
      { path: at('a.png'), fileName: 'a.png', reason: 'It’s in the ZIP twice.' },
    ])
  })

  it('leaves pictures alone that it only knows by an address', () => {
    const elsewhere = addressOf('user-assets/eve/p9/images/x.png')
    const { pictures, missing, file } = read(
      { hero: { avatar: elsewhere, bannerImage: 'https://a.example/b.png' } },
      [],
    )
    expect([pictures, missing]).toEqual([[], []])
    expect(withPlaces(file.content, new Map())).toEqual(file.content)
  })

  it('is refused where it is none, with the places that are wrong', () => {
    expect(
      readArchived('p1', { ...data({}), content: { hero: { name: 1 } } }, indexed(['portfolios/p1.json'])),
    ).toEqual({ problems: ['content › hero › name: 1'] })
    expect(readArchived('p1', [], indexed(['portfolios/p1.json']))).toHaveProperty('problems')
  })
})

describe('content whose pictures have moved', () => {
  it('is a page whose files have moved, without the facts of those that are left out', () => {
    const [film, gone] = [at('film.mp4', 'files'), at('gone.pdf', 'private-files')]
    const page: PageContent = {
      title: 'On trains',
      blocks: [
        { type: 'media', kind: 'video', mediaPath: film, mediaFacts: { name: 'film.mp4', bytes: 7 } },
        { type: 'file', filePath: gone, fileFacts: { name: 'gone.pdf', bytes: 9 }, name: 'Report' },
      ],
    }
    const path = 'user-assets/ben/p2/files/2-film.mp4'
    expect(
      withPlaces(
        page,
        new Map([
          [film, { path, url: 'https://storage.example/new' }],
          [gone, null],
        ]),
      ),
    ).toEqual({
      title: 'On trains',
      blocks: [
        { type: 'media', kind: 'video', mediaPath: path, mediaFacts: { name: 'film.mp4', bytes: 7 } },
        { type: 'file', name: 'Report' },
      ],
    })
  })

  const moved = { path: 'user-assets/ben/p2/images/2-a.png', url: 'https://storage.example/new' }
  it('names them where they are, and says nothing of those that are left out', () => {
    const [shown, whole, gone] = [at('a.png'), at('whole.png', 'originals'), at('gone.png')]
    const content: PortfolioContent = {
      hero: {
        name: 'Ada',
        avatar: addressOf(shown),
        avatarPath: shown,
        avatarAlt: 'Ada',
        avatarOriginal: whole,
        avatarCrop: '0,0,1,1',
      },
      gallery: { images: [{ src: addressOf(gone), srcPath: gone, caption: 'Sea' }] },
      about: { bio: `<p>About ${shown}</p>` },
    }
    expect(
      withPlaces(
        content,
        new Map([
          [shown, moved],
          [whole, null],
          [gone, null],
        ]),
      ),
    ).toEqual({
      hero: { name: 'Ada', avatar: moved.url, avatarPath: moved.path, avatarAlt: 'Ada' },
      gallery: { images: [{ caption: 'Sea' }] },
      about: { bio: `<p>About ${shown}</p>` },
    })
  })
})
