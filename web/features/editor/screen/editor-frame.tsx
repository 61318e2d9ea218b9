import { lazy, useCallback, type ReactNode } from 'react'
import { Tabs as Radix } from 'radix-ui'
import { LazyPart, MissingDialog } from '../../../components/lazy-part.tsx'
import { Notice } from '../../../components/notice.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { whenIdle } from '../../../lib/idle.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { PublishDialogs, type usePublish } from '../../publish/index.ts'
import type { PortfolioCall } from '../../username/index.ts'
import { usePictureQueue } from '../batch/use-picture-queue.ts'
import { refuseStrayFiles } from '../fields/use-file-drop.ts'
import { useDocumentEditor, useDocumentState } from '../state/editor-context.ts'
import { useTabFollowingFocus } from '../state/use-tab-following-focus.ts'
import { ShowPreviewContext } from '../state/show-preview.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { useEditorKeys } from './use-editor-keys.ts'

// Loaded before they are needed: what fails and conflicts often appear while there is no connection, or just when it has come back.
const ProblemBox = lazy(whenIdle(async () => ({ default: (await import('./problem-box.tsx')).ProblemBox })))
const ConflictDialog = lazy(whenIdle(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog })))
const RestoreBanner = lazy(async () => ({ default: (await import('./restore-banner.tsx')).RestoreBanner }))
const PicturesPanel = lazy(async () => ({ default: (await import('../batch/pictures-panel.tsx')).PicturesPanel }))

const panes = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const
type Pane = (typeof panes)[number]['value']

interface EditorFrameProps {
  /** What the screen is called. */
  label: string
  header: ReactNode
  /** Banners above form and preview. */
  notices: ReactNode
  form: ReactNode
  formClass: string
  preview: ReactNode
  publishing: ReturnType<typeof usePublish>
  /** How the portfolio gets an address, if it needs one to be published. */
  call: PortfolioCall
  /** Dialogs of this editor alone. */
  children?: ReactNode
}

/** What the editors of a home page and of its other pages have alike: form and preview side by side, or two tabs on a phone. */
export function EditorFrame({
  label,
  header,
  notices,
  form,
  formClass,
  preview,
  publishing,
  call,
  children,
}: EditorFrameProps) {
  const { store } = useDocumentEditor()
  const hasConflict = useDocumentState((state) => state.conflict !== null)
  const leftover = useDocumentState((state) => state.leftovers[0])
  const pictures = usePictureQueue()
  const [pane, setPane] = useTabFollowingFocus<Pane>('edit', () => 'edit')
  const showPreview = useCallback(() => setPane('preview'), [setPane])
  useEditorKeys()
  const { obstacle, dismiss } = publishing
  const publishFailure = obstacle?.kind === 'failed' ? obstacle.message : null
  const failure = useDocumentState((state) => state.problem?.message) ?? publishFailure
  return (
    <div className="flex h-dvh flex-col overflow-hidden" {...refuseStrayFiles}>
      {header}
      <main aria-label={label} className="flex min-h-0 flex-1 flex-col">
        {notices}
        {leftover && (
          <LazyPart
            missing={<MissingDialog name={say('The banner for unsaved changes, which are kept on this device,')} />}
          >
            <RestoreBanner entry={leftover} />
          </LazyPart>
        )}
        <LazyPart missing={failure && <Notice tone="danger">{heard(failure)}</Notice>}>
          <ProblemBox publishFailure={publishFailure} onDismissPublish={dismiss} />
        </LazyPart>
        <Radix.Root
          value={pane}
          onValueChange={(value) => setPane(value as Pane)}
          className="flex min-h-0 flex-1 flex-col lg:flex-row"
        >
          <Radix.List
            aria-label={say('Edit or preview')}
            className="grid shrink-0 grid-cols-2 border-b border-line bg-surface lg:hidden"
          >
            {panes.map(({ value, label }) => (
              <Radix.Trigger
                key={value}
                value={value}
                className="h-11 border-b-2 border-transparent text-sm font-medium text-muted data-[state=active]:border-accent-text data-[state=active]:text-ink"
              >
                {say(label)}
              </Radix.Trigger>
            ))}
          </Radix.List>
          <Radix.Content
            forceMount
            value="edit"
            tabIndex={-1}
            className={classNames(paneClass, 'border-line bg-surface lg:border-r', formClass)}
          >
            {form}
          </Radix.Content>
          <Radix.Content forceMount value="preview" tabIndex={-1} className={classNames(paneClass, 'bg-sunken')}>
            <ShowPreviewContext value={showPreview}>{preview}</ShowPreviewContext>
          </Radix.Content>
        </Radix.Root>
        {pictures && (
          <LazyPart missing={<MissingDialog name={say('The upload progress')} />}>
            <PicturesPanel queue={pictures} />
          </LazyPart>
        )}
      </main>
      {obstacle && <Obstacle obstacle={obstacle} publishing={publishing} call={call} />}
      {children}
      <LazyPart
        missing={hasConflict && <MissingDialog name={say('The conflict dialog')} onClose={store.dismissConflict} />}
      >
        <ConflictDialog />
      </LazyPart>
      <LeaveGuard />
    </div>
  )
}

interface ObstacleProps extends Pick<EditorFrameProps, 'publishing' | 'call'> {
  obstacle: NonNullable<EditorFrameProps['publishing']['obstacle']>
}

/** What has to be done before the page can be published. */
function Obstacle({ obstacle, publishing: { payment, dismiss, usernameAttached }, call }: ObstacleProps) {
  const { saveAll } = useDocumentEditor()
  const portfolio = useDocumentState((state) => state.portfolio)
  return (
    <LazyPart missing={<MissingDialog name={say('The publishing dialog')} onClose={dismiss} />}>
      <PublishDialogs
        portfolio={portfolio}
        obstacle={obstacle}
        payment={payment}
        save={saveAll}
        onDismiss={dismiss}
        call={call}
        onUsername={() => void usernameAttached()}
      />
    </LazyPart>
  )
}

const paneClass = 'flex min-h-0 min-w-0 flex-1 flex-col outline-none max-lg:data-[state=inactive]:hidden'
