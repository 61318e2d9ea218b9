import { useEffect, useState, type RefObject } from 'react'

export interface Fit {
  scale: number
  /** Size of the content in its own pixels, before scaling. */
  width: number
  height: number
  /** Whether the box can be seen. While it cannot, the content keeps its size, and browsers where it is scrolled to. */
  isShown: boolean
}

/** Fits content of a width in CSS pixels into a box: scaled down where the box is narrower. */
export function useFit(box: RefObject<HTMLElement | null>, width: number | undefined): Fit | null {
  const [size, setSize] = useState<{ width: number; height: number; isShown: boolean } | null>(null)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setSize((last) => (width > 0 ? { width, height, isShown: true } : last && { ...last, isShown: false }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])

  if (!size) return null
  const own = width ?? size.width
  const scale = Math.min(1, size.width / own)
  return { scale, width: own, height: size.height / scale, isShown: size.isShown }
}
