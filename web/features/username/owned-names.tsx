import { useState } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import type { OutputOf } from '@vitrine/common/api/endpoint'
import type { Attachment, ownedUsernames } from '@vitrine/common/api/usernames'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { appLocale } from '../../lib/words/language.ts'
import { say } from '../../lib/words/say.ts'
import { ReleaseDialog } from './release-dialog.tsx'

export interface OwnedNamesProps {
  query: UseQueryResult<OutputOf<typeof ownedUsernames>>
  portfolioId: string
  busy: boolean
  onTake: (username: string) => void
}

const day = (moment: string) => new Intl.DateTimeFormat(appLocale(), { dateStyle: 'medium' }).format(new Date(moment))
const rowClass = 'flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1'

/** The names that the account holds already or can take back, to choose from. */
export function OwnedNames({ query, portfolioId, busy, onTake }: OwnedNamesProps) {
  const [releasing, setReleasing] = useState<Attachment | null>(null)
  if (query.isError) {
    return (
      <Notice
        tone="danger"
        action={
          <Button size="sm" onClick={() => void query.refetch()}>
            {say('Retry')}
          </Button>
        }
      >
        {say('Your usernames couldn’t be loaded.')}
      </Notice>
    )
  }
  const { attachments = [], released = [] } = query.data ?? {}
  if (attachments.length === 0 && released.length === 0) return null
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-sm font-medium">{say('Your usernames')}</h3>
      <ul className="grid gap-1">
        {attachments.map((attachment) => {
          const { username, portfolioId: holder, redirectsUntil } = attachment
          return (
            <li key={username} className={rowClass}>
              <div className="min-w-0 flex-1 basis-40 text-sm">
                <p className="break-all">@{username}</p>
                {redirectsUntil && (
                  <p className="text-muted">
                    {say('Leads to a renamed page until {date}', { date: day(redirectsUntil) })}
                  </p>
                )}
              </div>
              {holder === portfolioId ? (
                <Badge tone="accent">{say('This portfolio')}</Badge>
              ) : (
                <div className="flex items-center gap-2">
                  {holder && <Badge>{say('Another portfolio')}</Badge>}
                  <Button
                    size="sm"
                    disabled={busy}
                    aria-label={say('Use {username}', { username })}
                    onClick={() => onTake(username)}
                  >
                    {say('Use')}
                  </Button>
                  {!holder && (
                    <Button
                      size="sm"
                      square
                      disabled={busy}
                      aria-label={say('Release {username}', { username })}
                      title={say('Release')}
                      onClick={() => setReleasing(attachment)}
                    >
                      <Trash2 aria-hidden className="size-4" />
                    </Button>
                  )}
                </div>
              )}
            </li>
          )
        })}
        {released.map(({ username, reservedUntil }) => (
          <li key={username} className={rowClass}>
            <div className="min-w-0 flex-1 basis-40 text-sm">
              <p className="break-all">@{username}</p>
              <p className="text-muted">{say('Released, kept for you until {date}', { date: day(reservedUntil) })}</p>
            </div>
            <Button
              size="sm"
              disabled={busy}
              aria-label={say('Take back {username}', { username })}
              onClick={() => onTake(username)}
            >
              {say('Take back')}
            </Button>
          </li>
        ))}
      </ul>
      {releasing && <ReleaseDialog attachment={releasing} onClose={() => setReleasing(null)} />}
    </section>
  )
}
