import { contrast, isDark, readableOn } from './color.ts'
import type { Surface } from './definition.ts'

export const schemeOf = ({ page }: Surface) => (isDark(page) ? 'dark' : 'light')

/** The contrast of text in a colour where it is lowest: on the page, or on what is raised from it. */
export const contrastOn = (color: string, { page, raised }: Surface): number =>
  Math.min(contrast(color, page), contrast(color, raised))

/** The colour nearest to `color` in which text can be read on all of a surface. */
export const readableOnSurface = (color: string, { page, raised }: Surface): string => readableOn(color, [page, raised])
