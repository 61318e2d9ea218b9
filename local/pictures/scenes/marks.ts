import { circle, group, path, rect } from '../lib/canvas.ts'

/** A logo in a square of the given size. */
export type Mark = (size: number, color: string, second: string) => string

const scaled = (size: number, content: string): string => group(content, { transform: `scale(${size / 100})` })

/** A vessel out of two shapes. */
export const vessel: Mark = (size, color, second) =>
  scaled(
    size,
    path('M12 34H88A38 52 0 0 1 50 94A38 52 0 0 1 12 34Z', color) +
      rect(30, 8, 40, 18, second, { rx: 3 }) +
      circle(50, 60, 9, second),
  )

/** A sun over the sea, as a circle and a line. */
export const circleAndLine: Mark = (size, color, second) =>
  scaled(size, circle(50, 42, 34, color) + rect(2, 84, 96, 11, second))

/** Two peaks. */
export const peaks: Mark = (size, color, second) =>
  scaled(size, path('M4 88L36 22L68 88Z', color) + path('M46 88L70 44L96 88Z', second))
