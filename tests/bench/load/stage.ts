import { Timestamp } from 'firebase-admin/firestore'
import { patchContent, getPortfolio } from '@vitrine/common/api/portfolios'
import { recordView } from '@vitrine/common/api/analytics'
import { checkUsername } from '@vitrine/common/api/usernames'
import { publicPath } from '@vitrine/common/routes'
import { createAccount } from '../../support/accounts.ts'
import { adminFirestore } from '../../support/admin.ts'
import { pathOf } from '../../support/api.ts'
import { browserUserAgent } from '../../support/env.ts'
import { contents, storePage } from '../../support/pages.ts'
import { viewOf } from '../../support/visits.ts'
import { FRESH, type Sent } from './requests.ts'

const template = 'minimalist-designer'
/** As many as are asked for at once, so that no two saves wait for one document. */
const DRAFTS = 80
const PAGES = 20

export type Kind = 'page' | 'read' | 'check' | 'save' | 'event'

/** What is asked for: twenty published pages, and drafts, each of an account of its own: one may not ask that often. */
export async function setStage(): Promise<Record<Kind, Sent[]>> {
  const names: string[] = []
  for (let page = 0; page < PAGES; page++) names.push(await storePage(template, contents.example(template)))
  const pages = await Promise.all(
    names.map(async (username) => ({
      username,
      portfolioId: (await adminFirestore().doc(`usernames/${username}`).get()).get('portfolioId') as string,
    })),
  )
  const drafts = await Promise.all(
    Array.from({ length: DRAFTS }, async () => {
      const { uid, token } = await createAccount()
      return { uid, token, ref: adminFirestore().collection('portfolios').doc() }
    }),
  )
  const now = Timestamp.now()
  const batch = adminFirestore().batch()
  for (const { uid, ref } of drafts) {
    batch.set(ref, {
      ownerId: uid,
      name: 'A draft',
      templateId: template,
      status: 'draft',
      username: null,
      content: contents.example(template),
      design: {},
      layout: { hidden: [] },
      revision: 1,
      views: 0,
      createdAt: now,
      updatedAt: now,
      publishedAt: null,
      versionedAt: now,
    })
  }
  await batch.commit()
  const asOwner = (token: string) => ({ authorization: `Bearer ${token}` })
  return {
    page: names.map((username) => ({ path: publicPath(username) })),
    read: drafts.map(({ ref, token }) => ({ path: pathOf(getPortfolio, { id: ref.id }, {}), headers: asOwner(token) })),
    check: [{ path: `${pathOf(checkUsername, {}, { u: 'name-' })}${FRESH}` }],
    save: drafts.map(({ ref, token }) => ({
      method: patchContent.method,
      path: pathOf(patchContent, { id: ref.id }, {}),
      headers: asOwner(token),
      body: { ops: [{ op: 'add', path: '/hero', value: { name: FRESH } }] },
    })),
    event: pages.map((page) => ({
      method: recordView.method,
      path: recordView.path,
      headers: { 'user-agent': browserUserAgent },
      body: { ...viewOf(page, FRESH), id: FRESH },
    })),
  }
}
