import type { PageContent, PageKind } from '@vitrine/common/portfolio/pages/page-content'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Translated } from '@vitrine/common/portfolio/translations/translated'
import type { LanguageLink } from '../languages/language-link.ts'
import { LanguageSwitch } from '../languages/language-switch.tsx'
import { staticDocument, staticFiles, type StaticDocument, type StaticPage } from '../static-page.tsx'
import type { loadPage } from './page.ts'
import { PageDocument, type PageDocumentProps } from './page-document.tsx'
import type { ShownPage, ShownPages } from './shown-page.ts'

interface StaticWrittenPage
  extends Pick<StaticDocument, 'title' | 'description' | 'origin' | 'hasFeeds' | 'design' | 'wording'>,
    Pick<PageDocumentProps, 'picture' | 'madeWith' | 'minutes'> {
  site: PageDocumentProps['site'] & { content: Translated<PortfolioContent> }
  root: '../' | '../../'
  /** The page in all of its languages, where there are several. */
  languages?: readonly LanguageLink[]
  id: string
  kind: PageKind
  content: Translated<PageContent>
  /** As loadPage() gives it. */
  loaded: Awaited<ReturnType<typeof loadPage>>
  pages: readonly ShownPage[]
}

/** The scripts of pages, each once for all of them. */
export const staticScripts = { plain: 'page-plain.js', blocks: 'page-blocks.js' } as const

/** A page stands in a folder of its own, so that servers show it at the address that its slug makes. */
const addressFrom =
  (root: './' | '../') =>
  ({ slug }: Pick<ShownPage, 'slug'>): string =>
    `${root}${encodeURIComponent(slug)}/${staticFiles.page}`

/** The pages as the static home page links to them: with their file names, which a disk needs. */
export const staticPages = (pages: readonly ShownPage[]): ShownPages => ({
  pages,
  home: '#top',
  addressOf: addressFrom('./'),
})

/** A case study or an article as a page that needs only files: its own folder, and what is beside the home page. */
export function staticWrittenPage({
  site,
  id,
  kind,
  content,
  minutes,
  loaded: { definition, look, highlight, styled, script },
  pages,
  picture,
  madeWith,
  wording,
  languages,
  ...document
}: StaticWrittenPage): StaticPage {
  return staticDocument({
    ...document,
    wording,
    untranslated: [site.content.untranslated, content.untranslated],
    styled,
    script: staticScripts[script],
    body: (
      <PageDocument
        definition={definition}
        look={look}
        site={site}
        id={id}
        kind={kind}
        content={content}
        minutes={minutes}
        shown={{ pages, home: `../${staticFiles.page}`, addressOf: addressFrom('../') }}
        picture={picture}
        highlight={highlight}
        madeWith={madeWith}
        wording={wording}
        above={languages && <LanguageSwitch links={languages} />}
      />
    ),
  })
}
