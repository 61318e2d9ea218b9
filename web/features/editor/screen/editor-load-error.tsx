import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../../../components/button.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { say } from '../../../lib/words/say.ts'

export interface EditorLoadErrorProps {
  message: string
  facts: readonly { label: string; value: string }[]
  onRetry: () => void
}

/** The editor could not be opened. The facts help support to find out why. */
export function EditorLoadError({ message, facts, onRetry }: EditorLoadErrorProps) {
  return (
    <main className="page-width grid max-w-2xl gap-4 py-10">
      <h1 className="sr-only">{say('Editor')}</h1>
      <ErrorState
        title={say('Error Loading Editor')}
        message={message}
        safe={say('Your portfolio hasn’t changed.')}
        onRetry={onRetry}
        actions={<LinkButton to={appRoutes.dashboard}>{say('Back to Dashboard')}</LinkButton>}
      />
      <dl className="grid gap-x-4 gap-y-1 px-1 text-sm text-muted sm:grid-cols-[max-content_1fr]">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="mb-1 break-all text-ink sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
    </main>
  )
}
