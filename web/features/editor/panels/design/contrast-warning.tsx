import { CircleAlert } from 'lucide-react'
import { isHexColor, TEXT_CONTRAST } from '@vitrine/templates/color'
import type { Surface } from '@vitrine/templates/definition'
import { contrastOn, readableOnSurface, schemeOf } from '@vitrine/templates/surface'
import { Button } from '../../../../components/button.tsx'

export interface ContrastWarningProps {
  color: string
  surface: Surface
  onUse: (color: string) => void
}

/** Warns when a colour is too faint for text on the page, and offers the nearest readable one. */
export function ContrastWarning({ color, surface, onUse }: ContrastWarningProps) {
  if (!isHexColor(color)) return null
  const reached = contrastOn(color, surface)
  if (reached >= TEXT_CONTRAST) return null
  const nearest = readableOnSurface(color, surface)
  return (
    <div
      role="status"
      className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-warning-soft px-3 py-2 text-sm text-warning-text"
    >
      <p className="flex min-w-52 flex-1 items-start gap-2">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          Text in this colour has a contrast of {ratio(reached)}:1 on your background; {TEXT_CONTRAST}:1 can be read by
          everybody. Your page uses{' '}
          <span className="whitespace-nowrap">
            <Swatch color={nearest} /> {nearest.toUpperCase()}
          </span>{' '}
          for text.
        </span>
      </p>
      <Button size="sm" onClick={() => onUse(nearest)}>
        Use {nearest.toUpperCase()}
      </Button>
    </div>
  )
}

/**
 * Shows which colour replaces the chosen one for text in the page's other colour scheme, if it could not be read there. There
 * is nothing to choose: no colour is readable on both a light and a dark page.
 */
export function OtherScheme({ color, surface }: Omit<ContrastWarningProps, 'onUse'>) {
  if (!isHexColor(color) || contrastOn(color, surface) >= TEXT_CONTRAST) return null
  const nearest = readableOnSurface(color, surface)
  return (
    <p className="mt-2 text-sm text-muted">
      On {surface.label}, for visitors who prefer {schemeOf(surface)} pages, text uses{' '}
      <span className="whitespace-nowrap">
        <Swatch color={nearest} /> {nearest.toUpperCase()}
      </span>
      .
    </p>
  )
}

/** Rounded down: 4.49 must not look sufficient. */
const ratio = (value: number) => (Math.floor(value * 10) / 10).toFixed(1)

const Swatch = ({ color }: { color: string }) => (
  <span
    aria-hidden
    className="inline-block size-3 rounded-sm border border-line-strong align-[-1px]"
    style={{ background: color }}
  />
)
