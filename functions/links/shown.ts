import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { LRUCache } from 'lru-cache'
import { type Language, languageOf } from '@vitrine/common/languages'
import { planOf, type PlanId } from '@vitrine/common/plans'
import type { Design, Layout } from '@vitrine/common/portfolio/design'
import { entryIn, untranslatedIn } from '@vitrine/common/portfolio/pages/entry'
import type { PublicContent } from '@vitrine/common/portfolio/public-content'
import { alsoUntranslated } from '@vitrine/common/portfolio/translations/translated'
import { servedLanguages } from '@vitrine/common/portfolio/translations/texts'
import { isTemplateId, type TemplateId } from '@vitrine/common/templates/ids'
import { linkPage } from '@vitrine/templates/link-page'
import { publicContent } from '@vitrine/templates/public-content'
import { findUser } from '../lib/auth.ts'
import { linkedPages, type LinkedPage } from './pages.ts'
import { deletionRef } from '../lib/documents/deletion.ts'
import { liveRef } from '../lib/documents/live.ts'
import type { LiveDocument, LivePage } from '../lib/documents/live-document.ts'
import { portfolioRef, type PortfolioDocument } from '../lib/documents/portfolio.ts'
import { kindOf, linkIdOf, privateLinkRef, stateOf, type PrivateLinkDocument } from '../lib/documents/private-link.ts'
import { db } from '../lib/firebase.ts'
import { transact } from '../lib/transact.ts'
import { isEntitled, readEntitlement } from '../payments/entitlement/entitlement.ts'

/** Of a portfolio what a link shows. */
export interface LinkView {
  templateId: TemplateId
  content: PublicContent
  design: Design
  layout: Layout
}

/** What somebody who has a private link gets to see: of the portfolio what the link shows, and nothing else. */
export interface LinkPage extends LinkView {
  linkId: string
  link: PrivateLinkDocument
  name: string
  /** What everybody may see, also who has not given the password; null where nothing is published. */
  published: Pick<LinkPage, 'name' | 'content' | 'username'> | null
  /** The same of what is published, where the link is for a review. */
  live: (LinkView & { pages: readonly LivePage[] }) | null
  plan: PlanId
  /** Of the page that takes what its forms send; null where none is published. */
  username: string | null
  pages: LinkedPage[]
  /** The language that its addresses name; null for the original. */
  inAddress: Language | null
  /** All that it can be read in, the original first. */
  languages: Language[]
}

/** The link of a token, while it is open. */
export async function activeLink(
  token: string,
  now: number,
): Promise<{ linkId: string; link: PrivateLinkDocument } | null> {
  const linkId = linkIdOf(token)
  if (linkId === null) return null
  const link = (await privateLinkRef(linkId).get()).data()
  return link && stateOf(link, now) === 'active' ? { linkId, link } : null
}

/** What is published of the portfolio that a link is of, or was; null where that is nothing, and for what was never a link. */
export async function publishedBehind(token: string): Promise<LinkPage['published']> {
  const linkId = linkIdOf(token)
  const link = linkId === null ? undefined : (await privateLinkRef(linkId).get()).data()
  return link ? publishedOf((await liveRef(link.portfolioId).get()).data()) : null
}

/**
 * What is behind the token of an address now; null where there is nothing to show, whatever the reason.
 * @param language that the address names; the original is shown where it cannot be read in that
 */
export async function openedLink(
  token: string,
  now: number,
  language: Language | null = null,
): Promise<LinkPage | null> {
  const found = await activeLink(token, now)
  if (!found) return null
  const { linkId, link } = found
  const { ownerId, portfolioId, shows } = link
  const [[portfolio, profile, deletion], isOpen] = await Promise.all([
    db().getAll(portfolioRef(portfolioId), db().collection('users').doc(ownerId), deletionRef(ownerId)),
    isOpenAccount(ownerId),
  ])
  const stored = (portfolio as DocumentSnapshot<PortfolioDocument> | undefined)?.data()
  if (!stored || stored.ownerId !== ownerId || deletion?.exists || !isOpen) return null
  const live = stored.status === 'published' ? (await liveRef(portfolioId).get()).data() : undefined
  const source = shows.from === 'live' ? live : stored
  if (!source || !isTemplateId(source.templateId)) return null
  const { templateId, name, design } = source
  // What is published was judged when it was; a draft can have any template.
  if (shows.from === 'draft') {
    const facts = await transact((reads) => readEntitlement(templateId, ownerId, reads), READ_ONLY)
    if (!isEntitled(facts)) return null
  }
  const username = live?.username ?? null
  const plan = planOf(profile?.data())
  // What is reviewed is the original.
  const others = kindOf(link) === 'review' ? [] : servedLanguages(source.content, plan)
  const inAddress = language && others.includes(language) ? language : null
  const pages = await linkedPages(portfolioId, { stored, live: live ?? null }, shows)
  const entries = pages.map(({ entry }) => entry)
  const { content: own, layout } = linkPage({ ...source, templateId, pages: entries }, shows, inAddress ?? undefined)
  const original = languageOf(source.content)
  const content = inAddress
    ? alsoUntranslated(own, { language: original, texts: untranslatedIn(entries, inAddress) })
    : own
  return {
    linkId,
    link,
    name,
    templateId,
    design,
    content: username === null ? withoutForms(content) : content,
    layout,
    plan,
    username,
    published: publishedOf(live),
    live: kindOf(link) === 'review' && live ? viewOf(live, link) : null,
    pages: inAddress ? pages.map((page) => ({ ...page, entry: entryIn(page.entry, inAddress) })) : pages,
    inAddress,
    languages: [original, ...others],
  }
}

function publishedOf(live: LiveDocument | undefined): LinkPage['published'] {
  if (!live || !isTemplateId(live.templateId)) return null
  const { name, username, templateId, content, layout, pages } = live
  return { name, username, content: publicContent({ templateId, content, layout, pages }) }
}

function viewOf(
  { templateId, content, design, layout, pages = [] }: LiveDocument,
  { shows }: PrivateLinkDocument,
): LinkPage['live'] {
  if (!isTemplateId(templateId)) return null
  return { templateId, design, pages, ...linkPage({ templateId, content, layout, pages }, shows) }
}

/** Forms of a page that is not published have no receiver. */
const withoutForms = (content: PublicContent): PublicContent => ({
  ...content,
  contact: { ...content.contact, form: 'hidden' },
  newsletter: undefined,
})

const READ_ONLY = { readOnly: true } as const

/** Accounts are asked for at the Auth service, whose answer a page with many pictures needs many times. */
const accounts = new LRUCache<string, boolean>({ max: 1_000, ttl: 10_000 })

/** Whether an account is there and not disabled. */
async function isOpenAccount(uid: string): Promise<boolean> {
  const known = accounts.get(uid)
  if (known !== undefined) return known
  const user = await findUser(uid)
  const isOpen = user !== null && !user.disabled
  accounts.set(uid, isOpen)
  return isOpen
}
