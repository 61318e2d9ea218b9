import type { DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import type { PortfolioStatus } from '@vitrine/common/api/shapes'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Design, Layout } from '@vitrine/common/portfolio/design'
import type { PlanId } from '@vitrine/common/plans'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { db } from '../firebase.ts'
import type { OldSlugs } from './live-document.ts'
import type { PageFacts } from './page-facts.ts'
import { identifyItems } from './identified.ts'

/** What is live of a portfolio, beside the draft: its own document is `portfolios/{id}/live/site` (live.ts). */
export interface LiveState {
  publishedAt: Timestamp
  revision: number
  /** In how many places the draft differs. */
  changed: number
  /** What has to be paid for. */
  templateId: TemplateId
}

/** `portfolios/{id}` as it is stored: the draft, which its owner edits, and facts of the portfolio. */
export interface PortfolioDocument {
  ownerId: string
  name: string
  templateId: TemplateId
  status: PortfolioStatus
  username: string | null
  content: PortfolioContent
  design: Design
  layout: Layout
  revision: number
  views: number
  createdAt: Timestamp
  updatedAt: Timestamp
  /** Since when it is published; while it is not, since when it was the last time. */
  publishedAt: Timestamp | null
  /** What is live, written together with what it is about; null while nothing is, and missing where nothing ever was. */
  live?: LiveState | null
  /** Its owner's plan, so that the page needs not ask for it: written with every publish and every change of the plan. */
  ownerPlan?: PlanId
  /** Its pages by id, deleted ones included: written together with each, so that all of them are judged by one document. */
  pages?: Record<string, PageFacts>
  /** Addresses that pages of it had while they were live; what is live has them, too. */
  oldSlugs?: OldSlugs
  /** When the last version of it was kept. */
  versionedAt?: Timestamp
  /** The custom domain whose owner was seen to have given it to this portfolio; it counts while the content names it. */
  provedDomain?: string
  /** Whether visitors find it there, as far as it was seen; missing until it was looked at for the first time. */
  domainServes?: boolean
  /** Who else sees its figures, and whether they come by mail; missing until the owner chooses. */
  analytics?: {
    shareKey?: string | null
    weeklyMail?: boolean
    messageMail?: boolean
    linkMail?: boolean
    commentMail?: boolean
    /** Only mails to the owner have it: it switches them off. */
    mailKey?: string
    /** What browsers of the owner send along on the portfolio's own domain. */
    ownKey?: string
    /** The link that gives a browser the key, until it is used. */
    ownLink?: { key: string; until: Timestamp } | null
  }
}

export const portfolioRef = (id: string): DocumentReference<PortfolioDocument, DocumentData> =>
  db().collection('portfolios').doc(id).withConverter(identifyItems<PortfolioDocument>())
