import type { ReactNode } from 'react'
import { asksForSubscribers } from '@vitrine/templates/forms'
import { pageFacts } from '@vitrine/templates/page-facts'
import { newsletterEndpoint } from '@vitrine/templates/parts/forms'
import { registry } from '@vitrine/templates/registry'
import { pageColors } from '@vitrine/templates/styles'
import manifest from '@vitrine/templates/dist/manifest.json' with { type: 'json' }
import { languageOf } from '@vitrine/common/languages'
import type { LanguageLink } from '@vitrine/templates/languages/language-link'
import { loadWording } from '@vitrine/templates/words/load-wording'
import type { Say } from '@vitrine/templates/words/wording'
import { plans } from '@vitrine/common/plans'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { translatableOfPages } from '@vitrine/common/portfolio/pages/translatable'
import { translatedPage } from '@vitrine/common/portfolio/translations/translated'
import { privateLinkPath, privatePagePath, reviewedPagePath } from '@vitrine/common/routes'
import type { PictureResolver } from '@vitrine/templates/definition'
import type { ShownPages } from '@vitrine/templates/pages/shown-page'
import { listsPages } from '@vitrine/templates/shared-sections/pages-section'
import { type LinkedPage, linkedContent } from '../../links/pages.ts'
import type { LinkPage } from '../../links/shown.ts'
import { kindOf } from '../../lib/documents/private-link.ts'
import { appOrigin } from '../../lib/env.ts'
import { type SayToVisitor, wordingFor } from '../../lib/words/load.ts'
import { waitOf } from '../../http/api-error.ts'
import type { HtmlDocument } from '../document.tsx'
import { messagePage } from '../message-page.tsx'
import { picturesOf } from '../pictures-of.ts'
import type { PageNeeds } from '../headers.ts'
import { pagesOf } from '../portfolio-html.tsx'
import { templateDocument } from '../template-document.tsx'
import { writtenDocument } from '../written/document.tsx'
import css from './private-link.css?inline'
import { linkPictures } from './pictures.ts'

/** What its visitors are told of being counted: the truth, in one line. */
export const COUNTED =
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.'
export const NOT_COUNTED = 'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.'

export const factsOf = ({ name, content, username }: Pick<LinkPage, 'name' | 'content' | 'username'>) =>
  pageFacts({ name, content, username: username ?? '', origin: appOrigin() })

export const Robots = () => <meta name="robots" content="noindex, nofollow, noarchive" />

export const Notice = ({
  link,
  isCounted,
  say,
}: Pick<LinkPage, 'link'> & { isCounted: boolean; say: SayToVisitor }) => (
  <aside className="private-link" aria-label={say('Private link')}>
    {link.shows.greeting.trim() && (
      <p className="private-greeting" dir="auto">
        {link.shows.greeting.trim()}
      </p>
    )}
    <p>{say(isCounted ? COUNTED : NOT_COUNTED)}</p>
  </aside>
)

/** What a private link shows, in its template. Nothing in it says anything to engines, cards or figures. */
export async function linkHtml(
  token: string,
  page: LinkPage,
  isCounted: boolean,
): Promise<HtmlDocument & { connect: string | null }> {
  const { say } = await wordingFor(page)
  return linkedPage(token, page, { before: <Notice link={page.link} isCounted={isCounted} say={say} />, css })
}

/** The page itself, with what is added to it. */
export async function linkedPage(
  token: string,
  page: LinkPage,
  added: { before?: ReactNode; css: string },
): Promise<HtmlDocument & { connect: string | null }> {
  const { link, templateId, content, design, layout, plan, username, pages } = page
  const picture = linkPictures(token, link)
  const shown = listsPages(layout) ? [content, pages.map(({ entry }) => entry)] : content
  const languages = languagesIn(token, page)
  const document = templateDocument({
    definition: await registry[templateId](),
    content,
    design,
    layout,
    picture,
    pictureSets: await picturesOf(link.portfolioId, shown, { addressOf: picture }),
    pages: await pagesOf(shownIn(token, page)),
    wording: await loadWording(languageOf(content)),
    languages,
    username: username ?? undefined,
    madeWith: plans[plan].showsMadeWith,
    icon: iconOf(picture, content),
    ...added,
    head: (
      <>
        <title>{factsOf(page).title}</title>
        <Robots />
      </>
    ),
    after: (
      <>
        <script src={`/enhance/${manifest.uncounted[templateId]}`} defer />
        {languages && <script src={`/enhance/${manifest.languages}`} defer />}
      </>
    ),
  })
  const endpoint = asksForSubscribers(templateId, content, layout) ? newsletterEndpoint(content.newsletter) : null
  return { ...document, connect: endpoint && new URL(endpoint).origin }
}

