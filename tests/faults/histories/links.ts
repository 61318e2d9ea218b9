import {
  createPrivateLink,
  renewPrivateLink,
  revokePrivateLink,
  updatePrivateLink,
} from '@vitrine/common/api/private-links'
import { call } from '../../support/api.ts'
import { everything, visit } from '../../support/private-links.ts'
import { asking, nothingMore, toPortfolio, type Worker } from './asking.ts'
import { openPageOf, openPrivatePage } from './pages.ts'
import type { KnownLink } from './world.ts'

/** Operations on private links. */

/** The text that only private links of a portfolio show. */
export const secretOf = (portfolioId: string) => `Private(${portfolioId})`

/** Items that only they show, as parts of a stored portfolio: one for each kind of template. */
export const secretItems = (portfolioId: string) => {
  const secret = { itemId: 'secret', private: true }
  const src = 'https://pictures.example/secret.jpg'
  return {
    'content.gallery.images': [{ ...secret, src, alt: '', caption: secretOf(portfolioId) }],
    'content.projects': [{ ...secret, title: secretOf(portfolioId) }],
  }
}

const pathOf = (address: string) => new URL(address).pathname

export const makeLink = toPortfolio(async (worker, { uid, token, id }) => {
  const body = { label: 'Somebody', shows: everything }
  let linkId = ''
  const { newLink } = await worker.history.record(
    worker.number,
    'make link',
    { uid, portfolioId: id },
    asking(
      worker,
      (origin) => call(createPrivateLink, { origin, token, params: { id }, body }),
      ({ link, address }) => {
        linkId = link.id
        return { newLink: pathOf(address) }
      },
    ),
  )
  if (newLink) worker.world.links.push({ uid, token, portfolioId: id, linkId, path: newLink })
})

/** One of the last, or what was the address of one. */
const toLink = (run: (worker: Worker, link: KnownLink) => Promise<unknown>) => async (worker: Worker) => {
  const { links } = worker.world
  if (links.length > 0) await run(worker, worker.random.pick(links.slice(-12)))
}

const subjectOf = ({ uid, portfolioId, path }: KnownLink) => ({ uid, portfolioId, link: path })
const paramsOf = ({ portfolioId, linkId }: KnownLink) => ({ id: portfolioId, linkId })

/** As somebody opens it who has the address and nothing else. */
export function open({ history, instances, number }: Worker, link: KnownLink) {
  return history.record(number, 'open link', subjectOf(link), async () => {
    const page = await visit(link.path, { origin: instances.apiOrigin }).catch(() => null)
    if (page === null) {
      await instances.restarted
      return { outcome: 'unknown' }
    }
    const shown = page.text.includes(secretOf(link.portfolioId))
    if (page.status === 200) return { outcome: 'done', shown }
    return { outcome: page.status === 404 ? 'refused' : 'unknown', shown, code: String(page.status) }
  })
}

export const openLink = toLink(open)
export const openPage = toLink(openPageOf)
export const openNewPage = toLink(openPrivatePage)

export const revokeLink = toLink((worker, link) =>
  worker.history.record(
    worker.number,
    'revoke link',
    subjectOf(link),
    asking(
      worker,
      (origin) => call(revokePrivateLink, { origin, token: link.token, params: paramsOf(link) }),
      nothingMore,
    ),
  ),
)

export const renewLink = toLink(async (worker, link) => {
  let linkId = ''
  const { newLink } = await worker.history.record(
    worker.number,
    'renew link',
    subjectOf(link),
    asking(
      worker,
      (origin) => call(renewPrivateLink, { origin, token: link.token, params: paramsOf(link) }),
      ({ link: renewed, address }) => {
        linkId = renewed.id
        return { newLink: pathOf(address) }
      },
    ),
  )
  if (newLink) worker.world.links.push({ ...link, linkId, path: newLink })
})

export const protectLink = toLink((worker, link) =>
  worker.history.record(
    worker.number,
    'protect link',
    subjectOf(link),
    asking(
      worker,
      (origin) =>
        call(updatePrivateLink, {
          origin,
          token: link.token,
          params: paramsOf(link),
          body: { password: 'studio-nord' },
        }),
      nothingMore,
    ),
  ),
)
