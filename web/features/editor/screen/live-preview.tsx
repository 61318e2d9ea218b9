import { lazy, useCallback, useMemo, useState } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { planOf, plans } from '@vitrine/common/plans'
import { contentSources } from '@vitrine/templates/parts/sources'
import type { TemplateDefinition } from '@vitrine/templates/definition'
import type { SitePages } from '@vitrine/templates/pages/site-pages'
import { withKnownPages } from '@vitrine/templates/shared-sections/pages-section'
import { useAuth } from '../../auth/index.ts'
import { devices, DeviceToggle, PreviewBox, PreviewPage, type Device } from '../../preview/index.ts'
import { Button } from '../../../components/button.tsx'
import { LazyPart } from '../../../components/lazy-part.tsx'
import { whenIdle } from '../../../lib/idle.ts'
import { say } from '../../../lib/words/say.ts'
import type { ShownContent } from '../on-page/use-writing.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { withPlaceholderPages, withPlaceholders } from './placeholders.ts'

// The form works without it.
const FieldOverlay = lazy(
  whenIdle(async () => ({ default: (await import('../on-page/field-overlay.tsx')).FieldOverlay })),
)

/** The page with all unsaved edits. It renders in the same frame as the field that is typed in. */
export function LivePreview({ device, onDevice }: { device: Device; onDevice: (device: Device) => void }) {
  const templateId = useEditorState((state) => state.portfolio.templateId)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 p-3 lg:p-5">
      <DeviceToggle device={device} onDevice={onDevice} className="self-center lg:hidden" />
      <PreviewBox className="min-h-0 w-full flex-1 rounded-lg border border-line" templateId={templateId}>
        {(definition) => <DraftPage templateId={templateId} definition={definition} width={devices[device]} />}
      </PreviewBox>
    </div>
  )
}

/** The draft in the language that is written; in its own until what translates it has loaded, and without it. */
function useInLanguage(content: PortfolioContent, layout: Layout, metadata: TemplateMetadata) {
  const language = useEditorState((state) => state.language)
  const { data } = useQuery({
    queryKey: ['translator'],
    queryFn: () => import('../translations/translated-document.ts'),
    enabled: language !== null,
    staleTime: Infinity,
  })
  return useMemo(
    () => (language && data ? data.translatedDocument({ content, layout }, metadata, language) : { content, layout }),
    [content, layout, metadata, language, data],
  )
}

/** The only component that re-renders on every keystroke, apart from the field. */
function DraftPage(page: { templateId: string; definition: TemplateDefinition; width: number | undefined }) {
  const { metadata, portfolioId } = useEditor()
  // Put there by what lists them: until then, the preview shows none of them.
  const pages = useQuery<SitePages>({ queryKey: ['site-pages', portfolioId], queryFn: skipToken }).data
  const { profile } = useAuth()
  const draft = useEditorState((state) => state.history.present)
  const { content, layout } = useInLanguage(draft.content, draft.layout, metadata)
  const section = useEditorState((state) => (state.isSectionInSight ? null : state.activeSectionId))
  const neverPublished = useEditorState(({ portfolio }) => portfolio.publishedAt === null)
  const [wanted, setWanted] = useState(true)
  const { sections } = page.definition
  const known = useMemo(
    () => pages?.withPages(sections, layout) ?? withKnownPages(sections, null),
    [sections, layout, pages],
  )
  const shown = useMemo(() => {
    const plain = { content, faint: [] }
    if (!neverPublished || !wanted) return plain
    try {
      return withPlaceholders(metadata, known, content, layout)
    } catch {
      // Content that the template cannot judge fails in the preview below, which says so.
      return plain
    }
  }, [neverPublished, wanted, metadata, known, content, layout])
  const shownPages = useMemo(() => pages && withPlaceholderPages(pages, shown.faint), [pages, shown.faint])
  const [shownAs, setShownAs] = useState<ShownContent | null>(null)
  const shownContent = useMemo(() => shownAs?.(shown.content) ?? shown.content, [shownAs, shown.content])
  const showAs = useCallback((next: ShownContent | null) => setShownAs(() => next), [])
  const [sources] = useState(contentSources)
  // Known before the page renders: objects that are new since the last edit are added to those of before.
  sources.add(shownContent)
  return (
    <>
      <PreviewPage
        title={say('Live preview')}
        design={draft.design}
        layout={layout}
        section={section}
        sources={sources}
        over={(document) => (
          <LazyPart missing={null}>
            <FieldOverlay page={document} onShown={showAs} />
          </LazyPart>
        )}
        madeWith={plans[planOf(profile)].showsMadeWith}
        pages={shownPages}
        content={shownContent}
        faint={shown.faint}
        {...page}
      />
      {shown.faint.length > 0 && (
        <p className="absolute inset-x-3 bottom-3 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] items-center gap-3 rounded-lg border border-line bg-surface py-1 pr-1 pl-3 text-sm text-muted shadow-float">
          {say('Faint sections are empty. Visitors will not see them.')}
          <Button size="sm" variant="ghost" aria-label={say('Hide empty sections')} onClick={() => setWanted(false)}>
            {say('Hide')}
          </Button>
        </p>
      )}
    </>
  )
}
