import { say } from '../lib/words/say.ts'

import { Button } from './button.tsx'

export interface LoadMoreProps {
  /** A list that is loaded page by page. */
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
  label?: string
  /** What is said when the next page couldn’t be loaded. */
  failure: string
}

/** The button for the next page of a list; nothing after the last. */
export function LoadMore({ query, label = say('Load more'), failure }: LoadMoreProps) {
  if (!query.hasNextPage) return null
  return (
    <div className="grid justify-items-center gap-2">
      {query.isFetchNextPageError && (
        <p role="alert" className="text-sm text-danger-text">
          {failure}
        </p>
      )}
      <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {query.isFetchNextPageError ? say('Retry') : label}
      </Button>
    </div>
  )
}
