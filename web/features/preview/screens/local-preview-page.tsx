import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ArrowLeft, EyeOff } from 'lucide-react'
import { appRoutes, editorPath } from '@vitrine/common/routes'
import { isTemplateId, templateIds } from '@vitrine/common/templates/ids'
import { LinkButton } from '../../../components/button.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { DeviceToggle } from '../device-toggle.tsx'
import { devices, ownDevice, type Device } from '../devices.ts'
import { PreviewFrame } from '../preview-frame.tsx'
import { readLocalPreview, type LocalPreview } from '../local/local-preview.ts'
import { say } from '../../../lib/words/say.ts'

/** The page that the owner is editing, in its own tab, read from this device only. */
export function LocalPreviewPage() {
  const { hash } = useLocation()
  const found = findPreview(hash)
  if ('problem' in found) return <Problem title={say('Preview not available')} message={found.problem} />
  const { templateId, portfolioId } = found.preview
  if (!isTemplateId(templateId)) {
    return (
      <Problem
        title={say('Template Not Found')}
        message={say('Unknown template: {name}', { name: templateId })}
        portfolioId={portfolioId}
        safe={say('Available templates: {names}', { names: templateIds.join(', ') })}
      />
    )
  }
  return <Preview key={hash} preview={found.preview} />
}

const eitherStorage = { getItem: (key: string) => localStorage.getItem(key) ?? sessionStorage.getItem(key) }

function findPreview(fragment: string): { preview: LocalPreview } | { problem: string } {
  try {
    return { preview: readLocalPreview(eitherStorage, fragment) }
  } catch (error) {
    return { problem: messageOf(error, say('Failed to load preview. Please try again from the editor.')) }
  }
}

function Preview({
  preview: { portfolioId, portfolioName, templateId, content, design, layout },
}: {
  preview: LocalPreview
}) {
  const [device, setDevice] = useState<Device>(ownDevice)
  usePageTitle(say('Preview: {name}', { name: portfolioName }))
  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-sunken">
      <header
        aria-label={say('Local preview')}
        className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-warning-soft px-4 py-2 text-warning-text"
      >
        <EyeOff aria-hidden className="size-4 shrink-0" />
        <div className="min-w-0 flex-1 text-sm">
          <h1 className="font-semibold">{say('Local Preview Mode')}</h1>
          <p>{say('This preview is only visible to you and cannot be shared.')}</p>
        </div>
        <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between">
          <DeviceToggle device={device} onDevice={setDevice} />
          <LinkButton to={editorPath(portfolioId)} icon={<ArrowLeft aria-hidden />}>
            {say('Back to Editor')}
          </LinkButton>
        </div>
      </header>
      <main aria-label={say('Preview')} className="min-h-0 flex-1">
        <PreviewFrame
          className="size-full"
          title={say('Preview of {name}', { name: portfolioName })}
          templateId={templateId}
          content={content}
          design={design}
          layout={layout}
          // A window that is wider than the desktop preview shows the page in its own width.
          width={device === 'desktop' ? Math.max(devices.desktop, window.innerWidth) : devices[device]}
        />
      </main>
      <footer
        aria-label={say('Publishing')}
        className="shrink-0 border-t border-line bg-surface px-4 py-2 text-center text-sm text-muted"
      >
        {say('To make your portfolio public, publish it with a username in the editor.')}
      </footer>
    </div>
  )
}

interface ProblemProps {
  title: string
  message: string
  safe?: string
  portfolioId?: string
}

function Problem({ title, message, safe = say('Your portfolio isn’t affected.'), portfolioId }: ProblemProps) {
  usePageTitle(say('Preview'))
  return (
    <main className="page-width grid max-w-2xl py-10">
      <h1 className="sr-only">{say('Preview')}</h1>
      <ErrorState
        title={title}
        message={message}
        safe={safe}
        actions={
          portfolioId ? (
            <LinkButton to={editorPath(portfolioId)}>{say('Back to Editor')}</LinkButton>
          ) : (
            <LinkButton to={appRoutes.dashboard}>{say('Back to Dashboard')}</LinkButton>
          )
        }
      />
    </main>
  )
}
