import { lazy, useState } from 'react'
import { Tabs as Radix } from 'radix-ui'
import { ownDevice, type Device } from '../../preview/index.ts'
import { useCancelledPayment } from '../../payment/index.ts'
import { PublishDialogs, usePublish } from '../../publish/index.ts'
import { LazyPart, MissingDialog, MissingPart } from '../../../components/lazy-part.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { whenIdle } from '../../../lib/idle.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { usePictureQueue } from '../batch/use-picture-queue.ts'
import { useCheckedPublish } from '../checks/use-checked-publish.ts'
import { refuseStrayFiles } from '../fields/use-file-drop.ts'
import { usePortfolioCall } from '../state/use-portfolio-call.ts'
import { useTabFollowingFocus } from '../state/use-tab-following-focus.ts'
import { EditorHeader } from './editor-header.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { LivePreview } from './live-preview.tsx'
import { ProblemBox } from './problem-box.tsx'
import { Sidebar } from './sidebar.tsx'
import { usePaymentArrival } from './use-payment-arrival.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { useIsNew } from './use-is-new.ts'

// Loaded before it is needed: a conflict often appears just when the connection has come back.
const ConflictDialog = lazy(whenIdle(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog })))
const PublishedBanner = lazy(async () => ({ default: (await import('./published-banner.tsx')).PublishedBanner }))
const StartBanner = lazy(async () => ({ default: (await import('./start-banner.tsx')).StartBanner }))
const RestoreBanner = lazy(async () => ({ default: (await import('./restore-banner.tsx')).RestoreBanner }))
const LateNotices = lazy(whenIdle(async () => ({ default: (await import('./late-notices.tsx')).LateNotices })))
const PicturesPanel = lazy(async () => ({ default: (await import('../batch/pictures-panel.tsx')).PicturesPanel }))
const ChecksDialog = lazy(async () => ({ default: (await import('../checks/checks-dialog.tsx')).ChecksDialog }))

const panes = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const
type Pane = (typeof panes)[number]['value']

/** The screen of an open editor: three columns, or two tabs on a phone. */
export function Workspace() {
  const { portfolioId, metadata, store, saveAll } = useEditor()
  const portfolio = useEditorState((state) => state.portfolio)
  const hasConflict = useEditorState((state) => state.conflict !== null)
  const leftover = useEditorState((state) => state.leftovers[0])
  const pictures = usePictureQueue()
  const start = useIsNew()
  const [device, setDevice] = useState<Device>(ownDevice)
  const [pane, setPane] = useTabFollowingFocus<Pane>('edit', () => 'edit')
  const call = usePortfolioCall()
  const publishing = usePublish({
    portfolioId,
    metadata,
    current: () => ({ portfolio: store.getState().portfolio, content: store.getState().history.present.content }),
    save: saveAll,
    call,
  })
  const checked = useCheckedPublish(publishing.publish)
  useEditorKeys()
  useCancelledPayment()
  usePaymentArrival(publishing.paymentMade)

  const failure = publishing.obstacle?.kind === 'failed' ? publishing.obstacle.message : null
  return (
    <div className="flex h-dvh flex-col overflow-hidden" {...refuseStrayFiles}>
      <EditorHeader
        device={device}
        onDevice={setDevice}
        publishing={{
          ...publishing,
          // What is added to a page that is live does not bring up all the advice again.
          publish: portfolio.status === 'published' ? publishing.publish : checked.publish,
          phase: checked.checking ? 'checking' : publishing.phase,
        }}
      />
      <main aria-label="Editor" className="flex min-h-0 flex-1 flex-col">
        {portfolio.live && (
          <LazyPart
            fallback={<div className="h-[2.8125rem] shrink-0 border-b border-success-line bg-success-soft" />}
            missing={<MissingPart name="The address of your page" />}
          >
            <PublishedBanner live={portfolio.live} />
          </LazyPart>
        )}
        <LazyPart missing={<MissingDialog name="The banner for schedules and comments" />}>
          <LateNotices />
        </LazyPart>
        {start.isNew && (
          <LazyPart missing={<MissingDialog name="The choice of an empty page" onClose={start.dismiss} />}>
            <StartBanner onClose={start.dismiss} />
          </LazyPart>
        )}
        {leftover && (
          <LazyPart missing={<MissingDialog name="The banner for unsaved changes, which are kept on this device," />}>
            <RestoreBanner entry={leftover} />
          </LazyPart>
        )}
        <ProblemBox publishFailure={failure} onDismissPublish={publishing.dismiss} />
        <Radix.Root
          value={pane}
          onValueChange={(value) => setPane(value as Pane)}
          className="flex min-h-0 flex-1 flex-col lg:flex-row"
        >
          <Radix.List
            aria-label="Edit or preview"
            className="grid shrink-0 grid-cols-2 border-b border-line bg-surface lg:hidden"
          >
            {panes.map((pane) => (
              <Radix.Trigger
                key={pane.value}
                value={pane.value}
                className="h-11 border-b-2 border-transparent text-sm font-medium text-muted data-[state=active]:border-accent-text data-[state=active]:text-ink"
              >
                {pane.label}
              </Radix.Trigger>
            ))}
          </Radix.List>
          <Radix.Content
            forceMount
            value="edit"
            tabIndex={-1}
            className={classNames(
              paneClass,
              'border-line bg-surface lg:w-[26rem] lg:flex-none lg:border-r xl:w-[38rem]',
            )}
          >
            <Sidebar />
          </Radix.Content>
          <Radix.Content forceMount value="preview" tabIndex={-1} className={classNames(paneClass, 'bg-sunken')}>
            <LivePreview device={device} onDevice={setDevice} />
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
      {checked.reviewing && (
        <LazyPart missing={<MissingDialog name="The page check" onClose={checked.closeReview} />}>
          <ChecksDialog onClose={checked.closeReview} onPublish={() => void publishing.publish()} />
        </LazyPart>
      )}
      <LazyPart missing={hasConflict && <MissingDialog name="The conflict dialog" onClose={store.dismissConflict} />}>
        <ConflictDialog />
      </LazyPart>
      <LeaveGuard />
    </div>
  )
}

const paneClass = 'flex min-h-0 min-w-0 flex-1 flex-col outline-none max-lg:data-[state=inactive]:hidden'
