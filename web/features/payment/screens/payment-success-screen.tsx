import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { verifyPayment } from '@vitrine/common/api/payments'
import { PAYMENT_SUCCESS_REDIRECT_MS, paymentMessages } from '@vitrine/common/payments'
import { appRoutes, editorPath } from '@vitrine/common/routes'
import { LinkButton } from '../../../components/button.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { request } from '../../../lib/api.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { useAuth } from '../../auth/index.ts'
import { portfolioOfSession } from '../checkout.ts'
import { forgetPending, pendingPortfolio } from '../pending.ts'

/** What the editor is told when a payment has led to it. */
const arrival = { paymentComplete: true, showUsernameModal: true }

/** Where the payment provider sends payers back to: the payment is verified, and the way goes on to publishing. */
export function PaymentSuccessScreen() {
  const { user, loading } = useAuth()
  const [params] = useSearchParams()
  const sessionId = params.get('session_id')
  const verification = useQuery({
    queryKey: ['payment-verification', user?.uid, sessionId],
    queryFn: () => verify(user?.uid ?? '', sessionId ?? ''),
    enabled: user !== null && sessionId !== null,
    staleTime: Infinity,
    gcTime: 0,
  })

  if ((loading && !user) || (user && sessionId && verification.isPending)) return <Verifying />
  if (!user) return <SignInFirst from={`${appRoutes.paymentSuccess}?${params}`} />
  if (!verification.data) {
    return (
      <Failed
        message={
          sessionId ? messageOf(verification.error, paymentMessages.verifyFailed) : paymentMessages.missingInformation
        }
      />
    )
  }
  const { portfolioId, complete, status } = verification.data
  return complete ? (
    <Succeeded portfolioId={portfolioId} />
  ) : (
    <Failed message={paymentMessages.incomplete(status)} waiting={status === 'processing'} />
  )
}

async function verify(uid: string, sessionId: string) {
  // The session knows best what it was for; what this browser remembers may be older, or gone.
  const portfolioId = (await portfolioOfSession(uid, sessionId).catch(() => null)) ?? pendingPortfolio()
  if (!portfolioId) throw new Error(paymentMessages.missingInformation)
  const { complete, status } = await request(verifyPayment, { params: { id: portfolioId }, body: { sessionId } })
  if (complete) forgetPending()
  return { portfolioId, complete, status }
}

const pageClass = 'page-width grid max-w-2xl justify-items-start gap-4 py-16'

const Verifying = () => (
  <div className={pageClass} role="status">
    <h1 className="text-xl font-semibold">{say('Verifying your payment…')}</h1>
    <SkeletonGroup className="w-full">
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  </div>
)

function Succeeded({ portfolioId }: { portfolioId: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(editorPath(portfolioId), { replace: true, state: arrival }),
      PAYMENT_SUCCESS_REDIRECT_MS,
    )
    return () => clearTimeout(timer)
  }, [navigate, portfolioId])
  return (
    <div className={pageClass}>
      <CircleCheck aria-hidden className="size-10 text-success-text" />
      <h1 className="text-xl font-semibold">{say('Thank you')}</h1>
      <p role="status">{heard(paymentMessages.success)}</p>
      <p className="text-sm text-muted">
        {say('A receipt has been sent to you by email. You find it in your account, too.')}
      </p>
      <LinkButton to={editorPath(portfolioId)} replace state={arrival}>
        {say('Continue now')}
      </LinkButton>
    </div>
  )
}

const Failed = ({ message, waiting = false }: { message: string; waiting?: boolean }) => (
  <div className="page-width max-w-2xl py-16">
    <h1 className="sr-only">{say('Payment')}</h1>
    <ErrorState
      title={waiting ? say('Your payment is being processed') : say('Payment not verified')}
      message={heard(message)}
      safe={
        waiting
          ? say('Your payment method takes a while. You can publish as soon as the money arrives.')
          : say('Your portfolio hasn’t changed.')
      }
      retryLabel={say('Try Again')}
      onRetry={() => window.location.reload()}
      actions={<LinkButton to={appRoutes.dashboard}>{say('Go to Dashboard')}</LinkButton>}
    />
  </div>
)

const SignInFirst = ({ from }: { from: string }) => (
  <div className={pageClass}>
    <h1 className="text-xl font-semibold">{say('Almost done')}</h1>
    <p role="alert">{heard(paymentMessages.signInFirst)}</p>
    <div className="flex flex-wrap gap-2">
      <LinkButton to={appRoutes.login} state={{ from }} variant="primary">
        {say('Sign In')}
      </LinkButton>
      <LinkButton to={appRoutes.dashboard}>{say('Go to Dashboard')}</LinkButton>
    </div>
  </div>
)
