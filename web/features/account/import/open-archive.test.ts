import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, it } from 'vitest'
import { UPLOAD_MAX_BYTES } from '@vitrine/common/limits'
import { createArchive } from '../../../lib/archive.ts'
import { ArchiveError } from './archive-error.ts'
import { openArchive } from './open-archive.ts'

const portfolio = (name: string, more: object = {}) => ({
  name,
  templateId: 'developer-pro',
  content: {},
  design: {},
  layout: { hidden: [] },
  revision: 1,
  ...more,
})
const json = (value: unknown) => strToU8(JSON.stringify(value))
const zip = (files: Zippable, name = 'vitrine.zip') => new File([zipSync(files) as Uint8Array<ArrayBuffer>], name)
const named = { content: { hero: { avatarPath: 'user-assets/ada/p1/images/1-a.png' } } }

describe('the ZIP of a download', () => {
  it('is read as the download writes it, picture by picture', async () => {
    const archive = createArchive()
    const picture = Uint8Array.from({ length: 5_000 }, (_unused, n) => n % 251)
    archive.add('profile.json', json({}) as Uint8Array<ArrayBuffer>, true)
    archive.add('portfolios/p1.json', json(portfolio('Zoë 🦊', named)) as Uint8Array<ArrayBuffer>, true)
    archive.add('pictures/p1/images/1-a.png', picture, false)
    const {
      portfolios,
      refused,
      picture: read,
    } = await openArchive(archive.finish().map((blob) => new File([blob], 'vitrine.zip')))
    expect(refused).toEqual([])
    expect(portfolios.map(({ file }) => file.name)).toEqual(['Zoë 🦊'])
    expect(new Uint8Array(await read(portfolios[0]!.pictures[0]!))).toEqual(picture)
  })

  it('has the pages of each portfolio, and says which cannot be read', async () => {
    const page = (title: string) => json({ kind: 'article', slug: 'a', content: { title }, deletedAt: null })
    const { portfolios } = await openArchive([
      zip({
        'portfolios/p1.json': json(portfolio('Ada')),
        'pages/p1/one.json': page('One'),
        'pages/p1/torn.json': strToU8('{'),
        'pages/p2/two.json': page('Two'),
      }),
    ])
    expect(portfolios[0]?.file.pages.map(({ content }) => content.title)).toEqual(['One'])
    expect(portfolios[0]?.pageNotes).toEqual([{ title: 'Page 2', note: 'It’s not a page: the file isn’t JSON.' }])
  })

  it('may come in several parts', async () => {
    const parts = [
      zip({ 'portfolios/p1.json': json(portfolio('Ada', named)) }),
      zip({ 'pictures/p1/images/1-a.png': strToU8('x') }),
    ]
    const { portfolios } = await openArchive(parts)
    expect(portfolios[0]).toMatchObject({ missing: [], pictures: [{ fileName: '1-a.png' }] })
  })

  it('says why each invalid portfolio can’t be imported', async () => {
    const { portfolios, refused } = await openArchive([
      zip({
        'portfolios/good.json': json(portfolio('Good')),
        'portfolios/none.json': json(portfolio('Changed', { templateId: 'no-such', content: { hero: { name: 1 } } })),
        'portfolios/text.json': strToU8('not JSON'),
        'portfolios/bytes.json': Uint8Array.of(0xff, 0xfe, 0xfd),
        'portfolios/huge.json': [new Uint8Array(10 * 1024 * 1024 + 1), { level: 9 }],
      }),
    ])
    expect(portfolios.map(({ id }) => id)).toEqual(['good'])
    expect(refused).toEqual([
      {
        id: 'none',
        name: 'Changed',
        reason: expect.stringMatching(/^It’s not a portfolio: templateId: .*, content\.hero\.name: .*\.$/) as unknown,
      },
      { id: 'text', name: 'text', reason: 'It’s not a portfolio: the file isn’t JSON.' },
      { id: 'bytes', name: 'bytes', reason: 'Its file is damaged. Download everything again and retry.' },
      { id: 'huge', name: 'huge', reason: 'It’s too large for a portfolio.' },
    ])
  })

  it('that holds a portfolio twice leaves it out', async () => {
    const twice = [
      zip({ 'portfolios/p1.json': json(portfolio('One')) }),
      zip({ 'portfolios/p1.json': json(portfolio('Two')) }),
    ]
    expect(await openArchive(twice)).toMatchObject({
      portfolios: [],
      refused: [{ id: 'p1', reason: expect.stringContaining('twice') as unknown }],
    })
  })

  it('has pictures that are damaged or too large, one by one', async () => {
    const large = new Uint8Array(UPLOAD_MAX_BYTES + 1)
    const content = {
      projects: [{ imagePath: 'user-assets/ada/p1/images/a.png' }, { imagePath: 'user-assets/ada/p1/images/b.png' }],
    }
    const bytes = zipSync({
      'pictures/p1/images/a.png': [strToU8('the bytes of a picture'), { level: 9 }],
      'pictures/p1/images/b.png': [large, { level: 9 }],
      'portfolios/p1.json': json(portfolio('Ada', { content })),
    })
    const name = 'pictures/p1/images/a.png'
    // A kind of block that deflate does not have.
    bytes[new TextDecoder('latin1').decode(bytes).indexOf(name) + name.length] = 0xff
    const { portfolios, picture } = await openArchive([new File([bytes as Uint8Array<ArrayBuffer>], 'vitrine.zip')])
    const [a, b] = portfolios[0]!.pictures
    await expect(picture(a!)).rejects.toThrow('It’s damaged in the ZIP.')
    await expect(picture(b!)).rejects.toThrow('It’s larger than 25 MB.')
  })
})