/** The link, or a page of it, in all of its languages; undefined where it is in one. */
const languagesIn = (token: string, { languages }: LinkPage, slug?: string): LanguageLink[] | undefined =>
  languages.length === 1
    ? undefined
    : languages.map((language) => {
        const other = language === languages[0] ? null : language
        const href = slug === undefined ? privateLinkPath(token, other) : privatePagePath(token, slug, other)
        return { language, href }
      })

/** Pages of a review lead to each other in its frame. */
const shownIn = (token: string, { pages, link, inAddress }: LinkPage): ShownPages => ({
  pages: pages.map(({ entry }) => entry),
  ...(kindOf(link) === 'review'
    ? { home: reviewedPagePath(token), addressOf: ({ slug }) => reviewedPagePath(token, slug) }
    : { home: privateLinkPath(token, inAddress), addressOf: ({ slug }) => privatePagePath(token, slug, inAddress) }),
})

const iconOf = (picture: PictureResolver, { meta }: LinkPage['content']) =>
  picture({ src: meta?.icon, path: meta?.iconPath })

/** A case study or an article that a private link shows. Null where it is gone by now. */
export async function linkedHtml(
  token: string,
  page: LinkPage,
  linked: LinkedPage,
  isCounted: boolean,
): Promise<(HtmlDocument & PageNeeds) | null> {
  const content = await linkedContent(page.link.portfolioId, linked)
  const { say } = await wordingFor(page)
  const before = <Notice link={page.link} isCounted={isCounted} say={say} />
  return content && writtenPage(token, page, { ...linked, content }, { before, css })
}

/** The case study or the article itself, with what is added to it. */
export async function writtenPage(
  token: string,
  page: LinkPage,
  { entry, content }: Pick<LinkedPage, 'entry'> & { content: PageContent },
  added: { before?: ReactNode; css: string },
): Promise<HtmlDocument & PageNeeds> {
  const { link, templateId, plan, inAddress } = page
  const picture = linkPictures(token, link)
  const wording = await loadWording(languageOf(page.content))
  const languages = languagesIn(token, page, entry.slug)
  return writtenDocument({
    templateId,
    wording,
    languages,
    page: entry,
    content: inAddress
      ? translatedPage(content, { from: page.languages[0], to: inAddress }, translatableOfPages)
      : content,
    site: page,
    plan,
    shown: shownIn(token, page),
    picture,
    pictureSets: await picturesOf(link.portfolioId, [content, page.content.meta], { addressOf: picture }),
    icon: iconOf(picture, page.content),
    ...added,
    head: (
      <>
        <title>{titleOf(page, entry, wording.say)}</title>
        <Robots />
      </>
    ),
    script: (kind) => (
      <>
        <script src={`/enhance/${manifest.uncountedPages[kind]}`} defer />
        {languages && <script src={`/enhance/${manifest.languages}`} defer />}
      </>
    ),
  })
}

const titleOf = (page: LinkPage, { title }: Pick<LinkedPage['entry'], 'title'>, say: Say): string =>
  `${title.trim() || say('Untitled')} – ${factsOf(page).name}`

/** What is wrong with what was typed; null on the first look. */
export type PasswordProblem = 'wrong' | 'paused' | null

const problems = {
  wrong: 'That is not the password. Please check it and try again.',
  paused: 'That was wrong too many times.',
} as const

/** When it can be tried again. */
function tryAgain(seconds: number, say: SayToVisitor): string {
  const { minutes, hours } = waitOf(seconds)
  if (minutes === 1) return say('Please try again in a minute.')
  return hours === null
    ? say('Please try again in {n} minutes.', { n: minutes })
    : say('Please try again in {n} hours.', { n: hours })
}

/**
 * Asks for the password of a link, in the colours of the portfolio. It names the portfolio only as it is public, and speaks its
 * language only then: a draft's are behind the password. It works without a script.
 */
export async function passwordPage(page: LinkPage, problem: PasswordProblem, seconds?: number): Promise<HtmlDocument> {
  const { language, say } = await wordingFor(page.published)
  const { design } = await registry[page.templateId]()
  const colors = pageColors(design, page.design)
  const rules = {
    page: colors.page,
    text: colors.text,
    muted: colors.muted,
    accent: colors.primary,
    'on-accent': colors['on-primary'],
    problem: colors.text,
  }
  const look = `:root:root{${Object.entries(rules)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`
  return messagePage({
    language,
    title: say('This page is private'),
    text: say('Enter the password you were given for this link.'),
    brand: { name: page.published && factsOf(page.published).name, icon: null },
    look,
    children: (
      <form method="post">
        <label>
          {say('Password')}
          <input
            type="password"
            name="password"
            autoComplete="current-password"
            required
            maxLength={256}
            aria-invalid={problem === 'wrong' || undefined}
            aria-describedby={problem ? 'problem' : undefined}
          />
        </label>
        {problem && (
          <p id="problem" className="problem" role="alert">
            {say(problems[problem])} {seconds !== undefined && tryAgain(seconds, say)}
          </p>
        )}
        <button>{say('Open the page')}</button>
      </form>
    ),
  })
}
