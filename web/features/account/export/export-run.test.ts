import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { ExportedPicture } from '@vitrine/common/api/account'
import { createArchive } from '../../../lib/archive.ts'
import { createExportRun, type ExportProgress, type ExportSources } from './export-run.ts'

const unzip = async (archive: Blob) => unzipSync(new Uint8Array(await archive.arrayBuffer()))
const bytesOf = (text: string) => new TextEncoder().encode(text)
const signal = new AbortController().signal
const picture = (n: number): ExportedPicture => ({
  path: `pictures/${n}.png`,
  storagePath: `user-assets/a/${n}.png`,
  bytes: 1,
})

/** Two pages of data and ten pictures. */
const sources: ExportSources = {
  page: async (cursor) =>
    cursor === undefined
      ? { files: [{ path: 'profile.json', data: { name: 'Zoë 🦊' } }], pictures: [picture(0)], nextCursor: '1' }
      : {
          files: [{ path: 'portfolios/a.json', data: {} }],
          pictures: Array.from({ length: 9 }, (_unused, n) => picture(n + 1)),
          nextCursor: null,
        },
  picture: async ({ path }) => bytesOf(path),
}

describe('the download of everything', () => {
  it('becomes one archive with every file and picture, and tells how far it is', async () => {
    const told: ExportProgress[] = []
    const archives = await createExportRun(sources).run((progress) => told.push(progress), signal)
    expect(archives).toHaveLength(1)
    const files = await unzip(archives[0]!)
    expect(Object.keys(files).sort()).toEqual(
      ['portfolios/a.json', 'profile.json', ...Array.from({ length: 10 }, (_unused, n) => `pictures/${n}.png`)].sort(),
    )
    expect(JSON.parse(strFromU8(files['profile.json']!))).toEqual({ name: 'Zoë 🦊' })
    expect(strFromU8(files['pictures/7.png']!)).toBe('pictures/7.png')
    expect(told[0]).toEqual({ files: 0, pictures: 0, allPictures: null })
    expect(told.at(-1)).toEqual({ files: 2, pictures: 10, allPictures: 10 })
  })

  it('goes on where it stopped, fetching nothing twice that was kept', async () => {
    const failing = ['1', 'pictures/6.png', 'pictures/6.png']
    const failOnce = (what: string | undefined) => {
      if (failing[0] === what) throw new Error(failing.shift())
    }
    const pages: (string | undefined)[] = []
    const fetched: string[] = []
    const run = createExportRun({
      page: async (cursor, ...rest) => {
        failOnce(cursor)
        pages.push(cursor)
        return sources.page(cursor, ...rest)
      },
      picture: async (one, ...rest) => {
        failOnce(one.path)
        fetched.push(one.path)
        return sources.picture(one, ...rest)
      },
    })
    const attempt = () => run.run(() => undefined, signal)
    await expect(attempt()).rejects.toThrow('1')
    await expect(attempt()).rejects.toThrow('pictures/6.png')
    await expect(attempt()).rejects.toThrow('pictures/6.png')
    const files = await unzip((await attempt())[0]!)
    expect(Object.keys(files)).toHaveLength(12)
    expect(pages).toEqual([undefined, '1'])
    expect(fetched.filter((path) => path === 'pictures/2.png')).toHaveLength(1)
  })

  it('says which pictures were gone', async () => {
    const run = createExportRun({
      ...sources,
      picture: async (one) => (one.path === 'pictures/3.png' ? null : bytesOf('x')),
    })
    const files = await unzip((await run.run(() => undefined, signal))[0]!)
    expect(files).not.toHaveProperty(['pictures/3.png'])
    expect(JSON.parse(strFromU8(files['missing-pictures.json']!))).toEqual(['pictures/3.png'])
  })

  it('goes on in a second archive where one is full', async () => {
    const run = createExportRun({ ...sources, picture: async () => new Uint8Array(1_000) }, createArchive(4_500))
    const archives = await run.run(() => undefined, signal)
    expect(archives.length).toBeGreaterThan(1)
    const all = await Promise.all(archives.map(unzip))
    expect(all.flatMap((files) => Object.keys(files))).toHaveLength(12)
    for (const archive of archives) expect(archive.size).toBeLessThan(4_500 + 2_000)
  })
})
