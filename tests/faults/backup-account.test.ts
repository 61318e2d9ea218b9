import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { exportAccount, type ExportedFile, type ExportedPicture } from '@vitrine/common/api/account'
import { createPortfolio, patchContent, publishPortfolio, signUpload, updatePortfolio } from '@vitrine/common/api/portfolios'
import { readOwnFile, type OwnFile } from '@vitrine/common/portfolio/exchange/own'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminBucket } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { premium } from '../support/payments.ts'
import { putUpload } from '../support/put-upload.ts'

/** What somebody downloads of an account is brought into a new one, by what everybody may call. */

interface Download {
  portfolios: ReadonlyMap<string, unknown>
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
  const portfolios = files.filter(({ path }) => path.startsWith('portfolios/')).map(({ path, data }): [string, unknown] => [path.replace(/^portfolios\/|\.json$/g, ''), data])
  const stored = await Promise.all(pictures.map(async ({ path, storagePath }): Promise<[string, Buffer]> => [path, (await adminBucket().file(storagePath).download())[0]]))
  return { portfolios: new Map(portfolios), pictures: new Map(stored) }
}

/** As the editor uploads: with a permission, past the rules of Storage. */
async function upload({ token }: TestAccount, id: string, fileName: string, bytes: Buffer, kind: 'images' | 'originals'): Promise<string> {
  const { path } = await succeed(signUpload, { token, params: { id }, body: { fileName, contentType: 'image/png', size: bytes.length, kind } })
  expect(await putUpload(path, bytes, { contentType: 'image/png' }, token)).toBe(200)
  return path
}

/** Every portfolio of a download as a new draft, with its pictures where they now lie. Gives the new ids by the old ones. */
async function bringInto(account: TestAccount, { portfolios, pictures }: Download): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [id, data] of portfolios) {
    const read = readOwnFile(JSON.parse(JSON.stringify(data)))
    if ('problems' in read) throw new Error(read.problems.join('\n'))
    const { templateId, name, design, layout, content } = read.file
    const { token } = account
    const made = await succeed(createPortfolio, { token, body: { templateId, name } })
    let json = JSON.stringify(content)
    for (const [path, bytes] of pictures) {
      const [, of, kind, file = ''] = path.split('/')
      if (of !== id || (kind !== 'images' && kind !== 'originals')) continue
      json = json.replaceAll(new RegExp(`user-assets/[^/"]+/${id}/${kind}/${file}`, 'g'), await upload(account, made.id, file, bytes, kind))
    }
    await succeed(updatePortfolio, { token, params: { id: made.id }, body: { content: JSON.parse(json) as OwnFile['content'], design, layout } })
    ids.set(id, made.id)
  }
  return ids
}

/** What was made, without what names the account: where pictures lie, and when they were uploaded. */
function madeIn(data: unknown): unknown {
  const { name, templateId, content, design, layout } = data as OwnFile
  return JSON.parse(JSON.stringify({ name, templateId, content, design, layout }).replace(/user-assets\/[^/"]+\/[^/"]+\/(images|originals)\/(?:\d+-)+/g, '$1/')) as unknown
}

let owner: TestAccount
let newcomer: TestAccount
let download: Download

beforeAll(async () => {
  ;[owner, newcomer] = await Promise.all([createAccount({ name: 'Ada' }), createAccount({ name: 'Ben' })])
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } }).png().toBuffer()
  const { token } = owner
  for (const templateId of ['minimalist-designer', premium] as const) {
    const { id } = await succeed(createPortfolio, { token, body: { templateId, name: `From ${templateId}` } })
    const pictures: Record<string, string> = templateId === premium ? {} : {
      profileImagePath: await upload(owner, id, 'portrait.png', picture, 'images'),
      profileImageOriginal: await upload(owner, id, 'whole.png', picture, 'originals'),
      profileImageCrop: '0,0,20,20',
    }
    const ops = [
      { op: 'add' as const, path: '/hero', value: { name: 'Ada', intro: '<p>A <strong>bold</strong> word</p>', ...pictures } },
      { op: 'add' as const, path: '/tools', value: ['Pen', 'Ünïcode ✓', ''] },
    ]
    await succeed(patchContent, { token, params: { id }, body: { ops } })
    await succeed(updatePortfolio, { token, params: { id }, body: { design: { primaryColor: '#aabbcc', headingFont: 'Lato' }, layout: { hidden: ['about'] } } })
  }
  download = await downloadOf(owner)
})

it('portfolios and pictures of a download are the same in a new account', { timeout: 120_000 }, async () => {
  expect([download.portfolios.size, download.pictures.size]).toEqual([2, 2])
  const ids = await bringInto(newcomer, download)
  const again = await downloadOf(newcomer)
  expect(again.portfolios.size).toBe(2)
  expect(again.pictures.size).toBe(2)
  for (const [old, id] of ids) {
    const [before, after] = [download.portfolios.get(old), again.portfolios.get(id)]
    expect(madeIn(after)).toEqual(madeIn(before))
    expect(after).toMatchObject({ status: 'draft', username: null })
    expect(JSON.stringify(after)).not.toContain(owner.uid)
    for (const path of JSON.stringify(after).match(/user-assets[^"]+/g) ?? []) expect(await adminBucket().file(path).exists(), path).toEqual([true])
  }
})

it('what was paid for does not come along', async () => {
  const [id] = [...download.portfolios].flatMap(([old, data]) => ((data as OwnFile).templateId === premium ? [old] : []))
  const made = await bringInto(newcomer, { ...download, portfolios: new Map([[id ?? '', download.portfolios.get(id ?? '')]]) })
  const answer = await call(publishPortfolio, { token: newcomer.token, params: { id: made.get(id ?? '') ?? '' }, body: { status: 'published' } })
  expect([answer.status, answer.body.detail.code]).toEqual([402, 'payment-required'])
})

it('a portfolio that was changed into something else is refused, and says where', () => {
  const [data] = download.portfolios.values()
  expect(readOwnFile({ ...(data as OwnFile), content: { hero: { name: 1 } } })).toEqual({ problems: [expect.stringMatching(/^content\.hero\.name: /)] })
})
