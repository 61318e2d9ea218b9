import { useMemo, useRef, useState, type ReactNode } from 'react'
import { languageOf } from '@vitrine/common/languages'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Design, Layout } from '@vitrine/common/portfolio/design'
import type { TemplateDefinition } from '@vitrine/templates/definition'
import { PageBody } from '@vitrine/templates/page-body'
import { pageStyles } from '@vitrine/templates/styles'
import { useOwnPictures } from '../../lib/pictures/private-pictures.ts'
import { devices } from './devices.ts'
import { DocumentFrame } from './document-frame.tsx'
import { TemplateErrorBoundary } from './template-error-boundary.tsx'
import { useLateSections } from './use-late-sections.ts'
import { useFit } from './use-fit.ts'
import { useLetters } from './use-letters.ts'
import { useWording } from './use-wording.ts'
import { useTemplate } from './use-template.ts'

interface Page {
  content: PortfolioContent
  design?: Design
  layout?: Layout
}

export interface PageThumbnailProps extends Page {
  templateId: string
  /** Shown until the template has loaded, and if the page cannot be rendered. */
  fallback: ReactNode
}

const nothingHidden: Layout = { hidden: [] }
const templateDesign: Design = {}
const still = '*,::before,::after{animation:none!important;transition:none!important}html{overflow:hidden}'

/** The top of a page, small and still, in a box that has a size. Decorative: say beside it what it shows. */
export function PageThumbnail({ templateId, fallback, ...page }: PageThumbnailProps) {
  const template = useTemplate(templateId)
  if (!template.data) return fallback
  return (
    <TemplateErrorBoundary resetKey={page.content} fallback={() => fallback}>
      <StillPage definition={template.data} {...page} />
    </TemplateErrorBoundary>
  )
}

function StillPage({
  definition,
  content,
  design = templateDesign,
  layout = nothingHidden,
}: Page & { definition: TemplateDefinition }) {
  const box = useRef<HTMLDivElement>(null)
  const fit = useFit(box, devices.desktop)
  const [page, setPage] = useState<Document | null>(null)
  const wording = useWording(content)
  const letters = useLetters(page, definition, design, content, wording.language)
  const late = useLateSections(definition, layout)
  const css = useMemo(
    () => pageStyles(late?.withLateRules(definition) ?? definition, design, letters) + still,
    [late, definition, design, letters],
  )
  const picture = useOwnPictures()
  return (
    <div ref={box} inert aria-hidden className="relative size-full overflow-hidden bg-white">
      {fit && (
        <DocumentFrame
          title=""
          language={languageOf(content)}
          css={css}
          onDocument={setPage}
          className="absolute top-0 left-0 max-w-none origin-top-left border-0"
          style={{ width: fit.width, height: fit.height, transform: `scale(${fit.scale})` }}
        >
          <PageBody
            late={late?.LateSection}
            definition={definition}
            content={content}
            layout={layout}
            picture={picture}
            wording={wording}
          />
        </DocumentFrame>
      )}
    </div>
  )
}
