import { lazy, useRef, useState, type Ref } from 'react'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { appRoutes } from '@vitrine/common/routes'
import { isPremium } from '@vitrine/common/templates/ids'
import { Badge } from '../../../components/badge.tsx'
import { Button, LinkButton } from '../../../components/button.tsx'
import { LazyPart, MissingButton, MissingDialog } from '../../../components/lazy-part.tsx'
import { toast } from '../../../lib/toast.ts'
import { saidCount, say } from '../../../lib/words/say.ts'
import { DeviceToggle, type Device } from '../../preview/index.ts'
import type { usePublish } from '../../publish/index.ts'
import { ChangesButton } from '../live/changes-button.tsx'
import { useEditorState, useText } from '../state/editor-context.ts'
import { ToolsButton } from '../tools/tools-button.tsx'
import { SaveButton, UndoRedo } from './header-buttons.tsx'
import { SaveStatus } from './save-status.tsx'
import { useOpenDraft } from './use-open-draft.ts'

const NotLiveCount = lazy(async () => ({ default: (await import('../live/not-live-count.tsx')).NotLiveCount }))
const ChangesDialog = lazy(async () => ({ default: (await import('../live/changes-dialog.tsx')).ChangesDialog }))
const UnpublishDialog = lazy(async () => ({ default: (await import('../live/unpublish-dialog.tsx')).UnpublishDialog }))
const PaymentBadge = lazy(async () => ({ default: (await import('./payment-badge.tsx')).PaymentBadge }))

export interface EditorHeaderProps {
  device: Device
  onDevice: (device: Device) => void
  publishing: ReturnType<typeof usePublish>
}

export function EditorHeader({ device, onDevice, publishing }: EditorHeaderProps) {
  const live = useEditorState(({ portfolio }) => portfolio.live)
  const templateId = useEditorState(({ portfolio }) => portfolio.templateId)
  // Counted by a part that loads after the first screen. Until then there is what the server has counted.
  const [counts, setCounts] = useState<number | null>(null)
  const count = live ? (counts ?? live.changed) : 0
  const [open, setOpen] = useState<'changes' | 'unpublish' | null>(null)
  const publishButton = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(null)
  const changes = <ChangesButton count={count} onOpen={() => setOpen('changes')} />

  async function publishChanges(paths?: readonly string[]): Promise<void> {
    // What opened the list may go when all is live.
    publishButton.current?.focus()
    if (await publishing.publish(paths))
      toast.success(saidCount(paths?.length ?? count, 'Live now: 1 change.', 'Live now: {n} changes.'))
  }

  return (
    <header
      aria-label={say('Editor')}
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-2 py-2 lg:px-4"
    >
      <LinkButton
        to={appRoutes.dashboard}
        variant="ghost"
        square
        aria-label={say('Back to Dashboard')}
        title={say('Back to Dashboard')}
        icon={<ArrowLeft aria-hidden />}
      />
      {/* Before all that changes its width with each edit: a second click meets the same button. */}
      <UndoRedo />
      <div className="min-w-0 flex-1">
        <Title />
        <div className="flex flex-wrap items-center gap-x-3 xl:hidden">
          <SaveStatus />
          {changes}
        </div>
      </div>
      <div className="lg:order-last">
        <ToolsButton />
      </div>
      {(publishing.payment?.requiresPayment ?? isPremium(templateId)) && (
        // On its own line on phones, where the title needs the whole width. It has its room before the status is known.
        <div className="flex min-h-8 shrink-0 items-center gap-1 max-lg:order-last max-lg:w-full">
          {publishing.payment && (
            <LazyPart missing={<MissingButton name={say('The payment status')} />}>
              <PaymentBadge payment={publishing.payment} onRefresh={publishing.checkPayment} />
            </LazyPart>
          )}
        </div>
      )}
      <div className="max-xl:hidden">
        <SaveStatus />
      </div>
      <div className="flex items-center justify-end gap-2 max-lg:w-full lg:order-1">
        <DeviceToggle device={device} onDevice={onDevice} className="max-lg:hidden" />
        <PreviewButton />
        <SaveButton />
        <div className="max-xl:hidden">{changes}</div>
        <PublishButton
          ref={publishButton}
          phase={publishing.phase}
          count={count}
          onPublish={() => void publishing.publish()}
          onPublishChanges={() => void publishChanges()}
          onUnpublish={() => setOpen('unpublish')}
        />
      </div>
      {live && (
        <LazyPart missing={null}>
          <NotLiveCount onCount={setCounts} />
        </LazyPart>
      )}
      {open === 'changes' && (
        <LazyPart missing={<MissingDialog name={say('The list of changes')} onClose={close} />}>
          <ChangesDialog
            onClose={close}
            onPublish={(paths) => void publishChanges(paths)}
            onUnpublish={() => {
              publishButton.current?.focus()
              setOpen('unpublish')
            }}
          />
        </LazyPart>
      )}
      {open === 'unpublish' && (
        <LazyPart missing={<MissingDialog name={say('The question whether to unpublish')} onClose={close} />}>
          <UnpublishDialog
            count={count}
            busy={publishing.phase !== 'idle'}
            onClose={close}
            onUnpublish={() => void publishing.unpublish().then(close)}
          />
        </LazyPart>
      )}
    </header>
  )
}

