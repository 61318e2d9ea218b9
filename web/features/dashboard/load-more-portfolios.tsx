import { useEffect, useRef } from 'react'
import { LoadMore, type LoadMoreProps } from '../../components/load-more.tsx'
import { say } from '../../lib/words/say.ts'

/** Loads the next page when it comes near, and by a button. After a failure only by the button. */
export function LoadMorePortfolios({ query }: Pick<LoadMoreProps, 'query'>) {
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (!end.current || !isWaiting) return
    const load = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && void fetchNextPage()
    const observer = new IntersectionObserver(load, { rootMargin: '400px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isWaiting, fetchNextPage])
  return (
    <div ref={end} className="pt-6 empty:hidden">
      <LoadMore query={query} failure={say('More portfolios couldn’t be loaded.')} />
    </div>
  )
}
