import { useEffect, useRef } from 'react'
import { Button } from '../../components/button.tsx'

/** Loads the next page when it comes near, and by a button. After a failure only by the button. */
export function LoadMore({ busy, failed, onLoad }: { busy: boolean; failed: boolean; onLoad: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current || busy || failed) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onLoad(), { rootMargin: '400px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [busy, failed, onLoad])
  return (
    <div ref={end} className="grid justify-items-center gap-2 pt-6">
      {failed && (
        <p role="alert" className="text-sm text-danger-text">
          More portfolios couldn’t be loaded.
        </p>
      )}
      <Button busy={busy} onClick={onLoad}>
        {failed ? 'Retry' : 'Load more'}
      </Button>
    </div>
  )
}
