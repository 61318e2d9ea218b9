import { useState } from 'react'
import { switchTemplate } from '@vitrine/common/api/portfolios'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { messageOf } from '../../../lib/api-error.ts'
import { request } from '../../../lib/api.ts'
import { toast } from '../../../lib/toast.ts'
import { say } from '../../../lib/words/say.ts'
import { useEditor } from '../state/editor-context.ts'
import { usePortfolioCall } from '../state/use-portfolio-call.ts'

const SWITCH_FAILED = 'The template couldn’t be switched. Please try again.'

/** Saves the unsaved edits, then switches. What is live stays until the draft is published. */
export function useSwitchTemplate(onDone: () => void) {
  const { portfolioId, saveAll } = useEditor()
  const call = usePortfolioCall()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function switchTo(templateId: TemplateId): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      if (!(await saveAll())) {
        setProblem(
          say('Your last changes couldn’t be saved, so the template wasn’t switched. Close this dialog to see why.'),
        )
        return
      }
      await call(() => request(switchTemplate, { params: { id: portfolioId }, body: { templateId } }))
      toast.success(say('Template switched. Everything you wrote is still here.'))
      onDone()
    } catch (error) {
      setProblem(messageOf(error, say(SWITCH_FAILED)))
    } finally {
      setBusy(false)
    }
  }

  return {
    switchTo,
    busy,
    problem,
    /** Clears the problem of the template that was chosen before. */
    reset: () => setProblem(null),
  }
}
