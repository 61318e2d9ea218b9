import type { QueryClient } from '@tanstack/react-query'
import { listPages, patchPage, type PageSummary } from '@vitrine/common/api/pages'
import { request } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { tellOfChange } from '../../../lib/portfolio-news.ts'
import { toast } from '../../../lib/toast.ts'
import { say } from '../../../lib/words/say.ts'

/** Long enough to read it and decide. */
const SHOWN_MS = 20_000

/** An item was made private: says that its page is not, and offers it. @param ref of the item, as itemRef() writes it */
export async function offerPrivatePage(queryClient: QueryClient, portfolioId: string, ref: string): Promise<void> {
  let pages: readonly PageSummary[]
  try {
    ;({ pages } = await request(listPages, { params: { id: portfolioId } }))
  } catch {
    return toast.message(
      say('If it has a page of its own, that page is still public. You can make it private under Pages.'),
    )
  }
  const page = pages.find(({ item: of, private: isPrivate }) => of === ref && !isPrivate)
  if (!page) return
  const title = page.title.trim() || say('Untitled page')

  const makePrivate = async () => {
    try {
      await request(patchPage, {
        params: { id: portfolioId, pageId: page.id },
        body: { ops: [{ op: 'add', path: '/private', value: true }] },
        ifMatch: page.revision,
      })
      tellOfChange(portfolioId)
      toast.success(say('{title} is private now. Publish to take it off your site.', { title }))
      for (const list of ['live', 'pages']) void queryClient.invalidateQueries({ queryKey: [list, portfolioId] })
    } catch (error) {
      toast.error(messageOf(error, say('The page couldn’t be made private. Please try again under Pages.')))
    }
  }
  toast.message(say('Its page “{title}” is still public.', { title }), {
    duration: SHOWN_MS,
    action: { label: say('Make its page private too'), onClick: () => void makePrivate() },
  })
}
