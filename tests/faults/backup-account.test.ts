import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { exportAccount, type ExportedFile, type ExportedPicture } from '@vitrine/common/api/account'
import { createPage, deletePage, listPages } from '@vitrine/common/api/pages'
import {
  createPortfolio,
  patchContent,
  publishPortfolio,
  signUpload,
  updatePortfolio,
} from '@vitrine/common/api/portfolios'
import { indexArchive, readArchived } from '@vitrine/common/portfolio/exchange/archive'
import { createPortfolioImport, type ImportCalls } from '@vitrine/common/portfolio/exchange/portfolio-import'
import type { OwnFile } from '@vitrine/common/portfolio/exchange/own'
import type { OwnPage } from '@vitrine/common/portfolio/exchange/own-pages'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import type { UploadKind } from '@vitrine/common/uploads'
import { pictureResolver } from '@vitrine/templates/picture'
import { bucketName } from '../../local/seed/admin.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminBucket } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { premium } from '../support/payments.ts'
import { putUpload } from '../support/put-upload.ts'

/** Imports an account's download into a new account, through public calls only. */

interface Download {
  portfolios: ReadonlyMap<string, unknown>
  /** Drafts of case studies and articles. */
  pages: ReadonlyMap<string, unknown>
  pictures: ReadonlyMap<string, Buffer>
}

async function downloadOf({ token }: TestAccount): Promise<Download> {
  const files: ExportedFile[] = []
  const pictures: ExportedPicture[] = []
  let cursor: string | undefined
  do {
    const page = await succeed(exportAccount, { token, query: cursor === undefined ? {} : { cursor } })
    files.push(...page.files)
    pictures.push(...page.pictures)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  const filesIn = (folder: string) =>
    new Map(
      files
        .filter(({ path }) => path.startsWith(folder))
        .map(({ path, data }): [string, unknown] => [path, JSON.parse(JSON.stringify(data))]),
    )
  const stored = await Promise.all(
    pictures.map(
      async ({ path, storagePath }): Promise<[string, Buffer]> => [
        path,
        (await adminBucket().file(storagePath).download())[0],
      ],
    ),
  )
  return { portfolios: filesIn('portfolios/'), pages: filesIn('pages/'), pictures: new Map(stored) }
}

/** As the editor uploads: with a permission, past the rules of Storage. */
async function upload(
  { token }: TestAccount,
  id: string,
  fileName: string,
  bytes: Buffer,
  kind: UploadKind,
): Promise<string> {
  const { path } = await succeed(signUpload, {
    token,
    params: { id },
    body: { fileName, contentType: 'image/png', size: bytes.length, kind },
  })
  expect(await putUpload(path, bytes, { contentType: 'image/png' }, token)).toBe(200)
  return path
}

/** Every portfolio of a download as a new draft, with its pictures where they now lie. Gives the new ids by the files of the old ones. */
async function importInto(
  account: TestAccount,
  { portfolios, pages, pictures }: Download,
): Promise<Map<string, string>> {
  const { token } = account
  const calls: ImportCalls = {
    create: async (templateId, name) => (await succeed(createPortfolio, { token, body: { templateId, name } })).id,
    find: async () => null,
    upload: async (id, { entry, fileName, kind }) => {
      const path = await upload(account, id, fileName, pictures.get(entry) ?? Buffer.of(), kind)
      return { path, url: pictureResolver({ origin: addresses.storage, bucket: bucketName })({ path }) ?? '' }
    },
    update: async (id, made) => {
      await succeed(updatePortfolio, { token, params: { id }, body: made })
    },
    createPage: (id, body) => succeed(createPage, { token, params: { id }, body }),
    pagesOf: async (id) => (await succeed(listPages, { token, params: { id } })).pages,
  }
  const index = indexArchive([...portfolios.keys(), ...pages.keys(), ...pictures.keys()])
  if (index === null) throw new Error('This is no download')
  const ids = new Map<string, string>()
  for (const [id, entry] of index.portfolios) {
    const pageFiles = [...index.pages].filter(([key]) => key.startsWith(`${id}/`))
    const read = readArchived(
      id,
      portfolios.get(entry),
      index,
      pageFiles.map(([, file]) => ({ data: pages.get(file) })),
    )
    if ('problems' in read) throw new Error(read.problems.join('\n'))
    const made = await createPortfolioImport(read.portfolio, calls).run(() => undefined)
    expect([made.leftOut, made.pageNotes]).toEqual([[], []])
    ids.set(entry, made.id)
  }
  return ids
}

/** What was made, without what names the account: where pictures lie, and when they were uploaded. */
function madeIn(data: unknown): unknown {
  const { name, templateId, content, design, layout } = data as OwnFile
  return withoutPlaces({ name, templateId, content, design, layout })
}

/** The pages of a portfolio in the order in which they were made, without their ids. */
function pagesIn({ pages }: Download, portfolioId: string): unknown[] {
  type Stored = OwnPage & { createdAt: string }
  return [...pages]
    .filter(([path]) => path.startsWith(`pages/${portfolioId}/`))
    .map(([, data]) => data as Stored)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map(({ kind, slug, content }) => withoutPlaces({ kind, slug, content }))
}

const withoutPlaces = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value).replace(/user-assets\/[^/"]+\/[^/"]+\/(images|originals|private)\/(?:\d+-)+/g, '$1/'),
  )

