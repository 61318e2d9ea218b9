import { CircleAlert } from 'lucide-react'
import { isHexColor, TEXT_CONTRAST } from '@vitrine/templates/color'
import type { Surface } from '@vitrine/templates/definition'
import { contrastOn, readableOnSurface, schemeOf } from '@vitrine/templates/surface'
import { Button } from '../../../../components/button.tsx'
import { appLocale } from '../../../../lib/words/language.ts'
import { heard, say } from '../../../../lib/words/say.ts'
import { sayWith } from '../../../../lib/words/say-with.tsx'

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
          {sayWith(
            'Text in this colour has a contrast of {reached}:1 on your background; {enough}:1 can be read by everybody. Your page uses {color} for text.',
            { reached: ratio(reached), enough: ratio(TEXT_CONTRAST), color: <Swatch color={nearest} /> },
          )}
        </span>
      </p>
      <Button size="sm" onClick={() => onUse(nearest)}>
        {say('Use {color}', { color: nearest.toUpperCase() })}
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
      {sayWith(
        schemeOf(surface) === 'dark'
          ? 'On {surface}, for visitors who prefer dark pages, text uses {color}.'
          : 'On {surface}, for visitors who prefer light pages, text uses {color}.',
        { surface: heard(surface.label), color: <Swatch color={nearest} /> },
      )}
    </p>
  )
}

/** Rounded down: 4.49 must not look sufficient. */
const ratio = (value: number) => (Math.floor(value * 10) / 10).toLocaleString(appLocale(), { minimumFractionDigits: 1 })

const Swatch = ({ color }: { color: string }) => (
  <span className="whitespace-nowrap">
    <span
      aria-hidden
      className="inline-block size-3 rounded-sm border border-line-strong align-[-1px]"
      style={{ background: color }}
    />{' '}
    {color.toUpperCase()}
  </span>
)
