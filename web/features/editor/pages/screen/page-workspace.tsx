import { lazy, useCallback, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getPage } from '@vitrine/common/api/pages'
import type { Portfolio } from '@vitrine/common/api/shapes'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { LazyPart, MissingDialog, MissingPart } from '../../../../components/lazy-part.tsx'
import { whenIdle } from '../../../../lib/idle.ts'
import { request } from '../../../../lib/api.ts'
import { usePageTitle } from '../../../../lib/page-title.ts'
import { tellOfChange } from '../../../../lib/portfolio-news.ts'
import { toast } from '../../../../lib/toast.ts'
import { say, saidCount } from '../../../../lib/words/say.ts'
import { usePublish } from '../../../publish/index.ts'
import { ownDevice, type Device } from '../../../preview/index.ts'
import { EditorFrame } from '../../screen/editor-frame.tsx'
import { useDebouncedDocumentState, useDocumentState } from '../../state/editor-context.ts'
import { useQuestionMark } from '../../tools/use-question-mark.ts'
import { PageCanvas } from '../canvas/page-canvas.tsx'
import { useFacts } from '../state/page-facts.ts'
import type { PageSession } from '../state/page-session.ts'
import { PageFields } from './page-fields.tsx'
import { PageHeader } from './page-header.tsx'
import { PagePreviewPane } from './page-preview-pane.tsx'

const PageCommentsNotice = lazy(
  whenIdle(async () => ({ default: (await import('../comments/page-comments-notice.tsx')).PageCommentsNotice })),
)
const CleanedNotice = lazy(async () => ({ default: (await import('./cleaned-notice.tsx')).CleanedNotice }))
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../../tools/shortcuts-dialog.tsx')).ShortcutsDialog,
}))

const PageLanguages = lazy(async () => ({
  default: (await import('../../translations/translation-panel.tsx')).PageLanguages,
}))

/** The screen of an open case study or article. */
export function PageWorkspace({ session, siteMetadata }: { session: PageSession; siteMetadata: TemplateMetadata }) {
  const { store, facts, portfolioId, saveAll } = session
  const queryClient = useQueryClient()
  const title = useDebouncedDocumentState(() => store.getState().history.present.content.title ?? '')
  const [device, setDevice] = useState<Device>(ownDevice)
  usePageTitle(say('Editing: {title}', { title: title || say('Untitled page') }))
  const hasLanguages = useDocumentState(({ portfolio }) => (portfolio.content.meta?.languages?.length ?? 0) > 0)
  const language = useDocumentState((state) => state.language)
  const wasCleaned = useFacts(facts, ({ cleaned }) => cleaned.length > 0)
  const [shortcuts, setShortcuts] = useState(false)
  useQuestionMark(useCallback(() => setShortcuts(true), []))

  async function call(change: () => Promise<Portfolio>): Promise<Portfolio> {
    const changed = await change()
    store.portfolioChanged(changed)
    tellOfChange(changed.id)
    void queryClient.invalidateQueries({ queryKey: ['portfolios'] })
    await request(getPage, { params: { id: portfolioId, pageId: facts.getState().page.id } }).then(
      facts.changed,
      // It is live; only what says so here is older.
      () => undefined,
    )
    return changed
  }
  const publishing = usePublish({
    portfolioId,
    metadata: siteMetadata,
    current: () => {
      const { portfolio: current } = store.getState()
      return { portfolio: current, content: current.content, layout: current.layout }
    },
    save: saveAll,
    call,
  })
  async function publish(paths?: readonly string[]): Promise<void> {
    if (!(await saveAll()) || !(await publishing.publish(paths))) return
    toast.success(paths ? saidCount(paths.length, 'Live now: 1 change.', 'Live now: {n} changes.') : say('Live now.'))
  }

  return (
    <EditorFrame
      label={say('Page editor')}
      publishing={publishing}
      call={call}
      header={
        <PageHeader
          session={session}
          device={device}
          onDevice={setDevice}
          phase={publishing.phase}
          onPublish={(paths) => void publish(paths)}
          siteMetadata={siteMetadata}
        />
      }
      notices={
        <>
          {wasCleaned && (
            <LazyPart missing={<MissingPart name={say('Cleaned text')} />}>
              <CleanedNotice session={session} />
            </LazyPart>
          )}
          <LazyPart missing={<MissingPart name={say('What reviewers wrote')} />}>
            <PageCommentsNotice session={session} />
          </LazyPart>
        </>
      }
      form={
        <>
          {(hasLanguages || language) && (
            <LazyPart missing={<MissingPart name={say('The languages of your portfolio')} />}>
              <PageLanguages session={session} language={language} />
            </LazyPart>
          )}
          <div className={language ? 'hidden' : 'mx-auto w-full max-w-3xl px-4 pt-5 pb-40 lg:px-8'}>
            <PageFields session={session} siteMetadata={siteMetadata} />
            <PageCanvas session={session} />
          </div>
        </>
      }
      formClass="overflow-y-auto"
      preview={<PagePreviewPane session={session} device={device} onDevice={setDevice} />}
    >
      {shortcuts && (
        <LazyPart missing={<MissingDialog name={say('The list of shortcuts')} onClose={() => setShortcuts(false)} />}>
          <ShortcutsDialog onClose={() => setShortcuts(false)} />
        </LazyPart>
      )}
    </EditorFrame>
  )
}
