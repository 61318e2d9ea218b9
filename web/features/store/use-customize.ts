import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../../lib/toast.ts'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { messageOf } from '../../lib/api-error.ts'
import { useUntrustedLocation } from '../../lib/location-state.ts'
import { say } from '../../lib/words/say.ts'
import { readReturnState, useAuth } from '../auth/index.ts'
import { useCreatePortfolio } from './use-create-portfolio.ts'

/**
 * The store's Customize: makes a portfolio and opens it. Who is signed out signs in first, comes back here with the
 * template in the router's state, and goes on from there.
 */
export function useCustomize() {
  const { user } = useAuth()
  const navigate = useNavigate()
  const { pathname, search, state } = useUntrustedLocation()
  const creation = useCreatePortfolio()
  const resumed = useRef(false)

  const customize = (templateId: TemplateId) => {
    creation.mutate(
      { templateId },
      {
        onError: (error) =>
          toast.error(
            say('Failed to create portfolio: {message}', { message: messageOf(error, say('Unknown error')) }),
          ),
      },
    )
  }

  const { templateId } = readReturnState(state)
  useEffect(() => {
    if (!user || !templateId || resumed.current) return
    resumed.current = true
    // Taken out of the history first: going back must not make another portfolio.
    void Promise.resolve(navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })).then(
      () => customize(templateId),
    )
  })

  return { customize, busyWith: creation.isPending ? creation.variables.templateId : null, signedIn: user !== null }
}
