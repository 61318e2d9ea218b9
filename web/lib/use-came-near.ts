import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has been within sight, or nearly; stays true from then on. */
export function useCameNear(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current || near) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, near])
  return near
}
