import { describe, expect, it } from 'vitest'
import type { ArchivedPicture, ArchivedPortfolio } from './archive.ts'
import { createPortfolioImport, unfinishedName, type ImportCalls, type ImportProgress } from './portfolio-import.ts'
import { toOwnFile } from './own.ts'
import type { OwnPage } from './own-pages.ts'
import type { FoundPage } from './page-import.ts'

const pathOf = (n: number) => `user-assets/ada/p1/images/${n}.png`
const picture = (n: number): ArchivedPicture => ({
  path: pathOf(n),
  kind: 'images',
  fileName: `${n}.png`,
  entry: `pictures/p1/images/${n}.png`,
})

const portfolio: ArchivedPortfolio = {
  id: 'p1',
  file: toOwnFile({
    name: 'Ada',
    templateId: 'developer-pro',
    content: {
      projects: [
        ...Array.from({ length: 8 }, (_unused, n) => ({ imagePath: pathOf(n) })),
        { title: 'Sea', imagePath: pathOf(9) },
      ],
    },
    design: { primaryColor: '#aabbcc' },
    layout: { hidden: ['press'] },
    pages: [
      { kind: 'study', slug: 'on-grids', content: { title: 'On grids', coverPath: pathOf(1) } },
      { kind: 'article', slug: 'sea', content: { title: 'Sea', coverPath: pathOf(9), coverAlt: 'Waves' } },
    ],
  }),
  pictures: Array.from({ length: 8 }, (_unused, n) => picture(n)),
  missing: [{ path: pathOf(9), fileName: '9.png', reason: 'It’s not in the ZIP.' }],
  pageNotes: [],
}

/** A server that remembers, and fails where a test says so. */
function server(changes: Partial<ImportCalls> = {}) {
  const drafts = new Map<string, unknown>()
  const uploads: string[] = []
  const pages: (OwnPage & FoundPage)[] = []
  const calls: ImportCalls = {
    create: async (_templateId, name) => {
      const id = `new-${drafts.size}`
      drafts.set(id, { name })
      return id
    },
    find: async () => null,
    upload: async (id, { fileName }) => {
      uploads.push(fileName)
      return { path: `user-assets/ben/${id}/images/${fileName}`, url: '' }
    },
    update: async (id, made) => void drafts.set(id, made),
    createPage: async (_id, page) => {
      const made = { ...page, id: `page-${pages.length}`, title: page.content.title ?? '' }
      pages.push(made)
      return made
    },
    pagesOf: async () => pages,
    ...changes,
  }
  return { drafts, uploads, pages, calls }
}

const failOnce = (what: string) => {
  let times = 0
  return (now: string) => {
    if (now === what && times++ === 0) throw new Error(what)
  }
}

const ignore = () => undefined

