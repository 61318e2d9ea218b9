import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { ErrorState } from '../../../components/error-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { say } from '../../../lib/words/say.ts'
import { lookUp } from '../action/action-codes.ts'
import { ConfirmAction } from '../action/confirm-action.tsx'
import { resetMessages, UNKNOWN_LINK } from '../action/messages.ts'
import { NewPassword } from '../action/new-password.tsx'
import { SpentLink } from '../action/spent-link.tsx'
import { AuthLayout } from '../auth-layout.tsx'
import { ResetRequest } from '../reset-request.tsx'

/** By the `mode` of a link. */
const operationOf = {
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
  resetPassword: 'PASSWORD_RESET',
} as const

const isMode = (mode: string): mode is keyof typeof operationOf => Object.hasOwn(operationOf, mode)

const TITLE = 'Your link'

/** The target of all links in the Auth service's mails. The service's answer for the code decides what is shown, not the mode. */
export function ActionScreen() {
  const [search] = useSearchParams()
  const [mode, code] = [search.get('mode') ?? '', search.get('oobCode')]
  if (!code || !isMode(mode)) {
    return (
      <AuthLayout title={say(TITLE)}>
        <Notice tone="danger">{say(UNKNOWN_LINK)}</Notice>
      </AuthLayout>
    )
  }
  return <Action key={code} code={code} expected={operationOf[mode]} />
}

function Action({ code, expected }: { code: string; expected: (typeof operationOf)[keyof typeof operationOf] }) {
  const action = useQuery({
    queryKey: ['action-code', code],
    queryFn: () => lookUp(code),
    retry: false,
    staleTime: Infinity,
  })
  if (action.isError) {
    return (
      <AuthLayout title={say(TITLE)}>
        <ErrorState
          title={say('We couldn’t check the link')}
          safe={say('The link is still valid.')}
          onRetry={() => void action.refetch()}
        />
      </AuthLayout>
    )
  }
  if (action.isPending) {
    return (
      <AuthLayout title={say(TITLE)}>
        <SkeletonGroup className="grid gap-5">
          <Skeleton className="h-16" />
          <Skeleton className="h-12" />
        </SkeletonGroup>
      </AuthLayout>
    )
  }
  if (action.data === null) {
    return expected === 'PASSWORD_RESET' ? (
      <ResetRequest notice={say(resetMessages.codeInvalid)} />
    ) : (
      <SpentLink operation={expected} />
    )
  }
  const { operation } = action.data
  return operation === 'PASSWORD_RESET' ? (
    <NewPassword code={code} email={action.data.email} />
  ) : (
    <ConfirmAction action={{ ...action.data, operation }} />
  )
}