let owner: TestAccount
let newcomer: TestAccount
let download: Download

beforeAll(async () => {
  ;[owner, newcomer] = await Promise.all([createAccount({ name: 'Ada' }), createAccount({ name: 'Ben' })])
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const { token } = owner
  for (const templateId of ['minimalist-designer', premium] as const) {
    const { id } = await succeed(createPortfolio, { token, body: { templateId, name: `From ${templateId}` } })
    const pictures: Record<string, string> =
      templateId === premium
        ? {}
        : {
            profileImagePath: await upload(owner, id, 'portrait.png', picture, 'images'),
            profileImageOriginal: await upload(owner, id, 'whole.png', picture, 'originals'),
            profileImageCrop: '0,0,20,20',
          }
    const ops = [
      {
        op: 'add' as const,
        path: '/hero',
        value: { name: 'Ada', intro: '<p>A <strong>bold</strong> word</p>', ...pictures },
      },
      { op: 'add' as const, path: '/tools', value: ['Pen', 'Ünïcode ✓', ''] },
    ]
    await succeed(patchContent, { token, params: { id }, body: { ops } })
    if (templateId !== premium) {
      const coverPath = await upload(owner, id, 'cover.png', picture, 'images')
      const imagePath = await upload(owner, id, 'secret.png', picture, 'private')
      const item = 'gallery.images/first'
      await succeed(patchContent, {
        token,
        params: { id },
        body: { ops: [{ op: 'add', path: '/gallery', value: { images: [{ itemId: 'first', caption: 'First' }] } }] },
      })
      const blocks: PageContent['blocks'] = [
        { type: 'text', text: '<p>A <em>word</em></p>' },
        { type: 'picture', imagePath },
        { type: 'row', pictures: [{ imagePath, caption: 'Again' }] },
      ]
      for (const body of [
        { kind: 'study' as const, content: { title: 'On grids', coverPath, item } },
        { kind: 'article' as const, content: { title: 'Secret', private: true, date: '2026-03-04', blocks } },
        { kind: 'article' as const, slug: 'grids-again', content: { title: 'On grids' } },
        { kind: 'article' as const, content: { title: 'Deleted' } },
      ]) {
        const { id: pageId } = await succeed(createPage, { token, params: { id }, body })
        if (body.content.title === 'Deleted') await succeed(deletePage, { token, params: { id, pageId } })
      }
    }
    await succeed(updatePortfolio, {
      token,
      params: { id },
      body: { design: { primaryColor: '#aabbcc', headingFont: 'Lato' }, layout: { hidden: ['about'] } },
    })
  }
  download = await downloadOf(owner)
})

it('importing a download into a new account restores portfolios and pictures', { timeout: 120_000 }, async () => {
  expect([download.portfolios.size, download.pages.size, download.pictures.size]).toEqual([2, 4, 4])
  const ids = await importInto(newcomer, download)
  const again = await downloadOf(newcomer)
  expect(again.portfolios.size).toBe(2)
  expect(again.pictures.size).toBe(4)
  for (const [old, id] of ids) {
    const [before, after] = [download.portfolios.get(old), again.portfolios.get(`portfolios/${id}.json`)]
    expect(madeIn(after)).toEqual(madeIn(before))
    const pages = pagesIn(again, id)
    expect(pages).toHaveLength((before as OwnFile).templateId === premium ? 0 : 3)
    // The one that was deleted stays behind.
    expect(pages).toEqual(
      pagesIn(download, /\/(.+)\.json$/.exec(old)?.[1] ?? '').filter(
        (page) => (page as OwnPage).content.title !== 'Deleted',
      ),
    )
    expect(JSON.stringify(pages)).not.toContain(owner.uid)
    expect(after).toMatchObject({ status: 'draft', username: null })
    expect(JSON.stringify(after)).not.toContain(owner.uid)
    for (const path of JSON.stringify(after).match(/user-assets[^"]+/g) ?? [])
      expect(await adminBucket().file(path).exists(), path).toEqual([true])
  }
})

it('importing a download does not restore purchases', async () => {
  const [entry = ''] = [...download.portfolios].flatMap(([old, data]) =>
    (data as OwnFile).templateId === premium ? [old] : [],
  )
  const made = await importInto(newcomer, {
    ...download,
    portfolios: new Map([[entry, download.portfolios.get(entry)]]),
  })
  const answer = await call(publishPortfolio, {
    token: newcomer.token,
    params: { id: made.get(entry) ?? '' },
    body: { status: 'published' },
  })
  expect([answer.status, answer.body.detail.code]).toEqual([402, 'payment-required'])
})

it('importing a tampered portfolio is refused with the failing path', () => {
  const [data] = download.portfolios.values()
  const index = { portfolios: new Map(), pictures: new Map(), pages: new Map(), twice: new Set<string>() }
  expect(readArchived('one', { ...(data as OwnFile), content: { hero: { name: 1 } } }, index)).toEqual({
    problems: ['content › hero › name: 1'],
  })
})
