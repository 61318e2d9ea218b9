import { describe, expect, it } from 'vitest'
import type { ArchivedPicture, ArchivedPortfolio } from './archive.ts'
import { createPortfolioImport, unfinishedName, type ImportCalls } from './portfolio-import.ts'
import { toOwnFile } from './own.ts'

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
  }),
  pictures: Array.from({ length: 8 }, (_unused, n) => picture(n)),
  missing: [{ path: pathOf(9), fileName: '9.png', reason: 'It’s not in the ZIP.' }],
}

/** A server that remembers, and fails where a test says so. */
function server(changes: Partial<ImportCalls> = {}) {
  const drafts = new Map<string, unknown>()
  const uploads: string[] = []
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
    ...changes,
  }
  return { drafts, uploads, calls }
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
    const { drafts, calls, uploads } = server()
    const told: number[] = []
    const made = await createPortfolioImport(portfolio, {
      ...calls,
      upload: (...input) => (names.push(drafts.get('new-0')), calls.upload(...input)),
    }).run((done) => told.push(done))
    expect(names[0]).toEqual({ name: 'Ada (incomplete)' })
    expect(uploads).toHaveLength(8)
    expect([told[0], told.at(-1)]).toEqual([0, 8])
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
    expect(made).toEqual({ id: 'new-0', leftOut: [{ fileName: '9.png', reason: 'It’s not in the ZIP.' }] })
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
