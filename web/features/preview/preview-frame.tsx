import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { languageOf } from '@vitrine/common/languages'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Design, Layout } from '@vitrine/common/portfolio/design'
import type { TemplateDefinition } from '@vitrine/templates/definition'
import type { SitePages } from '@vitrine/templates/pages/site-pages'
import { PageBody } from '@vitrine/templates/page-body'
import type { ContentSources } from '@vitrine/templates/parts/sources'
import { pageStyles } from '@vitrine/templates/styles'
import { ErrorState } from '../../components/error-state.tsx'
import { classNames } from '../../lib/class-names.ts'
import { useOwnPictures } from '../../lib/pictures/private-pictures.ts'
import { say } from '../../lib/words/say.ts'
import { DocumentFrame } from './document-frame.tsx'
import { Centered, PreviewBox, type PreviewBoxProps } from './preview-box.tsx'
import { TemplateErrorBoundary } from './template-error-boundary.tsx'
import { useBehaviours } from './use-behaviours.ts'
import { useLateSections } from './use-late-sections.ts'
import { useFit } from './use-fit.ts'
import { useLetters } from './use-letters.ts'
import { useWording } from './use-wording.ts'
import { useScrollToSection } from './use-scroll-to-section.ts'

export interface PreviewPageProps {
  templateId: string
  definition: TemplateDefinition
  content: PortfolioContent
  design?: Design
  layout?: Layout
  /** Width of the previewed device in CSS pixels, scaled down to fit the box. By default the width of the box. */
  width?: number
  /** Names the frame for screen readers. */
  title: string
  /** Whether the page says what it was made with; false on the Pro plan. */
  madeWith?: boolean
  /** What it shows of its case studies and articles. */
  pages?: SitePages
  /** The section to scroll to, by its id in the template; null does not scroll. */
  section?: string | null
  /** Sections that are shown faintly, by their ids in the template: what visitors will not see. */
  faint?: readonly string[]
  /** Marks what the page shows with where in the content it comes from. */
  sources?: ContentSources
  /** Rendered over the page once it is there. */
  over?: (page: Document) => ReactNode
}

export type PreviewFrameProps = Omit<PreviewPageProps, 'definition'> & Pick<PreviewBoxProps, 'className'>

const nothingHidden: Layout = { hidden: [] }
const nothingFaint: readonly string[] = []
const templateDesign: Design = {}

/** A portfolio as its visitors see it, in a frame that fills its box (give that a height). */
export function PreviewFrame({ className, ...page }: PreviewFrameProps) {
  return (
    <PreviewBox templateId={page.templateId} className={className}>
      {(definition) => <PreviewPage definition={definition} {...page} />}
    </PreviewBox>
  )
}

/** The page inside a PreviewBox. A template that throws breaks nothing else. */
export function PreviewPage({ templateId, ...page }: PreviewPageProps) {
  return (
    <TemplateErrorBoundary
      resetKey={page.content}
      fallback={(retry) => (
        <Centered>
          <ErrorState
            title={say('Template Rendering Error')}
            message={say('The template ({name}) failed to render properly.', { name: templateId })}
            safe={say('Your content isn’t affected.')}
            retryLabel={say('Try Again')}
            onRetry={retry}
          />
        </Centered>
      )}
    >
      <Frame {...page} />
    </TemplateErrorBoundary>
  )
}

function Frame({
  definition,
  content,
  design = templateDesign,
  layout = nothingHidden,
  width,
  title,
  madeWith,
  pages,
  section = null,
  faint = nothingFaint,
  sources,
  over,
}: Omit<PreviewPageProps, 'templateId'>) {
  const box = useRef<HTMLDivElement>(null)
  const fit = useFit(box, width)
  const [page, setPage] = useState<Document | null>(null)
  const wording = useWording(content)
  const letters = useLetters(page, definition, design, content, wording.language)
  const late = useLateSections(definition, layout)
  const css = useMemo(
    () => pageStyles(late?.withLateRules(definition) ?? definition, design, letters),
    [late, definition, design, letters],
  )
  const faintCss = faint.map((id) => `#${CSS.escape(id)}{opacity:.4}`).join('')
  const picture = useOwnPictures()

  useBehaviours(definition.behaviours, page, content, layout)
  useScrollToSection(page, section, fit)

  return (
    // Absolute, so that the frame takes the height that it has after scaling. In the flow it would keep its unscaled height,
    // and a link to the end of the page would scroll the frame inside the box.
    <div ref={box} className="relative size-full overflow-hidden">
      <DocumentFrame
        title={title}
        language={languageOf(content)}
        css={css + faintCss}
        onDocument={useCallback((next: Document | null) => setPage(next), [])}
        className={classNames('absolute top-0 left-1/2 max-w-none origin-top border-0 bg-white', !fit && 'invisible')}
        style={
          fit ? { width: fit.width, height: fit.height, transform: `translateX(-50%) scale(${fit.scale})` } : undefined
        }
      >
        <PageBody
          late={late?.LateSection}
          definition={definition}
          content={content}
          layout={layout}
          picture={picture}
          madeWith={madeWith}
          pages={pages}
          sources={sources}
          wording={wording}
        />
      </DocumentFrame>
      {page && over?.(page)}
    </div>
  )
}
