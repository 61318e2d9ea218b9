import { useState } from 'react'
import { safeImageSource } from '@vitrine/common/links'

interface CoverPictureProps {
  name: string
  /** The portfolio's portrait, if any. */
  source: string | null
}

/** Stands in for a page that cannot be shown: the portrait, or the initials of the name. */
export function CoverPicture({ name, source }: CoverPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const address = safeImageSource(source)
  if (address === null || address === failed) {
    return (
      <div className="grid size-full place-items-center bg-sunken text-xl font-semibold text-muted select-none">
        {initials(name)}
      </div>
    )
  }
  return (
    <img
      src={address}
      alt=""
      decoding="async"
      onError={() => setFailed(address)}
      className="size-full bg-sunken object-cover object-top"
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
