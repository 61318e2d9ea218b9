import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@vitrine/common/api/endpoint'
import type { ownedUsernames } from '@vitrine/common/api/usernames'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'

export interface OwnedNamesProps {
  query: UseQueryResult<OutputOf<typeof ownedUsernames>>
  portfolioId: string
  busy: boolean
  onTake: (username: string) => void
}

/** The names that the account holds already, to choose from. */
export function OwnedNames({ query, portfolioId, busy, onTake }: OwnedNamesProps) {
  if (query.isError) {
    return (
      <Notice tone="danger" action={<Button size="sm" onClick={() => void query.refetch()}>Retry</Button>}>
        Your usernames could not be loaded.
      </Notice>
    )
  }
  const names = query.data?.attachments ?? []
  if (names.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2 border-t border-line pt-4">
      <h3 className="text-sm font-medium">Your usernames</h3>
      <ul className="grid grid-cols-1 gap-1">
        {names.map(({ username, portfolioId: holder }) => (
          <li key={username} className="flex min-h-10 items-center gap-3">
            <span className="min-w-0 flex-1 text-sm break-all">@{username}</span>
            {holder === portfolioId ? (
              <Badge tone="accent">This portfolio</Badge>
            ) : (
              <>
                {holder && <Badge>Another portfolio</Badge>}
                <Button size="sm" disabled={busy} aria-label={`Use ${username}`} onClick={() => onTake(username)}>Use</Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
