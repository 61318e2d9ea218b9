import { useId, useMemo, type ReactNode } from 'react'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import type { PageContent, PageKind } from '@vitrine/common/portfolio/pages/page-content'
import type { PictureResolver, TemplateDefinition } from '../definition.ts'
import { nameOf } from '../parts/content.ts'
import { dateOf } from '../parts/dates.ts'
import { Lightbox } from '../parts/lightbox.tsx'
import { KnownPictures } from '../parts/picture.tsx'
import { SkipLink } from '../parts/skip-link.tsx'
import { SmallPrint } from '../parts/small-print.tsx'
import { filled } from '../parts/texts.ts'
import type { PictureSets } from '../picture-sets.ts'
import { withKnownPages } from '../shared-sections/pages-section.ts'
import { withWriting } from '../shared-sections/writing.tsx'
import { inWords, navigationOf, visibleSections } from '../visible-sections.ts'
import type { Word } from '../words/words.ts'
import { english, type Wording } from '../words/wording.ts'
import type { Highlighter, PageSetting } from './blocks/block.ts'
import { Shot, SizesKnown } from './blocks/shot.tsx'
import { Blocks } from './blocks/blocks.tsx'
import { hasBriefPart, hasGallery, opensWithPicture } from './page-blocks.ts'
import type { PageLook } from './page-look.ts'
import { neighboursIn, type ShownPage, type ShownPages } from './shown-page.ts'
import { useSay, useWording, WordingContext } from '../parts/say.ts'

export interface PageDocumentProps {
  definition: Pick<TemplateDefinition, 'sections'>
  look: PageLook
  /** What is shown of the home page, for the name and the way back. */
  site: { content: PortfolioContent; layout: Layout }
  /** The id of the page; null of one that was never stored. */
  id: string | null
  kind: PageKind
  content: PageContent
  /** Reading time. */
  minutes: number
  /** The live pages, this one included; where the page stands among them. */
  shown: ShownPages
  picture: PictureResolver
  /** Resized files of its pictures; none in previews, which show originals. */
  pictureSets?: PictureSets
  /** Colours code; without it, code has one colour. */
  highlight?: Highlighter
  /** False for owners on the Pro plan. */
  madeWith?: boolean
  /** The words of its language. */
  wording?: Wording
  /** Above the page, such as links to its other languages. */
  above?: ReactNode
}

const kindLabels = { study: 'Case study', article: 'Article' } as const satisfies Record<PageKind, Word>
const othersLabels = { study: 'More case studies', article: 'More writing' } as const satisfies Record<PageKind, Word>

const noSets: PictureSets = new Map()