describe('another file', () => {
  const whole = zipSync({
    'profile.json': json({}),
    'portfolios/p1.json': json(portfolio('Ada')),
  }) as Uint8Array<ArrayBuffer>
  it.each([
    ['no ZIP', new File(['%PDF-1.7'], 'cv.pdf'), '“cv.pdf” isn’t a ZIP.'],
    ['nothing', new File([], 'empty.zip'), '“empty.zip” isn’t a ZIP.'],
    ['half a ZIP', new File([whole.slice(0, whole.length / 2)], 'a.zip'), 'This ZIP is damaged or incomplete.'],
    ['a ZIP without its beginning', new File(['PK', whole.slice(120)], 'a.zip'), 'This ZIP is damaged or incomplete.'],
    [
      'the ZIP of something else',
      zip({ 'Profile.csv': strToU8('a') }),
      'This ZIP holds something else: there are no portfolios from Vitrine in it.',
    ],
    ['an empty ZIP', zip({}), 'This ZIP holds something else'],
    ['a download without portfolios', zip({ 'profile.json': json({}) }), 'This download contains no portfolios.'],
    [
      'one that is too large',
      Object.defineProperty(new File(['PK'], 'film.zip'), 'size', { value: 2 * 1024 ** 3 }),
      '“film.zip” is larger than any download from here.',
    ],
  ])('is refused: %s', async (_what, file, message) => {
    const opening = openArchive([file])
    await expect(opening).rejects.toThrow(ArchiveError)
    await expect(opening).rejects.toThrow(message)
  })

  it('is refused without being read, however large it is', async () => {
    const read: number[] = []
    const bytes = zipSync({ 'film.mkv': [new Uint8Array(5_000_000), { level: 0 }] })
    const file = new File([bytes as Uint8Array<ArrayBuffer>], 'film.zip')
    const slice = file.slice.bind(file)
    file.slice = (from, to) => {
      const part = slice(from, to)
      read.push(part.size)
      return part
    }
    await expect(openArchive([file])).rejects.toThrow('something else')
    expect(read.reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000)
  })
})
