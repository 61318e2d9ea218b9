import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { verifyPlan } from '@vitrine/common/api/payments'
import { paymentMessages } from '@vitrine/common/payments'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { request } from '../../../lib/api.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { useAuth } from '../../auth/index.ts'

/** What became of the plan that somebody comes back from paying for. */
export function PlanConfirmation() {
  const { user } = useAuth()
  const sessionId = useSearchParams()[0].get('session_id')
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['plan-verification', user?.uid, sessionId],
    queryFn: () => request(verifyPlan, { params: { uid: user?.uid ?? '' }, body: { sessionId: sessionId ?? '' } }),
    enabled: user !== null && sessionId !== null,
    staleTime: Infinity,
    gcTime: 0,
  })
  if (!sessionId) return null
  const retry = (
    <Button size="sm" onClick={() => void refetch()}>
      {say('Try Again')}
    </Button>
  )
  return (
    <div className="mt-6">
      {isPending ? (
        <Notice>{say('Verifying your payment…')}</Notice>
      ) : error ? (
        <Notice tone="danger" action={retry}>
          {messageOf(error, paymentMessages.verifyFailed)}
        </Notice>
      ) : data.plan === 'pro' ? (
        <Notice tone="success">{say('Welcome to Pro! Every premium template is yours to publish with.')}</Notice>
      ) : (
        <Notice tone="danger" action={retry}>
          {heard(paymentMessages.incomplete(data.status))}
        </Notice>
      )}
    </div>
  )
}
