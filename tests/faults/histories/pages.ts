import { createPage, deletePage, patchPage, restorePage, setPageSlug, type Page } from '@vitrine/common/api/pages'
import { pageKinds, type PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { Timestamp } from 'firebase-admin/firestore'
import { adminFirestore } from '../../support/admin.ts'
import { call } from '../../support/api.ts'
import { visit } from '../../support/private-links.ts'
import { asking, nothingMore, toPortfolio, type Own, type Worker } from './asking.ts'
import type { KnownLink, KnownPage } from './world.ts'

/** Operations on case studies and articles. */

/** Few, so that pages want each other's addresses. */
const titles = ['Shared one', 'Shared two', 'Shared three']
const slugs = ['shared-one', 'shared-two', 'moved-one', 'moved-two']

let serial = 0

interface State {
  text: string
  isPrivate: boolean
}

/** What a save makes of a page. Its text says whether it may be found: what is live never holds a private one. */
function nextState({ number, random }: Worker, isPrivate = random.chance(0.25)): State {
  return { text: `${isPrivate ? 'Private' : 'Page'}(${number}.${serial++})`, isPrivate }
}

export const makePage = toPortfolio((worker, own) => createIn(worker, own, nextState(worker)))

async function createIn(worker: Worker, { uid, token, id }: Own, state: State): Promise<KnownPage | undefined> {
  const { world, history, random } = worker
  const { text } = state
  const content: PageContent = {
    title: random.pick(titles),
    private: state.isPrivate,
    blocks: [{ itemId: 'a', type: 'text', text: `<p>${text}</p>` }],
  }
  let slug = ''
  const { pageId } = await history.record(
    worker.number,
    'create page',
    { uid, portfolioId: id, text },
    asking(
      worker,
      (origin) => call(createPage, { origin, token, params: { id }, body: { kind: random.pick(pageKinds), content } }),
      (made) => {
        slug = made.slug
        return { pageId: made.id, pageRevision: made.revision }
      },
    ),
  )
  if (!pageId) return undefined
  const page = { uid, token, id, pageId, slug }
  world.pages.push(page)
  // As if a version had just been kept; see `createFrom` of portfolios.
  await adminFirestore()
    .doc(`portfolios/${id}/pages/${pageId}`)
    .update({ versionedAt: Timestamp.now() })
    .catch(() => undefined)
  return page
}

/** One of the pages of the portfolio that a worker is busy with; of any of the account's where it has none. */
const toPage = (run: (worker: Worker, page: KnownPage) => Promise<unknown>) =>
  toPortfolio(async (worker, own) => {
    const pages = worker.world.pages.filter(({ uid }) => uid === own.uid)
    const here = pages.filter(({ id }) => id === own.id)
    const all = here.length > 0 ? here : pages
    await (all.length > 0 ? run(worker, worker.random.pick(all)) : createIn(worker, own, nextState(worker)))
  })

const paramsOf = ({ id, pageId }: KnownPage) => ({ id, pageId })
const subjectOf = ({ uid, id, pageId }: KnownPage) => ({ uid, portfolioId: id, pageId })
const withRevision = ({ revision }: Page) => ({ pageRevision: revision })

/** Sometimes it becomes private by it, or public. */
export const savePage = toPage((worker, page) => {
  const { text, isPrivate } = nextState(worker)
  const ops = [
    { op: 'add' as const, path: '/blocks/0/text', value: `<p>${text}</p>` },
    { op: 'add' as const, path: '/private', value: isPrivate },
  ]
  return worker.history.record(
    worker.number,
    'save page',
    { ...subjectOf(page), text },
    asking(
      worker,
      (origin) => call(patchPage, { origin, token: page.token, params: paramsOf(page), body: { ops } }),
      withRevision,
    ),
  )
})

export const renamePage = toPage((worker, page) => {
  const slug = worker.random.pick(slugs)
  return worker.history.record(
    worker.number,
    'rename page',
    subjectOf(page),
    asking(
      worker,
      (origin) => call(setPageSlug, { origin, token: page.token, params: paramsOf(page), body: { slug } }),
      (renamed) => {
        page.slug = renamed.slug
        return withRevision(renamed)
      },
    ),
  )
})

export const removePage = toPage((worker, page) =>
  worker.history.record(
    worker.number,
    'delete page',
    subjectOf(page),
    asking(worker, (origin) => call(deletePage, { origin, token: page.token, params: paramsOf(page) }), nothingMore),
  ),
)

export const bringPageBack = toPage((worker, page) =>
  worker.history.record(
    worker.number,
    'restore page',
    subjectOf(page),
    asking(
      worker,
      (origin) => call(restorePage, { origin, token: page.token, params: paramsOf(page) }),
      (restored) => {
        page.slug = restored.slug
        return withRevision(restored)
      },
    ),
  ),
)

/** As somebody opens a page who has the address of a link and nothing else. */
export async function openPageOf(worker: Worker, link: KnownLink): Promise<void> {
  const pages = worker.world.pages.filter(({ id }) => id === link.portfolioId)
  if (pages.length > 0) await visitPage(worker, link, worker.random.pick(pages))
}

/** Opens a private page, which is there for whoever has the link. */
export async function openPrivatePage(worker: Worker, link: KnownLink): Promise<void> {
  const page = await createIn(worker, { ...link, id: link.portfolioId }, nextState(worker, true))
  if (page) await visitPage(worker, link, page)
}

function visitPage({ history, instances, number }: Worker, link: KnownLink, page: KnownPage) {
  return history.record(number, 'open page', { ...subjectOf(page), link: link.path }, async () => {
    const found = await visit(`${link.path}/${page.slug}`, { origin: instances.apiOrigin }).catch(() => null)
    if (found === null) {
      await instances.restarted
      return { outcome: 'unknown' }
    }
    const shown = found.text.includes('Private(')
    if (found.status === 200) return { outcome: 'done', shown }
    return { outcome: found.status === 404 ? 'refused' : 'unknown', shown, code: String(found.status) }
  })
}
