import type { PageFacts } from '../../../functions/lib/documents/page-facts.ts'

/** What the database, the pages and the payment provider say after a run: all that the invariants look at. */

export interface StoredPortfolio {
  id: string
  uid: string
  /** Put aside, to be restored. */
  deleted: boolean
  revision: number
  saved: string
  status: string
  username: string | null
  templateId: string
  /** What visitors see; null where nothing is live. */
  live: StoredLive | null
  /** What the portfolio says of it. */
  liveRevision: number | null
  pages: readonly StoredPage[]
  /** What the portfolio says of each page, by its id. */
  pageFacts: Readonly<Record<string, PageFacts>>
  /** Copies of pages that are not there, though what is live or a publication that is kept names them. */
  missingCopies: readonly string[]
  /** Views that are shown: of closed days and since. */
  views: number
  /** The names under which views were counted once. */
  counted: readonly string[]
}

/** What is live of a portfolio, and the publication that it says it is: undefined where that is not there. */
export interface StoredLive extends Published {
  revision: number
  username: string
  publication: Published | undefined
  pages: readonly StoredLivePage[]
  /** Addresses that lead on, and to which page. */
  oldSlugs: Readonly<Record<string, string>>
}

/** The draft of a case study or an article. */
export interface StoredPage {
  id: string
  revision: number
  /** The text that was saved last. */
  saved: string
  /** What its portfolio has to say of it. */
  facts: PageFacts
}

/** A page in the list of those that are live, with what its copy holds; null where there is none that is whole. */
export interface StoredLivePage {
  id: string
  slug: string
  saved: string | null
}

/** As much of a publication as tells one from another. */
export interface Published {
  saved: string
  templateId: string
  /** All that its owner edited, to be compared as a whole. */
  whole: string
}

export interface StoredUsername {
  username: string
  uid: string
  portfolioId: string | null
  redirect: { portfolioId: string; until: number } | null
  reservedUntil: number | null
}

export interface StoredPurchase {
  uid: string
  templateId: string
  paymentId: string
}

/** A payment as the provider has it. */
export interface ProvidersPayment {
  uid: string
  templateId: string
  checkoutId: string
  paid: number
  refunded: number
}

/** What visitors find at a username. */
export type FoundPage = { status: number; movedTo: string | null; html: string }

export interface Stored {
  /** When it was read. */
  now: number
  portfolios: readonly StoredPortfolio[]
  usernames: readonly StoredUsername[]
  /** What each account holds. */
  holders: ReadonlyMap<string, readonly string[]>
  purchases: readonly StoredPurchase[]
  payments: readonly ProvidersPayment[]
  /** Templates that have to be paid for. */
  premium: ReadonlySet<string>
  pages: ReadonlyMap<string, FoundPage>
  /** What they find at addresses that pages have or had, by `{username}/{slug}`. */
  writtenPages: ReadonlyMap<string, FoundPage>
  /** The names of documents of what was left to a time, which has come, and is not done. */
  due: readonly string[]
  /** Accounts whose sign-in is gone. */
  closed: ReadonlySet<string>
  /** Paths under which anything of those is still there. */
  leftOver: readonly string[]
}