/** Everything inside <body> of a case study or an article, in its template's look. */
export function PageDocument({
  definition,
  look,
  site,
  id,
  kind,
  content,
  minutes,
  shown,
  picture,
  pictureSets,
  highlight,
  madeWith = true,
  wording = english,
  above,
}: PageDocumentProps) {
  const { say } = wording
  const name = nameOf(site.content, say)
  const setting = useMemo((): PageSetting => ({ picture, highlight, look }), [picture, highlight, look])
  const cover = picture({ src: content.cover, path: content.coverPath })
  return (
    <WordingContext value={wording}>
      <KnownPictures value={pictureSets ?? noSets}>
        <SizesKnown value={pictureSets !== undefined}>
          <div id="top" className="leaf" data-kind={kind}>
            <SkipLink />
            {above}
            <header className="leaf-bar">
              <a className="leaf-home" href={shown.home} rel="home" dir="auto">
                {name}
              </a>
            </header>
            <main id="content" tabIndex={-1}>
              <article>
                <header className="leaf-head">
                  {look.Above && <look.Above content={site.content} />}
                  <p className="leaf-kind">{say(kindLabels[kind])}</p>
                  <h1 dir="auto" data-long={(content.title ?? '').length > LONG_TITLE || undefined}>
                    {content.title?.trim() || say('Untitled')}
                  </h1>
                  {content.excerpt?.trim() && (
                    <p className="leaf-excerpt" dir="auto">
                      {content.excerpt.trim()}
                    </p>
                  )}
                  <Facts kind={kind} content={content} minutes={minutes} />
                  {hasBriefPart(content) && <BriefSwitch />}
                </header>
                {cover && (
                  <div className="leaf-cover">
                    <Shot src={cover} alt={content.coverAlt} sizes="(min-width: 1280px) 1180px, 100vw" eager />
                  </div>
                )}
                <Blocks blocks={content.blocks} page={setting} opens={!cover && opensWithPicture(content)} />
                {look.End && (
                  <div className="leaf-end">
                    <look.End content={site.content} />
                  </div>
                )}
              </article>
              <Neighbours kind={kind} id={id} shown={shown} />
            </main>
            <footer className="leaf-foot">
              <Sections definition={definition} site={site} shown={shown} />
              <div className="leaf-print">
                <SmallPrint name={name} madeWith={madeWith} top="#top" />
              </div>
            </footer>
            {hasGallery(content) && <Lightbox label="Picture" />}
          </div>
        </SizesKnown>
      </KnownPictures>
    </WordingContext>
  )
}

/** A title that is longer is set smaller. */
const LONG_TITLE = 60

function Facts({ kind, content, minutes }: Pick<PageDocumentProps, 'kind' | 'content' | 'minutes'>) {
  const { say, language } = useWording()
  const { text, day } = dateOf(content.date, language)
  const tags = filled(content.tags)
  return (
    <div className="leaf-facts">
      {kind === 'article' && text && <time dateTime={day}>{text}</time>}
      <span>{say('{n} min read', { n: minutes })}</span>
      {tags.length > 0 && (
        <ul role="list" className="leaf-tags" aria-label={say('Tags')}>
          {tags.map((tag) => (
            <li key={tag} dir="auto">
              {tag}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Shows only summaries and figures of the page: its rules do that, without a script. */
function BriefSwitch() {
  const say = useSay()
  const id = useId()
  return (
    <p className="brief">
      <input type="checkbox" role="switch" id={id} autoComplete="off" />
      <label htmlFor={id}>
        {say('20 seconds')}
        <span className="brief-more">{say(': only the summary and the figures')}</span>
      </label>
    </p>
  )
}

function Neighbours({ kind, id, shown }: Pick<PageDocumentProps, 'kind' | 'id' | 'shown'>) {
  const say = useSay()
  const { previous, next } = id === null ? {} : neighboursIn(shown.pages, id)
  if (!previous && !next) return null
  const link = (page: ShownPage, label: string, rel: 'prev' | 'next') => (
    <a href={shown.addressOf(page)} rel={rel}>
      <span className="leaf-way">{label}</span>
      <span className="leaf-other" dir="auto">
        {page.title}
      </span>
    </a>
  )
  return (
    <nav className="leaf-more" aria-label={say(othersLabels[kind])}>
      {previous && link(previous, say('Previous'), 'prev')}
      {next && link(next, say('Next'), 'next')}
    </nav>
  )
}

/** The sections of the home page: whoever came by a link to this page can go on. */
function Sections({ definition, site, shown }: Pick<PageDocumentProps, 'definition' | 'site' | 'shown'>): ReactNode {
  const { say, nameOf: nameOfSection } = useWording()
  const sections = withWriting(withKnownPages(definition.sections, shown.pages), site.layout, shown)
  const links = navigationOf(
    visibleSections(sections, site.content, site.layout).map((section) => inWords(section, nameOfSection)),
  )
  if (links.length === 0) return null
  return (
    <nav className="leaf-sections" aria-label={say('Sections')}>
      <ul role="list">
        {links.map(({ id, label }) => (
          <li key={id}>
            <a href={`${shown.home}#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
