/** Colour arithmetic on #rrggbb. Luminance and contrast as WCAG 2.2 defines them. */

/** The contrast that text needs on its background (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5

const hexPattern = /^#[0-9a-f]{6}$/i

export function isHexColor(color: string): boolean {
  return hexPattern.test(color)
}

function channels(color: string): [number, number, number] {
  if (!isHexColor(color)) throw new RangeError(`Not a colour in the form #rrggbb: ${color}`)
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)) as [number, number, number]
}

/** From 0 (black) to 1 (white). */
export function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

export const isDark = (color: string) => contrast(color, '#ffffff') > contrast(color, '#000000')

/** `color` with `share` (0 to 1) of `other` in it. */
export function mix(color: string, other: string, share: number): string {
  const target = channels(other)
  const mixed = channels(color).map((channel, index) => Math.round(channel + (target[index]! - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Black or white, whichever can be read on `color`; white where both can. One of them always reaches 4.5:1. */
export function textOn(color: string): string {
  return contrast('#ffffff', color) >= TEXT_CONTRAST ? '#ffffff' : '#000000'
}

/**
 * The colour nearest to `color` that can be read on all of `surfaces`: darkened, or lightened, no further than it
 * must be. The surfaces have to be all light or all dark; where no colour can be read on all of them, the nearest miss.
 */
export function readableOn(color: string, surfaces: readonly string[]): string {
  const lowest = (candidate: string) => Math.min(...surfaces.map((surface) => contrast(candidate, surface)))
  const end = lowest('#000000') >= lowest('#ffffff') ? '#000000' : '#ffffff'
  const steps = Array.from({ length: 101 }, (_, step) => mix(color, end, step / 100))
  return steps.find((candidate) => lowest(candidate) >= TEXT_CONTRAST) ?? end
}
