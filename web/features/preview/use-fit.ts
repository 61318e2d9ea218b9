import { useEffect, useState, type RefObject } from 'react'

export interface Fit {
  scale: number
  /** Size of the content in its own pixels, before scaling. */
  width: number
  height: number
}

/** Fits content of a width in CSS pixels into a box: scaled down where the box is narrower. */
export function useFit(box: RefObject<HTMLElement | null>, width: number | undefined): Fit | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])

  if (!size || size.width === 0) return null
  const own = width ?? size.width
  const scale = Math.min(1, size.width / own)
  return { scale, width: own, height: size.height / scale }
}