function Title() {
  const name = useText('name')
  const status = useEditorState(({ portfolio }) => portfolio.status)
  const username = useEditorState(({ portfolio }) => portfolio.username)
  const isLive = useEditorState(({ portfolio }) => portfolio.live !== null)
  const pending = useEditorState((state) => state.pending.length)
  return (
    <div className="flex min-w-0 items-center gap-2">
      <h1 className="min-w-0 truncate text-base font-semibold" title={name}>
        {/* On a phone the room is for the name. */}
        <span className="max-sm:sr-only">{say('Editing:')} </span>
        {name}
      </h1>
      <Badge tone={status === 'published' ? 'success' : 'neutral'}>
        {say(status === 'published' ? 'Published' : 'Draft')}
      </Badge>
      {username && (
        // Where the page is live, its address is below.
        <Badge className={isLive ? 'max-2xl:hidden' : 'max-xl:hidden'}>
          <span className="max-w-40 truncate">@{username}</span>
        </Badge>
      )}
      {pending > 0 && (
        <Badge tone="warning" className="max-sm:hidden">
          {say('{n} unsaved', { n: pending })}
        </Badge>
      )}
    </div>
  )
}

/** Where the page is live, “View draft” below does the same, and the room is for the changes. */
function PreviewButton() {
  const live = useEditorState((state) => state.portfolio.live !== null)
  return (
    <Button
      title={say('Preview in a new tab, with unsaved changes')}
      icon={<ExternalLink aria-hidden />}
      className={live ? 'max-2xl:w-10 max-2xl:px-0' : 'max-xl:w-10 max-xl:px-0'}
      onClick={useOpenDraft()}
    >
      <span className={live ? 'max-2xl:sr-only' : 'max-xl:sr-only'}>{say('Preview')}</span>
    </Button>
  )
}

const phaseLabels = { checking: 'Checking...', processing: 'Processing...' } as const

interface PublishButtonProps {
  ref: Ref<HTMLButtonElement>
  phase: keyof typeof phaseLabels | 'idle'
  /** Changes not live. */
  count: number
  onPublish: () => void
  onPublishChanges: () => void
  onUnpublish: () => void
}

function PublishButton({ ref, phase, count, onPublish, onPublishChanges, onUnpublish }: PublishButtonProps) {
  const published = useEditorState((state) => state.portfolio.status === 'published')
  const [label, act] = !published
    ? (['Publish', onPublish] as const)
    : count > 0
      ? (['Publish changes', onPublishChanges] as const)
      : (['Unpublish', onUnpublish] as const)
  return (
    <Button
      ref={ref}
      variant={published && count === 0 ? 'secondary' : 'primary'}
      busy={phase !== 'idle'}
      onClick={act}
    >
      {say(phase === 'idle' ? label : phaseLabels[phase])}
    </Button>
  )
}
