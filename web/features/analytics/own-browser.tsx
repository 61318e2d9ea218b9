import { useMutation } from '@tanstack/react-query'
import { leaveOutBrowser } from '@vitrine/common/api/analytics'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { request } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { say } from '../../lib/words/say.ts'

/** On the portfolio's own domain nobody is signed in, so the owner has to say which browsers are theirs. */
export function OwnBrowser({ portfolioId, domain }: { portfolioId: string; domain: string }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => request(leaveOutBrowser, { params: { id: portfolioId } }),
    onSuccess: ({ address }) => address && window.location.assign(address),
  })
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium">{say('Your own visits on {domain}', { domain })}</p>
      <p className="text-sm text-muted">
        {say(
          'You’re not signed in there, so this browser counts as a visitor. This opens your page once and stops counting this browser.',
        )}
      </p>
      <Button size="sm" className="justify-self-start" busy={isPending} onClick={() => mutate()}>
        {say('Don’t count this browser')}
      </Button>
      {error && (
        <Notice tone="danger">{messageOf(error, say('The link couldn’t be created. Please try again.'))}</Notice>
      )}
    </div>
  )
}
