import { useCallback, useMemo, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { languageOf } from '@vitrine/common/languages'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Design, Layout } from '@vitrine/common/portfolio/design'
import type { PageContent, PageKind } from '@vitrine/common/portfolio/pages/page-content'
import { readingMinutes } from '@vitrine/common/portfolio/pages/reading-time'
import type { TemplateId } from '@vitrine/common/templates/ids'
import type { TemplateDefinition } from '@vitrine/templates/definition'
import { loadHighlighter } from '@vitrine/templates/pages/page'
import { hasCode } from '@vitrine/templates/pages/page-blocks'
import { PageDocument } from '@vitrine/templates/pages/page-document'
import type { PageLook } from '@vitrine/templates/pages/page-look'
import { pageCss } from '@vitrine/templates/pages/page-styles'
import { noPages } from '@vitrine/templates/pages/shown-page'
import { pageStyles } from '@vitrine/templates/styles'
import { ErrorState } from '../../components/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx'
import { useOwnFiles } from '../../lib/files/own-files.ts'
import { useOwnPictures } from '../../lib/pictures/private-pictures.ts'
import { say } from '../../lib/words/say.ts'
import { DocumentFrame } from './document-frame.tsx'
import { PreviewBox } from './preview-box.tsx'
import { TemplateErrorBoundary } from './template-error-boundary.tsx'
import { useFit } from './use-fit.ts'
import { useLetters } from './use-letters.ts'
import { useWording } from './use-wording.ts'

export interface PagePreviewProps {
  templateId: TemplateId
  /** The home page around it. */
  site: { content: PortfolioContent; design: Design; layout: Layout }
  kind: PageKind
  content: PageContent
  /** Width of the previewed device in CSS pixels, scaled down to fit the box. */
  width: number
  madeWith: boolean
  className?: string
}

/** A case study or an article as its visitors see it, in a frame that fills its box (give that a height). */
export function PagePreview({ className, ...page }: PagePreviewProps) {
  return (
    <PreviewBox templateId={page.templateId} className={className}>
      {(definition) => <LookedUp definition={definition} {...page} />}
    </PreviewBox>
  )
}

interface FrameProps extends Omit<PagePreviewProps, 'className'> {
  definition: TemplateDefinition
}

function LookedUp({ definition, ...page }: FrameProps) {
  const look = useQuery({
    queryKey: ['page-look', page.templateId],
    queryFn: definition.pageLook,
    staleTime: Infinity,
  })
  return look.data ? (
    <TemplateErrorBoundary
      resetKey={page.content}
      fallback={(retry) => (
        <ErrorState
          title={say('The preview failed')}
          message={say('This page could not be rendered.')}
          safe={say('Your content isn’t affected.')}
          onRetry={retry}
        />
      )}
    >
      <Frame definition={definition} look={look.data} {...page} />
    </TemplateErrorBoundary>
  ) : (
    <SkeletonGroup label={say('Loading the preview…')} className="size-full p-6">
      <Skeleton className="size-full" />
    </SkeletonGroup>
  )
}

function Frame({ definition, look, site, kind, content, width, madeWith }: FrameProps & { look: PageLook }) {
  const box = useRef<HTMLDivElement>(null)
  const fit = useFit(box, width)
  const [page, setPage] = useState<Document | null>(null)
  const wording = useWording(site.content)
  const letters = useLetters(page, definition, site.design, content, wording.language)
  const blocks = pageCss(look, content)
  const css = useMemo(
    () => pageStyles({ design: definition.design, css: blocks }, site.design, letters),
    [definition, blocks, site.design, letters],
  )
  const picture = useOwnFiles(useOwnPictures())
  const highlight = useQuery({
    queryKey: ['highlighter'],
    queryFn: () => loadHighlighter(content),
    enabled: hasCode(content),
    staleTime: Infinity,
  })
  return (
    <div ref={box} className="relative size-full overflow-hidden">
      <DocumentFrame
        title={say('Live preview')}
        language={languageOf(site.content)}
        css={css}
        onDocument={useCallback((next: Document | null) => setPage(next), [])}
        className={`absolute top-0 left-1/2 max-w-none origin-top border-0 bg-white ${fit ? '' : 'invisible'}`}
        style={
          fit ? { width: fit.width, height: fit.height, transform: `translateX(-50%) scale(${fit.scale})` } : undefined
        }
      >
        <PageDocument
          definition={definition}
          look={look}
          site={site}
          id={null}
          kind={kind}
          content={content}
          minutes={readingMinutes(content)}
          shown={noPages}
          picture={picture}
          highlight={highlight.data}
          madeWith={madeWith}
          wording={wording}
        />
      </DocumentFrame>
    </div>
  )
}
