import { circle, group, path, rect } from '../lib/canvas.ts'

/** A logo in a square of the given size. */
export type Mark = (size: number, color: string, second: string) => string

const scaled = (size: number, content: string): string => group(content, { transform: `scale(${size / 100})` })

/** Two half discs that slide past each other. */
export const shiftedDisc: Mark = (size, color, second) =>
  scaled(
    size,
    path('M50 8A42 42 0 0 0 50 92Z', color) +
      path('M50 -4A42 42 0 0 1 50 80Z', second, { transform: 'translate(4 6)' }),
  )

/** Four leaves around a square. */
export const fourLeaves: Mark = (size, color, second) =>
  scaled(
    size,
    [
      path('M4 4H28A20 20 0 0 1 48 24V48H24A20 20 0 0 1 4 28Z', color),
      path('M96 4V28A20 20 0 0 1 76 48H52V24A20 20 0 0 1 72 4Z', second),
      path('M4 96V72A20 20 0 0 1 24 52H48V76A20 20 0 0 1 28 96Z', second),
      path('M96 96H72A20 20 0 0 1 52 76V52H76A20 20 0 0 1 96 72Z', color),
    ].join(''),
  )

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
