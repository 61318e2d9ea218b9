import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import type { TemplateId } from '@vitrine/common/templates/ids'
import type { Category } from '@vitrine/common/templates/listing'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { messageOf } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useUntrustedLocation } from '../../lib/location-state.ts'
import { heard, say } from '../../lib/words/say.ts'
import { readReturnState, updateOwnProfile } from '../auth/index.ts'
import { useCreatePortfolio } from '../store/index.ts'
import { TradeStep } from './trade-step.tsx'
import { TemplateStep } from './template-step.tsx'
import { UsernameStep } from './username-step.tsx'

const titles = ['What do you do?', 'Pick a template', 'Choose a username'] as const

/** Three short steps, each of which can be skipped; ends in the editor, or in the dashboard without a template. */
export function OnboardingPage() {
  const { state } = useUntrustedLocation()
  const navigate = useNavigate()
  const creation = useCreatePortfolio()
  const [step, setStep] = useState(0)
  const [trade, setTrade] = useState<Category | null>(null)
  const [templateId, setTemplateId] = useState<TemplateId | null>(readReturnState(state).templateId)
  const [username, setUsername] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const heading = useHeadingFocus(step)
  const title = say(titles[step] ?? titles[0])
  const last = step === titles.length - 1
  usePageTitle(title)

  const finish = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await updateOwnProfile({ onboardingCompleted: true })
      if (templateId) await creation.mutateAsync({ templateId, username: username ?? undefined })
      else await navigate(appRoutes.dashboard, { replace: true })
    } catch (error) {
      setFailure(heard(messageOf(error, say('That didn’t work. Please try again.'))))
      setBusy(false)
    }
  }

  const goOn = () => (last ? void finish() : setStep(step + 1))

  return (
    <div className="page-width max-w-4xl py-10 sm:py-14">
      <ol aria-label={say('Steps')} className="flex gap-2">
        {titles.map((name, index) => (
          <li
            key={name}
            aria-current={index === step ? 'step' : undefined}
            className={`h-1 flex-1 rounded ${index <= step ? 'bg-accent-text' : 'bg-line'}`}
          >
            <span className="sr-only">{say(name)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-sm text-muted">{say('Step {n} of {all}', { n: step + 1, all: titles.length })}</p>
      <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold">
        {title}
      </h1>

      <div className="mt-8">
        {step === 0 && <TradeStep value={trade} onChange={setTrade} />}
        {step === 1 && <TemplateStep trade={trade} value={templateId} onChange={setTemplateId} />}
        {step === 2 && <UsernameStep value={username} onChange={setUsername} />}
      </div>

      {failure && (
        <Notice tone="danger" className="mt-6">
          {failure} {say('Your choices are kept.')}
        </Notice>
      )}
      <div className="mt-10 flex flex-wrap items-center gap-3 border-t border-line pt-6">
        {step > 0 && (
          <Button variant="ghost" onClick={() => setStep(step - 1)}>
            {say('Back')}
          </Button>
        )}
        <div className="ml-auto flex flex-wrap gap-3">
          {!last && (
            <Button variant="ghost" onClick={goOn}>
              {say('Skip this step')}
            </Button>
          )}
          <Button variant="primary" busy={busy} onClick={goOn}>
            {say(last ? (templateId ? 'Open the editor' : 'Go to Dashboard') : 'Continue')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** A new step is a new page to whoever does not see it. */
function useHeadingFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  return heading
}