describe('bringing a portfolio in', () => {
  it('makes a draft that is called incomplete until its pictures and all else are in it', async () => {
    const names: unknown[] = []
    const { drafts, calls, uploads, pages } = server()
    const told: ImportProgress[] = []
    const made = await createPortfolioImport(portfolio, {
      ...calls,
      upload: (...input) => (names.push(drafts.get('new-0')), calls.upload(...input)),
    }).run((done) => told.push(done))
    expect(names[0]).toEqual({ name: 'Ada (incomplete)' })
    expect(uploads).toHaveLength(8)
    expect([told[0], told.at(-1)]).toEqual([
      { pictures: 0, pages: 0 },
      { pictures: 8, pages: 2 },
    ])
    expect(drafts.get('new-0')).toMatchObject({
      name: 'Ada',
      design: { primaryColor: '#aabbcc' },
      layout: { hidden: ['press'] },
      content: {
        projects: [
          ...Array.from({ length: 8 }, (_unused, n) => ({ imagePath: `user-assets/ben/new-0/images/${n}.png` })),
          { title: 'Sea' },
        ],
      },
    })
    expect(pages.map(({ kind, slug, content }) => ({ kind, slug, content }))).toEqual([
      {
        kind: 'study',
        slug: 'on-grids',
        content: { title: 'On grids', coverPath: 'user-assets/ben/new-0/images/1.png' },
      },
      { kind: 'article', slug: 'sea', content: { title: 'Sea', coverAlt: 'Waves' } },
    ])
    expect(made).toEqual({
      id: 'new-0',
      leftOut: [{ fileName: '9.png', reason: 'It’s not in the ZIP.' }],
      pages: 2,
      pageNotes: [],
    })
  })

  it('goes on after a failure with the same draft, and uploads nothing twice', async () => {
    const [failUpload, failUpdate] = [failOnce('5.png'), failOnce('update')]
    const base = server()
    const run = createPortfolioImport(portfolio, {
      ...base.calls,
      upload: async (id, one) => (failUpload(one.fileName), base.calls.upload(id, one)),
      update: async (id, made) => (failUpdate('update'), base.calls.update(id, made)),
    })
    await expect(run.run(ignore)).rejects.toThrow('5.png')
    expect(base.uploads).not.toContain('7.png')
    expect(run.unfinished()).toMatchObject({ id: 'new-0' })
    expect(run.unfinished()?.paths).toHaveLength(base.uploads.length)
    await expect(run.run(ignore)).rejects.toThrow('update')
    await run.run(ignore)
    expect([...base.drafts.keys()]).toEqual(['new-0'])
    expect([...base.uploads].sort()).toEqual(portfolio.pictures.map(({ fileName }) => fileName))
  })

  it('looks for the draft that was made without an answer, and makes no second one', async () => {
    const { drafts, calls } = server()
    const fail = failOnce('create')
    const asked: string[] = []
    const run = createPortfolioImport(portfolio, {
      ...calls,
      create: async (...input) => {
        const id = await calls.create(...input)
        fail('create')
        return id
      },
      find: async (_templateId, name) => (asked.push(name), 'new-0'),
    })
    await expect(run.run(ignore)).rejects.toThrow('create')
    expect(run.unfinished()).toBeNull()
    expect(asked).toEqual([])
    await run.run(ignore)
    expect(asked).toEqual(['Ada (incomplete)'])
    expect([...drafts.keys()]).toEqual(['new-0'])
  })

  it('leaves out a picture that is refused, and says which', async () => {
    const { drafts, calls } = server()
    const made = await createPortfolioImport(portfolio, {
      ...calls,
      upload: async (id, one) => (one.fileName === '3.png' ? { problem: 'No picture.' } : calls.upload(id, one)),
    }).run(ignore)
    expect(made.leftOut).toContainEqual({ fileName: '3.png', reason: 'No picture.' })
    expect(JSON.stringify(drafts.get('new-0'))).not.toContain('3.png')
  })

  it('names a page that is refused or gets another address, and brings in the others', async () => {
    const { calls } = server()
    const made = await createPortfolioImport(
      { ...portfolio, pageNotes: [{ title: 'Odd', note: 'It has no content.' }] },
      {
        ...calls,
        createPage: async (id, page) =>
          page.slug === 'sea'
            ? { problem: 'Too large.' }
            : { ...(await calls.createPage(id, page)), slug: 'on-grids-2' },
      },
    ).run(ignore)
    expect(made).toMatchObject({
      pages: 1,
      pageNotes: [
        { title: 'Odd', note: 'It has no content.' },
        { title: 'On grids', note: 'Its address is now /on-grids-2, because /on-grids is taken.' },
        { title: 'Sea', note: 'Too large.' },
      ],
    })
  })

  it('makes no page twice, whether or not it heard of it', async () => {
    const fail = failOnce('sea')
    const { calls, pages } = server()
    const run = createPortfolioImport(portfolio, {
      ...calls,
      createPage: async (id, page) => {
        const made = await calls.createPage(id, page)
        fail(page.slug)
        return made
      },
    })
    await expect(run.run(ignore)).rejects.toThrow('sea')
    expect(await run.run(ignore)).toMatchObject({ pages: 2, pageNotes: [] })
    expect(pages.map(({ slug }) => slug)).toEqual(['on-grids', 'sea'])
  })

  it('begins anew where its draft was removed', async () => {
    const fail = failOnce('update')
    const { drafts, calls, uploads } = server()
    const run = createPortfolioImport(portfolio, {
      ...calls,
      update: async (...input) => (fail('update'), calls.update(...input)),
    })
    await expect(run.run(ignore)).rejects.toThrow()
    run.forget()
    expect(run.unfinished()).toBeNull()
    expect((await run.run(ignore)).id).toBe('new-1')
    expect(drafts.get('new-1')).toMatchObject({ name: 'Ada' })
    expect(uploads).toHaveLength(16)
  })
})

it('a long name gives way to what says that it is incomplete', () => {
  expect(unfinishedName('x'.repeat(120))).toHaveLength(120)
  expect(unfinishedName('x'.repeat(120))).toMatch(/x \(incomplete\)$/)
})
