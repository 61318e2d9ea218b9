import { lazy } from 'react'
import { ArrowLeft, ExternalLink, Redo2, Undo2 } from 'lucide-react'
import { appRoutes } from '@vitrine/common/routes'
import { Badge } from '../../../components/badge.tsx'
import { Button, LinkButton } from '../../../components/button.tsx'
import { LazyPart, MissingButton } from '../../../components/lazy-part.tsx'
import { DeviceToggle, openLocalPreview, type Device } from '../../preview/index.ts'
import type { usePublish } from '../../publish/index.ts'
import { useEditor, useEditorState, useText } from '../state/editor-context.ts'
import { ToolsButton } from '../tools/tools-button.tsx'
import { SaveStatus } from './save-status.tsx'

const PaymentBadge = lazy(async () => ({ default: (await import('./payment-badge.tsx')).PaymentBadge }))

export interface EditorHeaderProps {
  device: Device
  onDevice: (device: Device) => void
  publishing: ReturnType<typeof usePublish>
  /** Publishes again, without the advice that there is before the first time. */
  onPublishChanges: () => void
}

export function EditorHeader({ device, onDevice, publishing, onPublishChanges }: EditorHeaderProps) {
  return (
    <header
      aria-label="Editor"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-2 py-2 lg:px-4"
    >
      <LinkButton
        to={appRoutes.dashboard}
        variant="ghost"
        square
        aria-label="Back to Dashboard"
        title="Back to Dashboard"
        icon={<ArrowLeft aria-hidden />}
      />
      <div className="min-w-0 flex-1">
        <Title />
        <div className="lg:hidden">
          <SaveStatus />
        </div>
      </div>
      <div className="lg:order-1">
        <UndoRedo />
      </div>
      <div className="lg:order-last">
        <ToolsButton />
      </div>
      {publishing.payment?.requiresPayment && (
        <LazyPart missing={<MissingButton name="Whether the template is paid for" />}>
          <PaymentBadge payment={publishing.payment} onRefresh={publishing.checkPayment} />
        </LazyPart>
      )}
      <div className="max-lg:hidden">
        <SaveStatus />
      </div>
      <div className="flex items-center justify-end gap-2 max-lg:w-full lg:order-1">
        <DeviceToggle device={device} onDevice={onDevice} className="max-lg:hidden" />
        <PreviewButton />
        <SaveButton />
        <PublishChangesButton idle={publishing.phase === 'idle'} onPublish={onPublishChanges} />
        <PublishButton publishing={publishing} />
      </div>
    </header>
  )
}

function Title() {
  const name = useText('name')
  const { status, username } = useEditorState((state) => state.portfolio)
  const pending = useEditorState((state) => state.pending.length)
  return (
    <div className="flex min-w-0 items-center gap-2">
      <h1 className="min-w-0 truncate text-base font-semibold" title={name}>
        {/* On a phone the room is for the name. */}
        <span className="max-sm:sr-only">Editing: </span>
        {name}
      </h1>
      <Badge tone={status === 'published' ? 'success' : 'neutral'}>
        {status === 'published' ? 'Published' : 'Draft'}
      </Badge>
      {username && (
        <Badge className="max-xl:hidden">
          <span className="max-w-40 truncate">@{username}</span>
        </Badge>
      )}
      {pending > 0 && (
        <Badge tone="warning" className="max-sm:hidden">
          {pending} unsaved
        </Badge>
      )}
    </div>
  )
}

function UndoRedo() {
  const { store } = useEditor()
  const canUndo = useEditorState((state) => state.history.past.length > 0)
  const canRedo = useEditorState((state) => state.history.future.length > 0)
  return (
    <div className="flex">
      <Button variant="ghost" square aria-label="Undo" title="Undo (Ctrl+Z)" disabled={!canUndo} onClick={store.undo}>
        <Undo2 aria-hidden />
      </Button>
      <Button
        variant="ghost"
        square
        aria-label="Redo"
        title="Redo (Ctrl+Shift+Z)"
        disabled={!canRedo}
        onClick={store.redo}
      >
        <Redo2 aria-hidden />
      </Button>
    </div>
  )
}

function PreviewButton() {
  const { store } = useEditor()

  function open(): void {
    const {
      portfolio,
      history: { present },
    } = store.getState()
    const { name, content, design, layout } = present
    openLocalPreview({
      portfolioId: portfolio.id,
      templateId: portfolio.templateId,
      portfolioName: name,
      content,
      design,
      layout,
    })
  }

  return (
    <Button
      title="Preview in a new tab, with unsaved changes"
      icon={<ExternalLink aria-hidden />}
      className="max-xl:w-10 max-xl:px-0"
      onClick={open}
    >
      <span className="max-xl:sr-only">Preview</span>
    </Button>
  )
}

function SaveButton() {
  const { saver } = useEditor()
  const pending = useEditorState((state) => state.pending.length)
  const saving = useEditorState((state) => state.saving)
  return (
    <Button busy={saving} disabled={!saving && pending === 0} title="Save (Ctrl+S)" onClick={() => void saver.save()}>
      {saving ? 'Saving...' : pending > 0 ? `Save (${pending} pending)` : 'Save'}
    </Button>
  )
}

/** Makes what visitors of a published portfolio do not see yet live, unsaved edits included. */
function PublishChangesButton({ idle, onPublish }: { idle: boolean; onPublish: () => void }) {
  const published = useEditorState((state) => state.portfolio.status === 'published')
  if (!published) return null
  return (
    <Button variant="primary" disabled={!idle} onClick={onPublish}>
      Publish changes
    </Button>
  )
}

const phaseLabels = { checking: 'Checking...', processing: 'Processing...' } as const

function PublishButton({ publishing }: { publishing: EditorHeaderProps['publishing'] }) {
  const published = useEditorState((state) => state.portfolio.status === 'published')
  const { phase } = publishing
  return (
    <Button
      variant={published ? 'secondary' : 'primary'}
      busy={phase !== 'idle'}
      onClick={() => void (published ? publishing.unpublish() : publishing.publish())}
    >
      {phase !== 'idle' ? phaseLabels[phase] : published ? 'Unpublish' : 'Publish'}
    </Button>
  )
}
