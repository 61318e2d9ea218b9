import { useState } from 'react'
import { safeImageSource } from '@vitrine/common/links'
import { classNames } from '../../lib/class-names.ts'

export interface ThumbnailProps {
  name: string
  /** The first that can be shown is. */
  sources: readonly (string | null)[]
  className?: string
}

/** A picture of the portfolio; where there is none, its initials. Decorative: the name stands beside it. */
export function Thumbnail({ name, sources, className }: ThumbnailProps) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const source = sources.map(safeImageSource).find((address) => address !== null && !failed.has(address))
  if (!source) {
    return (
      <div
        aria-hidden
        className={classNames(
          'grid place-items-center bg-sunken text-xl font-semibold text-muted select-none',
          className,
        )}
      >
        {initials(name)}
      </div>
    )
  }
  return (
    <img
      key={source}
      src={source}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(new Set([...failed, source]))}
      className={classNames('bg-sunken object-cover object-top', className)}
    />
  )
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => [...word].find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? '')
    .filter(Boolean)
    .slice(0, 2)
    .join('')
    .toUpperCase()
