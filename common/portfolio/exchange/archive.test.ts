import { describe, expect, it } from 'vitest'
import type { PortfolioContent } from '../content.ts'
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
