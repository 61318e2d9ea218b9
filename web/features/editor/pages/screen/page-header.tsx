import { lazy, useRef, useState } from 'react'
import { ArrowLeft, ExternalLink, History } from 'lucide-react'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { pagePath, editorPagesPath } from '@vitrine/common/routes'
import { Badge } from '../../../../components/badge.tsx'
import { Button, buttonClass, LinkButton } from '../../../../components/button.tsx'
import { ExternalLink as OutsideLink } from '../../../../components/external-link.tsx'
import { LazyPart, MissingDialog } from '../../../../components/lazy-part.tsx'
import { say } from '../../../../lib/words/say.ts'
import { DeviceToggle, type Device } from '../../../preview/index.ts'
import type { PublishPhase } from '../../../publish/index.ts'
import { ChangesButton } from '../../live/changes-button.tsx'
import { SaveButton, UndoRedo } from '../../screen/header-buttons.tsx'
import { SaveStatus } from '../../screen/save-status.tsx'
import { useDocumentState, useStoreState } from '../../state/editor-context.ts'
import { stateOf, stateTexts } from '../state/page-state.ts'
import { useFacts } from '../state/page-facts.ts'
import type { PageSession } from '../state/page-session.ts'

const PageChangesDialog = lazy(async () => ({
  default: (await import('./page-changes-dialog.tsx')).PageChangesDialog,
}))
const PageVersions = lazy(async () => ({ default: (await import('./page-versions.tsx')).PageVersions }))

export interface PageHeaderProps {
  session: PageSession
  device: Device
  onDevice: (device: Device) => void
  phase: PublishPhase
  /** @param paths of chosen changes; all without */
  onPublish: (paths?: readonly string[]) => void
  siteMetadata: TemplateMetadata
}

export function PageHeader({ session, device, onDevice, phase, onPublish, siteMetadata }: PageHeaderProps) {
  const { store, facts, portfolioId } = session
  const page = useFacts(facts, (state) => state.page)
  const { status, live, username } = useStoreState(store, (state) => state.portfolio)
  const isPrivate = useStoreState(store, ({ history }) => history.present.content.private === true)
  const title = useStoreState(store, ({ history }) => history.present.content.title ?? '')
  const pending = useDocumentState((state) => state.pending.length)
  const [open, setOpen] = useState<'versions' | 'changes' | null>(null)
  const publishButton = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(null)
  const state = stateOf({ live: page.live, private: isPrivate })
  const isCounted = page.live === null ? !isPrivate : page.live.changed
  const count = live ? live.changed + (pending > 0 && !isCounted ? 1 : 0) : 0
  const isChanged = pending > 0 || count > 0
  const busy = phase !== 'idle'
  const { tone, text } = stateTexts[state]

  return (
    <header
      aria-label={say('Page editor')}
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-2 py-2 lg:px-4"
    >
      <LinkButton
        to={editorPagesPath(portfolioId)}
        variant="ghost"
        square
        aria-label={say('All pages')}
        title={say('All pages')}
        icon={<ArrowLeft aria-hidden />}
      />
      {/* Before all that changes its width with each edit: a second click meets the same button. */}
      <UndoRedo />
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 items-center gap-2">
          <h1 className="line-clamp-2 min-w-0 text-base leading-tight font-semibold break-words" title={title}>
            {title || say('Untitled page')}
          </h1>
          <Badge tone={tone}>{say(text)}</Badge>
        </div>
        <div className="flex flex-wrap items-center gap-x-3">
          <SaveStatus />
          <ChangesButton count={count} onOpen={() => setOpen('changes')} />
        </div>
      </div>
      <Button
        variant="ghost"
        square
        aria-label={say('Versions')}
        title={say('Versions')}
        onClick={() => setOpen('versions')}
      >
        <History aria-hidden />
      </Button>
      <div className="flex flex-wrap items-center justify-end gap-2 max-lg:w-full">
        <DeviceToggle device={device} onDevice={onDevice} className="max-lg:hidden" />
        {page.live && username && (
          <OutsideLink href={pagePath(username, page.live.slug)} className={buttonClass({})}>
            <ExternalLink aria-hidden />
            {say('View live')}
          </OutsideLink>
        )}
        <SaveButton isShort />
        <Button
          ref={publishButton}
          variant="primary"
          busy={busy}
          disabled={!busy && status === 'published' && !isChanged}
          title={status === 'published' ? say('Publishes all your changes') : undefined}
          onClick={() => onPublish()}
        >
          {busy
            ? say('Processing...')
            : status === 'published'
              ? isChanged
                ? say('Publish changes')
                : say('Everything is live')
              : say('Publish')}
        </Button>
      </div>
      {open === 'versions' && (
        <LazyPart missing={<MissingDialog name={say('The versions')} onClose={close} />}>
          <PageVersions session={session} onClose={close} />
        </LazyPart>
      )}
      {open === 'changes' && (
        <LazyPart missing={<MissingDialog name={say('The list of changes')} onClose={close} />}>
          <PageChangesDialog
            session={session}
            siteMetadata={siteMetadata}
            onClose={close}
            onPublish={(paths) => {
              // What opened the list may go when all is live.
              publishButton.current?.focus()
              onPublish(paths)
            }}
          />
        </LazyPart>
      )}
    </header>
  )
}
