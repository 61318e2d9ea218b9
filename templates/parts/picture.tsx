interface PictureProps {
  /** From the page's `picture`; nothing is rendered without. */
  src: string | null
  alt: string | undefined
  /** Size of the box in CSS pixels, for its proportions: content does not know the size of its files. */
  width: number
  height: number
  className?: string
  /** For the picture that is seen first; all others wait until they come near. */
  eager?: boolean
}

export function Picture({ src, alt = '', width, height, className, eager = false }: PictureProps) {
  if (!src) return null
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}
