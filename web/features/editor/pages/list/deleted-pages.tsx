import { restorePage, type listPages } from '@vitrine/common/api/pages'
import type { OutputOf } from '@vitrine/common/api/endpoint'
import { Button } from '../../../../components/button.tsx'
import { request } from '../../../../lib/api.ts'
import { appLocale } from '../../../../lib/words/language.ts'
import { say } from '../../../../lib/words/say.ts'
import { usePageCall } from './page-calls.ts'

const dayOf = (time: string) =>
  new Date(time).toLocaleDateString(appLocale().replace('US', 'GB'), { day: 'numeric', month: 'long' })

/** Pages that can still be restored. */
export function DeletedPages({
  portfolioId,
  pages,
}: {
  portfolioId: string
  pages: OutputOf<typeof listPages>['deleted']
}) {
  const call = usePageCall(portfolioId)
  return (
    <section>
      <h2 className="mb-2 text-lg font-semibold">{say('Deleted')}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {pages.map(({ id, title, expiresAt }) => (
          <li key={id} className="flex items-center gap-3 py-3">
            <p className="min-w-0 flex-1">
              <span className="line-clamp-2 break-words">{title || say('Untitled page')}</span>
              <span className="text-sm text-muted">
                {say('Permanently deleted on {day}', { day: dayOf(expiresAt) })}
              </span>
            </p>
            <Button
              size="sm"
              onClick={() =>
                void call(
                  () => request(restorePage, { params: { id: portfolioId, pageId: id } }),
                  say('The page couldn’t be restored. Please try again.'),
                )
              }
            >
              {say('Restore')}
              <span className="sr-only"> {title || say('Untitled page')}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
