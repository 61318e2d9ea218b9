import { useState } from 'react'
import { Ellipsis } from 'lucide-react'
import { Link } from 'react-router-dom'
import { deletePage, duplicatePage, patchPage, restorePage, type PageSummary } from '@vitrine/common/api/pages'
import { pageEditorPath, pagePath } from '@vitrine/common/routes'
import { Badge } from '../../../../components/badge.tsx'
import { Button } from '../../../../components/button.tsx'
import { DropdownMenu } from '../../../../components/dropdown-menu.tsx'
import { request } from '../../../../lib/api.ts'
import { toast } from '../../../../lib/toast.ts'
import { appLocale } from '../../../../lib/words/language.ts'
import { say } from '../../../../lib/words/say.ts'
import { PUBLIC_OF_PRIVATE } from '../state/items-with-pages.ts'
import { stateOf, stateTexts } from '../state/page-state.ts'
import { usePageCall } from './page-calls.ts'

const dayOf = (time: string) =>
  new Date(time).toLocaleDateString(appLocale().replace('US', 'GB'), { dateStyle: 'medium' })

/** A page in the list. */
export function PageRow({
  page,
  portfolioId,
  username,
  isOfPrivate,
}: {
  page: PageSummary
  portfolioId: string
  username: string | null
  /** Whether it belongs to something that only private links show. */
  isOfPrivate: boolean
}) {
  const call = usePageCall(portfolioId)
  const [busy, setBusy] = useState(false)
  const params = { id: portfolioId, pageId: page.id }
  const title = page.title || say('Untitled page')
  const { tone, text } = stateTexts[stateOf(page)]

  async function act(change: () => Promise<unknown>, failed: string): Promise<boolean> {
    setBusy(true)
    const answer = await call(change, failed)
    setBusy(false)
    return answer !== null
  }

  const setPrivate = () =>
    act(
      () =>
        request(patchPage, {
          params,
          body: {
            ops: [page.private ? { op: 'remove', path: '/private' } : { op: 'add', path: '/private', value: true }],
          },
          ifMatch: page.revision,
        }),
      say('This couldn’t be changed. Reload the list and try again.'),
    )

  async function remove(): Promise<void> {
    if (!(await act(() => request(deletePage, { params }), say('The page couldn’t be deleted. Please try again.'))))
      return
    const putBack = () =>
      void call(() => request(restorePage, { params }), say('The page couldn’t be restored. Please try again.'))
    toast.message(say('{name} deleted', { name: title }), { action: { label: say('Undo'), onClick: putBack } })
  }

  return (
    <li className="flex items-center gap-3 py-3">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={pageEditorPath(portfolioId, page.id)} className="link min-w-0 font-medium break-words">
            {title}
          </Link>
          <Badge tone={tone}>{say(text)}</Badge>
        </p>
        <p className="truncate text-sm text-muted">
          /{page.slug} · {say('edited {day}', { day: dayOf(page.updatedAt) })}
        </p>
        {isOfPrivate && !page.private && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-warning-text">
            {say(PUBLIC_OF_PRIVATE)}
            <Button
              size="sm"
              busy={busy}
              aria-label={say('Make it private too: {title}', { title })}
              onClick={() => void setPrivate()}
            >
              {say('Make it private too')}
            </Button>
          </p>
        )}
      </div>
      <DropdownMenu
        trigger={
          <Button variant="ghost" square busy={busy} aria-label={say('More for {title}', { title })}>
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        {({ MenuItem, MenuLink, MenuSeparator }) => (
          <>
            <MenuLink to={pageEditorPath(portfolioId, page.id)}>{say('Edit')}</MenuLink>
            {page.live && username && (
              <MenuLink to={pagePath(username, page.live.slug)} newTab>
                {say('View live')}
              </MenuLink>
            )}
            <MenuItem onSelect={() => void setPrivate()}>
              {page.private ? say('Make public') : say('Make private')}
            </MenuItem>
            <MenuItem
              onSelect={() =>
                void act(
                  () => request(duplicatePage, { params }),
                  say('The page couldn’t be duplicated. Please try again.'),
                )
              }
            >
              {say('Duplicate')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem danger onSelect={() => void remove()}>
              {say('Delete')}
            </MenuItem>
          </>
        )}
      </DropdownMenu>
    </li>
  )
}
