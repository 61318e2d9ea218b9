import type { ReactNode } from 'react'

interface CaptionProps {
  text: string | undefined
  /** What stands below it, such as the settings of the camera. */
  children?: ReactNode
}

/** The lines below a picture, a table or code. */
export function Caption({ text, children }: CaptionProps) {
  const written = text?.trim()
  if (!written && !children) return null
  return (
    <figcaption>
      {written && <span dir="auto">{written}</span>}
      {children}
    </figcaption>
  )
}
