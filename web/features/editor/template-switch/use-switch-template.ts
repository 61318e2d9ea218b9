import { useState } from 'react'
import { switchTemplate } from '@vitrine/common/api/portfolios'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { request } from '../../../lib/api.ts'
import { toast } from '../../../lib/toast.ts'
import { useEditor } from '../state/editor-context.ts'
import { useApplyServerPortfolio } from '../state/use-apply-server-portfolio.ts'

const SWITCH_FAILED = 'The template could not be switched. Please try again.'

/** Saves the unsaved edits, then switches. It asks again if a published page would have to go offline. */
export function useSwitchTemplate(onDone: () => void) {
  const { portfolioId, saveAll } = useEditor()
  const applyServerPortfolio = useApplyServerPortfolio()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [mustGoOffline, setMustGoOffline] = useState(false)

  async function switchTo(templateId: TemplateId, asDraft: boolean): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      if (!(await saveAll())) {
        setProblem('Your last changes could not be saved, so nothing was switched. Close this dialog to see why.')
        return
      }
      applyServerPortfolio(
        await request(switchTemplate, { params: { id: portfolioId }, body: { templateId, asDraft } }),
      )
      toast.success('Template switched. Everything you wrote is still here.')
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'payment-required') setMustGoOffline(true)
      else setProblem(messageOf(error, SWITCH_FAILED))
    } finally {
      setBusy(false)
    }
  }

  return {
    switchTo,
    busy,
    problem,
    mustGoOffline,
    /** Clears the problems of the template that was chosen before. */
    reset: () => {
      setProblem(null)
      setMustGoOffline(false)
    },
  }
}
