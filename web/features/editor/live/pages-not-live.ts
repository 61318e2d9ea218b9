import type { getLive } from '@vitrine/common/api/live'
import type { OutputOf } from '@vitrine/common/api/endpoint'
import type { ChangedPlace } from '@vitrine/common/portfolio/changed-places'
import { say } from '../../../lib/words/say.ts'
import type { Word } from '../../../lib/words/words.ts'

type ChangedPage = OutputOf<typeof getLive>['changedPages'][number]

const words: Record<ChangedPage['change'], Word> = {
  new: 'New page',
  changed: 'Changed',
  address: 'New address',
  private: 'Made private: publishing takes it offline',
  deleted: 'Deleted: publishing takes it offline',
}

/** A case study or an article that differs from what is live: one change, which is published and discarded as a whole. */
export interface PageNotLive extends ChangedPlace {
  pageId: string
  label: string
  summary: string
  /** Whether there is something to edit. */
  isThere: boolean
}

export const pagesNotLive = ({ changedPages }: { changedPages: readonly ChangedPage[] }): PageNotLive[] =>
  changedPages.map(({ id, title, change }) => {
    const path = `pages.${id}`
    return {
      pageId: id,
      path,
      changes: [{ path, from: undefined, to: change }],
      label: say('Page “{title}”', { title: title.trim() || say('Untitled') }),
      summary: say(words[change]),
      isThere: change !== 'deleted',
    }
  })

export const isPageNotLive = (place: ChangedPlace): place is PageNotLive => 'pageId' in place
