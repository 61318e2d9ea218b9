import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPortfolio, getPortfolio, publishPortfolio, updatePortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { bucketName } from '../../local/seed/admin.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminBucket, adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { deliverEvent, fileEvent } from '../support/deliver-event.ts'
import { addresses } from '../support/env.ts'
import { giveBackDeliveries, takeOverDeliveries } from './support/deliveries.ts'
import { inTurn } from './support/in-turn.ts'
import { MortalFunctions } from './support/mortal-functions.ts'
import { survivesKills } from './support/survives-kills.ts'

/** A picture that moves between public and private, interrupted between any two writes. */

const functions = new MortalFunctions()
let picture: Buffer
let serial = 0

beforeAll(async () => {
  await takeOverDeliveries()
  picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => Promise.all([functions.stop(), giveBackDeliveries()]))

interface Site {
  owner: TestAccount
  id: string
  username: string
  /** Where the file is while everybody may see it, and while nobody may. */
  open: string
  hidden: string
}

const own = ({ owner, id }: Pick<Site, 'owner' | 'id'>, origin?: string) => ({
  token: owner.token,
  params: { id },
  ...(origin !== undefined && { origin }),
})

/** As an editor saves it that does not know yet where the picture is now. */
const save = (site: Site, isPrivate: boolean, origin?: string) =>
  succeed(updatePortfolio, {
    ...own(site, origin),
    body: {
      content: {
        hero: { name: 'Ada' },
        gallery: {
          images: [{ itemId: 'a', srcPath: isPrivate ? site.open : site.hidden, ...(isPrivate && { private: true }) }],
        },
      },
    },
  })

const publish = (site: Site, origin?: string) =>
  succeed(publishPortfolio, { ...own(site, origin), body: { status: 'published' } })

/** A published page with a picture, which is prepared; it is private, or everybody sees it. */
async function published(isPrivate: boolean): Promise<Site> {
  const owner = await createAccount()
  const { token, uid } = owner
  const { id } = await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })
  const file = `${Date.now()}-${serial}.jpg`
  const [open, hidden] = ['images', 'private'].map((kind) => `user-assets/${uid}/${id}/${kind}/${file}`) as [
    string,
    string,
  ]
  const username = `moving-${process.pid}-${Date.now() % 10_000_000}-${serial++}`
  const site = { owner, id, username, open, hidden }
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { ...own(site), body: { username } })
  const path = isPrivate ? hidden : open
  await adminBucket().file(path).save(picture, { resumable: false, contentType: 'image/jpeg' })
  await functions.attempt((origin) =>
    deliverEvent(fileEvent('prepareUpload', path, 'finalized', { contentType: 'image/jpeg' }), origin),
  )
  await save(site, isPrivate)
  await publish(site)
  return site
}

/** What a stranger gets who knows the path of a file. */
async function statusOf(path: string): Promise<number> {
  const response = await fetch(`${addresses.storage}/v0/b/${bucketName}/o/${encodeURIComponent(path)}?alt=media`)
  await response.arrayBuffer()
  return response.status
}

/** No picture is missing that the live page shows. */
async function nothingIsMissing(site: Site): Promise<void> {
  const live = await adminFirestore().doc(`portfolios/${site.id}/live/site`).get()
  const [shown] = live.get('content.gallery.images') as { srcPath: string; private?: boolean }[]
  if (!shown?.private) expect(await statusOf(site.open), 'the picture of the page').toBe(200)
  const [{ srcPath } = { srcPath: '' }] = (await succeed(getPortfolio, own(site))).content.gallery?.images ?? []
  expect(
    (
      await adminBucket()
        .file(srcPath ?? '')
        .exists()
    )[0],
    `the picture of the draft, ${srcPath}`,
  ).toBe(true)
}

const widthsIn = async ({ open }: Site, kind: string) => {
  const prefix = open.replace('/images/', `/${kind}/`)
  return (await adminBucket().getFiles({ prefix: `${prefix}/` }))[0].map(({ name }) => name.slice(prefix.length + 1))
}
const widths = ['480.avif', '480.webp', '600.avif', '600.webp']

it('a picture that becomes private can be fetched by nobody', async () => {
  await survivesKills(functions, {
    begin: () => published(false),
    act: (site, origin) => inTurn([() => save(site, true, origin), () => publish(site, origin)], origin),
    between: nothingIsMissing,
    async check(site) {
      await nothingIsMissing(site)
      expect(await statusOf(site.open)).toBe(404)
      expect(await statusOf(site.hidden)).toBe(403)
      const { content } = await succeed(getPortfolio, own(site))
      expect(content.gallery?.images).toEqual([{ itemId: 'a', srcPath: site.hidden, private: true }])
      expect((await widthsIn(site, 'private-widths')).sort()).toEqual(widths)
      expect(await (await fetch(`${addresses.hosting}/${site.username}`)).text()).not.toContain('/images/')
    },
  })
})

it('a picture that becomes public is on the page', async () => {
  await survivesKills(functions, {
    begin: () => published(true),
    act: (site, origin) => inTurn([() => save(site, false, origin), () => publish(site, origin)], origin),
    between: nothingIsMissing,
    async check(site) {
      await nothingIsMissing(site)
      expect(await statusOf(site.open)).toBe(200)
      expect((await widthsIn(site, 'widths')).sort()).toEqual(widths)
      const page = await fetch(`${addresses.hosting}/${site.username}`)
      expect(await page.text()).toContain(encodeURIComponent(site.open.replace('/images/', '/widths/')))
    },
  })
})
