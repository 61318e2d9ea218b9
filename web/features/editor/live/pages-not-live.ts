import type { getLive } from '@vitrine/common/api/live'
import type { OutputOf } from '@vitrine/common/api/endpoint'
import type { ChangedPlace } from '@vitrine/common/portfolio/changed-places'

type ChangedPage = OutputOf<typeof getLive>['changedPages'][number]

const words: Record<ChangedPage['change'], string> = {
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
      label: `Page “${title.trim() || 'Untitled'}”`,
      summary: words[change],
      isThere: change !== 'deleted',
    }
  })

export const isPageNotLive = (place: ChangedPlace): place is PageNotLive => 'pageId' in place
