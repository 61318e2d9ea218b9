import { isDeepStrictEqual } from 'node:util'
import type { Operation } from './history.ts'
import type { Broken, Invariant } from './invariants.ts'
import type { FoundPage, StoredLive, StoredPortfolio } from './stored.ts'

/** Invariants of case studies and articles. */

const writes = ({ kind, outcome }: Operation) =>
  (kind === 'create page' || kind === 'save page') && outcome !== 'refused'

/** Whether somebody may have written a text into a page. Nobody was told the id of a page whose creation was not answered. */
const wrote = (text: string, portfolioId: string, pageId: string) => (operation: Operation) =>
  writes(operation) &&
  operation.text === text &&
  operation.portfolioId === portfolioId &&
  (operation.pageId ?? pageId) === pageId

/** What visitors find of a page is a state that its owner saved for all to see, as it was copied. */
export const pagesWerePublishedWhole: Invariant = (operations, { portfolios }) =>
  portfolios.flatMap(({ id: portfolioId, live }) =>
    (live?.pages ?? []).flatMap(({ id: pageId, slug, saved }) => {
      if (saved === null)
        return [
          { what: `Of the page ${slug} that is live there is no copy, or another`, about: { portfolioId, pageId } },
        ]
      return saved.startsWith('Page(') && operations.some(wrote(saved, portfolioId, pageId))
        ? []
        : [{ what: `“${saved}” is live of the page ${slug}`, about: { portfolioId, pageId } }]
    }),
  )

export const noCopyIsMissing: Invariant = (_operations, { portfolios }) =>
  portfolios.flatMap(({ id: portfolioId, missingCopies }) =>
    missingCopies.map((name) => ({ what: `The copy ${name} is named, and is not there`, about: { portfolioId } })),
  )

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

export const aSlugIsOnePage: Invariant = (_operations, { portfolios }) =>
  portfolios.flatMap(({ id: portfolioId, live, pages }) => {
    const drafts = pages.filter(({ facts }) => !facts.deleted).map(({ facts }) => facts.slug)
    const shown = (live?.pages ?? []).map(({ slug }) => slug)
    return [
      ...[...twice(drafts), ...twice(shown)].map((slug) => ({
        what: `Two pages have the address ${slug}`,
        about: { portfolioId },
      })),
      ...shown
        .filter((slug) => live?.oldSlugs[slug] !== undefined)
        .map((slug) => ({ what: `${slug} is a page, and leads on to one`, about: { portfolioId } })),
    ]
  })

/** A portfolio knows each of its pages as it is, and in how many its draft differs from what is live follows from that. */
export const portfoliosKnowTheirPages: Invariant = (_operations, { portfolios }) =>
  portfolios.flatMap(({ id: portfolioId, pages, pageFacts }) =>
    isDeepStrictEqual(Object.fromEntries(pages.map(({ id, facts }) => [id, facts])), { ...pageFacts })
      ? []
      : [{ what: 'The portfolio and its pages do not agree', about: { portfolioId } }],
  )

export const savesOfPagesStay: Invariant = (operations, { portfolios }) =>
  portfolios.flatMap(({ id: portfolioId, pages }) =>
    pages.flatMap(({ id: pageId, saved, revision }) => {
      const own = operations.filter((operation) => writes(operation) && operation.portfolioId === portfolioId)
      const about = { portfolioId, pageId }
      const answered = own.filter((operation) => operation.pageId === pageId && operation.outcome === 'done')
      const last = answered.toSorted((a, b) => (a.pageRevision ?? 0) - (b.pageRevision ?? 0)).at(-1)
      // Nobody knows when, if ever, an unanswered save took effect.
      const isUnanswered = own.some(
        (operation) => operation.outcome === 'unknown' && wrote(saved, portfolioId, pageId)(operation),
      )
      return [
        ...(isUnanswered || last?.text === saved
          ? []
          : [{ what: `A page holds “${saved}” and not what was saved last, “${last?.text ?? 'nothing'}”`, about }]),
        ...((last?.pageRevision ?? 0) <= revision
          ? []
          : [{ what: `Revision ${revision} of a page is stored after ${last?.pageRevision}`, about }]),
      ]
    }),
  )

/** What has to be found at an address: the text of a page, the slug that it leads on to, or nothing. */
function expected(live: StoredLive, slug: string): { saved?: string | null; movedTo?: string } {
  const page = live.pages.find((entry) => entry.slug === slug)
  if (page) return { saved: page.saved }
  return { movedTo: live.pages.find(({ id }) => id === live.oldSlugs[slug])?.slug }
}

const isAnsweredAs = ({ saved, movedTo }: ReturnType<typeof expected>, { status, html, ...found }: FoundPage) => {
  if (saved !== undefined) return status === 200 && html.includes(saved ?? '')
  return movedTo === undefined ? status === 404 : status === 301 && decodeURIComponent(found.movedTo ?? '') === movedTo
}

export const addressesSayWhatIsLive: Invariant = (_operations, { portfolios, writtenPages }) => {
  const shown = new Map<string, StoredPortfolio & { live: StoredLive }>()
  for (const portfolio of portfolios) {
    const { live } = portfolio
    if (live) shown.set(live.username, { ...portfolio, live })
  }
  return [...writtenPages].flatMap(([path, found]): Broken[] => {
    const [username = '', slug = ''] = path.split('/')
    const portfolio = shown.get(username)
    return portfolio && isAnsweredAs(expected(portfolio.live, slug), found)
      ? []
      : [
          {
            what: `/${path} answers ${found.status}, and that is not what is live`,
            about: { portfolioId: portfolio?.id },
          },
        ]
  })
}
