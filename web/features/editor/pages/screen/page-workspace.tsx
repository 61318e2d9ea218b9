import { lazy, useCallback, useState } from 'react'
import { Tabs as Radix } from 'radix-ui'
import { useQueryClient } from '@tanstack/react-query'
import { getPage } from '@vitrine/common/api/pages'
import type { Portfolio } from '@vitrine/common/api/shapes'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { LazyPart, MissingDialog, MissingPart } from '../../../../components/lazy-part.tsx'
import { classNames } from '../../../../lib/class-names.ts'
import { whenIdle } from '../../../../lib/idle.ts'
import { request } from '../../../../lib/api.ts'
import { usePageTitle } from '../../../../lib/page-title.ts'
import { tellOfChange } from '../../../../lib/portfolio-news.ts'
import { counted } from '../../../../lib/counted.ts'
import { toast } from '../../../../lib/toast.ts'
import { PublishDialogs, usePublish } from '../../../publish/index.ts'
import { ownDevice, type Device } from '../../../preview/index.ts'
import { LeaveGuard } from '../../screen/leave-guard.tsx'
import { ProblemBox } from '../../screen/problem-box.tsx'
import { refuseStrayFiles } from '../../fields/use-file-drop.ts'
import { useEditorKeys } from '../../screen/use-editor-keys.ts'
import { useDebouncedDocumentState, useDocumentState, useStoreState } from '../../state/editor-context.ts'
import { usePictureQueue } from '../../batch/use-picture-queue.ts'
import { useQuestionMark } from '../../tools/use-question-mark.ts'
import { useTabFollowingFocus } from '../../state/use-tab-following-focus.ts'
import { PageCanvas } from '../canvas/page-canvas.tsx'
import type { PageSession } from '../state/page-session.ts'
import { CleanedNotice } from './cleaned-notice.tsx'
import { PageFields } from './page-fields.tsx'
import { PageHeader } from './page-header.tsx'
import { PagePreviewPane } from './page-preview-pane.tsx'

const ConflictDialog = lazy(
  whenIdle(async () => ({ default: (await import('../../screen/conflict-dialog.tsx')).ConflictDialog })),
)
const RestoreBanner = lazy(async () => ({ default: (await import('../../screen/restore-banner.tsx')).RestoreBanner }))
const PageCommentsNotice = lazy(
  whenIdle(async () => ({ default: (await import('../comments/page-comments-notice.tsx')).PageCommentsNotice })),
)
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../../tools/shortcuts-dialog.tsx')).ShortcutsDialog,
}))
const PicturesPanel = lazy(async () => ({ default: (await import('../../batch/pictures-panel.tsx')).PicturesPanel }))

const panes = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const
type Pane = (typeof panes)[number]['value']

/** The screen of an open page: what is written and its preview side by side, or two tabs on a phone. */
export function PageWorkspace({ session, siteMetadata }: { session: PageSession; siteMetadata: TemplateMetadata }) {
  const { store, facts, portfolioId, saveAll } = session
  const queryClient = useQueryClient()
  const portfolio = useStoreState(store, (state) => state.portfolio)
  const hasConflict = useDocumentState((state) => state.conflict !== null)
  const leftover = useDocumentState((state) => state.leftovers[0])
  const title = useDebouncedDocumentState(() => store.getState().history.present.content.title ?? '')
  const pictures = usePictureQueue()
  const [device, setDevice] = useState<Device>(ownDevice)
  const [pane, setPane] = useTabFollowingFocus<Pane>('edit', () => 'edit')
  usePageTitle(`Editing: ${title || 'Untitled page'}`)
  useEditorKeys()
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
      return { portfolio: current, content: current.content }
    },
    save: saveAll,
    call,
  })
  async function publish(paths?: readonly string[]): Promise<void> {
    if (!(await saveAll()) || !(await publishing.publish(paths))) return
    toast.success(paths ? `Live now: ${counted(paths.length, 'change')}.` : 'Live now.')
  }

  const failure = publishing.obstacle?.kind === 'failed' ? publishing.obstacle.message : null
  return (
    <div className="flex h-dvh flex-col overflow-hidden" {...refuseStrayFiles}>
      <PageHeader
        session={session}
        device={device}
        onDevice={setDevice}
        phase={publishing.phase}
        onPublish={(paths) => void publish(paths)}
        siteMetadata={siteMetadata}
      />
      <main aria-label="Page editor" className="flex min-h-0 flex-1 flex-col">
        {leftover && (
          <LazyPart missing={<MissingDialog name="The banner for unsaved changes, which are kept on this device," />}>
            <RestoreBanner entry={leftover} />
          </LazyPart>
        )}
        <ProblemBox publishFailure={failure} onDismissPublish={publishing.dismiss} />
        <CleanedNotice session={session} />
        <LazyPart missing={<MissingPart name="What reviewers wrote" />}>
          <PageCommentsNotice session={session} />
        </LazyPart>
        <Radix.Root
          value={pane}
          onValueChange={(value) => setPane(value as Pane)}
          className="flex min-h-0 flex-1 flex-col lg:flex-row"
        >
          <Radix.List
            aria-label="Edit or preview"
            className="grid shrink-0 grid-cols-2 border-b border-line bg-surface lg:hidden"
          >
            {panes.map(({ value, label }) => (
              <Radix.Trigger
                key={value}
                value={value}
                className="h-11 border-b-2 border-transparent text-sm font-medium text-muted data-[state=active]:border-accent-text data-[state=active]:text-ink"
              >
                {label}
              </Radix.Trigger>
            ))}
          </Radix.List>
          <Radix.Content
            forceMount
            value="edit"
            tabIndex={-1}
            className={classNames(paneClass, 'overflow-y-auto bg-surface lg:border-r lg:border-line')}
          >
            <div className="mx-auto w-full max-w-3xl px-4 pt-5 pb-40 lg:px-8">
              <PageFields session={session} siteMetadata={siteMetadata} />
              <PageCanvas session={session} />
            </div>
          </Radix.Content>
          <Radix.Content forceMount value="preview" tabIndex={-1} className={classNames(paneClass, 'bg-sunken')}>
            <PagePreviewPane session={session} device={device} onDevice={setDevice} />
          </Radix.Content>
        </Radix.Root>
        {pictures && (
          <LazyPart missing={<MissingDialog name="The upload progress" />}>
            <PicturesPanel queue={pictures} />
          </LazyPart>
        )}
      </main>
      {publishing.obstacle && (
        <LazyPart missing={<MissingDialog name="The publishing dialog" onClose={publishing.dismiss} />}>
          <PublishDialogs
            portfolio={portfolio}
            obstacle={publishing.obstacle}
            payment={publishing.payment}
            save={saveAll}
            onDismiss={publishing.dismiss}
            call={call}
            onUsername={() => void publishing.usernameAttached()}
          />
        </LazyPart>
      )}
      <LazyPart missing={hasConflict && <MissingDialog name="The conflict dialog" onClose={store.dismissConflict} />}>
        <ConflictDialog />
      </LazyPart>
      {shortcuts && (
        <LazyPart missing={<MissingDialog name="The list of shortcuts" onClose={() => setShortcuts(false)} />}>
          <ShortcutsDialog onClose={() => setShortcuts(false)} />
        </LazyPart>
      )}
      <LeaveGuard />
    </div>
  )
}

const paneClass = 'flex min-h-0 min-w-0 flex-1 flex-col outline-none max-lg:data-[state=inactive]:hidden'
