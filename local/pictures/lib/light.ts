import { type Canvas, group, path, polygon, rect } from './canvas.ts'
import { darker, lighter } from './color.ts'

/** Daylight through a window of two by two panes, falling slantwise onto whatever is behind. */
export const windowLight = (
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  color = '#fff4dc',
  opacity = 0.4,
): string => {
  const pane = (column: number, row: number): string => {
    const left = x + column * size * 0.56 + row * size * 0.2
    const top = y + row * size * 0.78 - column * size * 0.1
    return polygon(
      [
        [left, top],
        [left + size * 0.48, top - size * 0.085],
        [left + size * 0.66, top + size * 0.6],
        [left + size * 0.18, top + size * 0.685],
      ],
      color,
    )
  }
  const panes = [pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)].join('')
  return canvas.blurred(panes, size * 0.018, { opacity, style: 'mix-blend-mode:soft-light' })
}

/** The soft shadow of a shape that lies or hangs close to its ground. */
export const shadow = (canvas: Canvas, content: string, dx: number, dy: number, blur: number, opacity = 0.35): string =>
  group(canvas.blurred(content, blur), { transform: `translate(${dx} ${dy})`, opacity })

/** A plastered wall: lit from one corner, darker towards the other, with a fine tooth. */
export const wall = (canvas: Canvas, color: string): string => {
  const { width, height } = canvas
  const lit = canvas.linear([0, 0], [width, height], [0, lighter(color, 0.28)], [0.5, color], [1, darker(color, 0.22)])
  const tooth = rect(0, 0, width, height, canvas.linear([0, 0], [width, height], [0, '#000', 0.02], [1, '#000', 0.26]))
  return canvas.background(lit) + canvas.grained(tooth, darker(color, 0.3), 0.7, { opacity: 0.35 })
}

/** A floor under a wall, seen at a low angle. */
export const floor = (canvas: Canvas, top: number, color: string): string => {
  const { width, height } = canvas
  const lit = canvas.linear([0, top], [0, height], [0, darker(color, 0.18)], [1, lighter(color, 0.12)])
  return rect(0, top, width, height - top, lit) + rect(0, top - 1, width, 2, darker(color, 0.3), { opacity: 0.5 })
}

export const vignette = (canvas: Canvas, opacity = 0.3): string => {
  const { width, height } = canvas
  const r = Math.hypot(width, height) / 2
  return path(
    `M0 0H${width}V${height}H0Z`,
    canvas.radial(width / 2, height / 2, r, [0.55, '#0b0a12', 0], [1, '#0b0a12', opacity]),
  )
}
