import { useState } from 'react'
import { Tabs as Radix } from 'radix-ui'
import { PublishDialogs, usePublish } from '../../publish/index.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { useAdopt } from '../state/use-adopt.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditorHeader } from './editor-header.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { LivePreview } from './live-preview.tsx'
import { ProblemBox } from './problem-box.tsx'
import { PublishedBanner } from './published-banner.tsx'
import { RestoreBanner } from './restore-banner.tsx'
import { Sidebar } from './sidebar.tsx'
import { useEditorKeys } from './use-editor-keys.ts'
import { useJournal } from './use-journal.ts'
import type { Device } from './use-device.ts'

const panes = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const

/** The whole screen of an open editor: three columns where there is room, two tabs on a phone. */
export function Workspace({ uid }: { uid: string }) {
  const { portfolioId, metadata, store, saver } = useEditor()
  const portfolio = useEditorState((state) => state.portfolio)
  const [device, setDevice] = useState<Device>('desktop')
  const journal = useJournal(store, uid, portfolioId)
  const publishing = usePublish({
    metadata,
    current: () => ({ portfolio: store.getState().portfolio, content: store.getState().history.present.content }),
    save: () => (store.getState().pending.length === 0 ? Promise.resolve(true) : saver.save()),
    onPortfolio: useAdopt(),
  })
  useEditorKeys()

  const failure = publishing.obstacle?.kind === 'failed' ? publishing.obstacle.message : null
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <EditorHeader device={device} onDevice={setDevice} publishing={publishing} kept={journal.kept} />
      <main aria-label="Editor" className="flex min-h-0 flex-1 flex-col">
        <PublishedBanner />
        {journal.left && (
          <RestoreBanner entry={journal.left} onRestore={journal.restore} onDiscard={journal.discard} />
        )}
        <ProblemBox publishFailure={failure} onDismissPublish={publishing.dismiss} />
        <Radix.Root defaultValue="edit" className="flex min-h-0 flex-1 flex-col lg:flex-row">
          <Radix.List aria-label="Edit or preview" className="grid shrink-0 grid-cols-2 border-b border-line bg-surface lg:hidden">
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
          <Radix.Content forceMount value="edit" tabIndex={-1} className={classNames(paneClass, 'border-line bg-surface lg:w-[26rem] lg:flex-none lg:border-r xl:w-[38rem]')}>
            <Sidebar />
          </Radix.Content>
          <Radix.Content forceMount value="preview" tabIndex={-1} className={classNames(paneClass, 'bg-sunken')}>
            <LivePreview device={device} />
          </Radix.Content>
        </Radix.Root>
      </main>
      <PublishDialogs
        portfolio={portfolio}
        obstacle={publishing.obstacle}
        onDismiss={publishing.dismiss}
        onUsername={(updated) => void publishing.usernameAttached(updated)}
      />
      <ConflictDialog onDecided={journal.decided} />
      <LeaveGuard kept={journal.kept} />
    </div>
  )
}

const paneClass = 'flex min-h-0 min-w-0 flex-1 flex-col outline-none max-lg:data-[state=inactive]:hidden'
