import { useEffect, useId, useMemo, useState, type FormEvent, type SyntheticEvent } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, LoaderCircle } from 'lucide-react'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { checkUsername } from '@vitrine/common/api/usernames'
import { USERNAME_MAX_LENGTH, cleanUsernameInput, usernameMessages, usernameProblem } from '@vitrine/common/username'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { TextField } from '../../components/text-field.tsx'
import { beginsDialog } from '../../components/use-focus-return.ts'
import { request } from '../../lib/api.ts'
import { heard, say } from '../../lib/words/say.ts'
import { sayWith } from '../../lib/words/say-with.tsx'
import { createAvailabilityCheck, unknown, type Availability } from './availability.ts'
import { attach, claim, loadOwned, moveHere, ownedKey, type Attachment, type PortfolioCall } from './claim.ts'
import { OwnedNames } from './owned-names.tsx'

export interface UsernameClaimProps {
  /** Without one the name is claimed and nothing more. */
  portfolioId: string | null
  current: string | null
  /** Visitors know the current name. */
  published: boolean
  /** How the portfolio is changed, where that is not at once. */
  call?: PortfolioCall
  /** With the portfolio as it is now, where there is one. */
  onTaken: (username: string, portfolio: Portfolio | null) => void
}

/** Claims a new name, or takes one that the account holds, and makes it the portfolio's address. */
export function UsernameClaim({ portfolioId, current, published, call, onTaken }: UsernameClaimProps) {
  const queryClient = useQueryClient()
  const owned = useQuery({ queryKey: ownedKey, queryFn: ({ signal }) => loadOwned(signal) })
  const names = owned.data?.usernames ?? []
  const released = owned.data?.released.map(({ username }) => username) ?? []
  const [name, setName] = useState(current ?? '')
  const [availability, setAvailability] = useState<Availability>(unknown)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [toMove, setToMove] = useState<string | null>(null)
  const status = useId()

  const check = useMemo(
    () =>
      createAvailabilityCheck({
        current,
        report: setAvailability,
        check: (u, signal) => request(checkUsername, { query: { u }, signal }),
      }),
    [current],
  )
  useEffect(() => () => check.cancel(), [check])

  function type({ nativeEvent, currentTarget: target }: SyntheticEvent<HTMLInputElement>): void {
    // Changing the text during an IME composition would break the composition.
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return setName(target.value)
    const next = cleanUsernameInput(target.value)
    const caret = cleanUsernameInput(target.value.slice(0, target.selectionStart ?? undefined)).length
    // Written here and not by the next rendering, which would move the caret to the end.
    target.value = next
    target.setSelectionRange(caret, caret)
    setName(next)
    setProblem(null)
    setToMove(null)
    check.input(next)
  }

  function finish(attachment: Attachment, username: string): void {
    setBusy(false)
    void queryClient.invalidateQueries({ queryKey: ownedKey })
    if (attachment.outcome === 'attached') onTaken(username, attachment.portfolio)
    else if (attachment.outcome === 'elsewhere') setToMove(username)
    else setProblem(attachment.message)
  }

  async function take(username: string): Promise<void> {
    check.cancel()
    setProblem(null)
    setToMove(null)
    setBusy(true)
    if (!names.includes(username)) {
      const failure = await claim(username)
      if (failure) {
        setBusy(false)
        setAvailability(unknown)
        return setProblem(failure)
      }
      setAvailability({ state: 'claimed', message: heard(usernameMessages.claimed) })
    }
    if (portfolioId) return finish(await attach(portfolioId, username, call), username)
    setBusy(false)
    void queryClient.invalidateQueries({ queryKey: ownedKey })
    onTaken(username, null)
  }

  async function move(portfolioId: string, username: string): Promise<void> {
    setBusy(true)
    setProblem(null)
    finish(await moveHere(portfolioId, username, call), username)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const rule = usernameProblem(name)
    if (rule) return setProblem(heard(rule))
    void take(name)
  }

  // The check is for strangers: to it the account's own names are taken.
  const own = names.includes(name) || released.includes(name)
  const shown = own && availability.state !== 'claimed' ? unknown : availability
  const unavailable = shown.state === 'unavailable' ? shown.message : null
  return (
    <div className="grid gap-5">
      <form onSubmit={submit} className="grid gap-4" noValidate>
        <div className="grid gap-1.5">
          <TextField
            label={say('Username')}
            // In a dialog it is what the dialog is for; in a page of several steps the focus stays where it is.
            {...(portfolioId !== null && beginsDialog)}
            value={name}
            onChange={type}
            onCompositionEnd={type}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={USERNAME_MAX_LENGTH + 10}
            suffix={
              <span className="tabular-nums">
                {name.length}/{USERNAME_MAX_LENGTH}
              </span>
            }
            hint={
              <span className="break-all">
                {window.location.host}/<strong className="font-semibold text-ink">{name || say('your-name')}</strong>
              </span>
            }
            error={problem ?? unavailable}
            aria-controls={status}
          />
          <div id={status} role="status" className="text-sm">
            <AvailabilityLine availability={shown} own={own && name !== current} onRetry={() => check.again(name)} />
          </div>
        </div>
        {portfolioId && toMove && (
          <Notice
            action={
              <span className="flex gap-2">
                <Button size="sm" variant="ghost" disabled={busy} onClick={() => setToMove(null)}>
                  {say('Keep it there')}
                </Button>
                <Button size="sm" busy={busy} onClick={() => void move(portfolioId, toMove)}>
                  {say('Move')}
                </Button>
              </span>
            }
          >
            {heard(usernameMessages.attachedElsewhere)} {say('Move it here? The other portfolio becomes a draft.')}
          </Notice>
        )}
        {published && current && name !== current && (
          <p className="text-sm text-muted">
            {sayWith('For a year, {address} redirects to the new address, so existing links keep working.', {
              address: (
                <span className="break-all">
                  {window.location.host}/{current}
                </span>
              ),
            })}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabled={name === current || shown.state === 'unavailable'}
          className="justify-self-end"
        >
          {say(own ? 'Use this username' : 'Claim username')}
        </Button>
      </form>
      {portfolioId && (
        <OwnedNames query={owned} portfolioId={portfolioId} busy={busy} onTake={(username) => void take(username)} />
      )}
    </div>
  )
}

function AvailabilityLine({
  availability,
  own,
  onRetry,
}: {
  availability: Availability
  own: boolean
  onRetry: () => void
}) {
  if (availability.state === 'checking') {
    return (
      <span className="flex items-center gap-1.5 text-muted">
        <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" /> {say('Checking…')}
      </span>
    )
  }
  if (availability.state === 'available' || availability.state === 'claimed') {
    return (
      <span className="flex items-center gap-1.5 text-success-text">
        <CircleCheck aria-hidden className="size-4" /> {availability.message}
      </span>
    )
  }
  if (availability.state === 'unknown' && availability.failure) {
    return (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-danger-text">
        {availability.failure}
        <Button size="sm" onClick={onRetry}>
          {say('Try again')}
        </Button>
      </span>
    )
  }
  return own ? <span className="text-muted">{say('This username is yours already.')}</span> : null
}
