import { blob, type Canvas, circle, group, line, path, polygon, rect } from '../lib/canvas.ts'
import { text } from '../lib/letters.ts'

/** Four colours carry every printed piece. */
export interface Palette {
  ground: string
  ink: string
  accent: string
  second: string
}

/** A flat design for a printed surface, drawn from 0,0 to its size; whoever uses it clips it. */
export type Artwork = (canvas: Canvas, width: number, height: number, palette: Palette) => string

const caption = (x: number, y: number, lines: readonly string[], size: number, color: string): string =>
  lines.map((content, i) => text(x, y + i * size * 1.7, content, { size, color, weight: 0.15 })).join('')

/** A disc that sinks behind bars of growing weight. */
export const sinkingSun =
  (title: readonly [string, string], notes: readonly [string, string]): Artwork =>
  (_canvas, w, h, { ground, ink, accent }) => {
    const bars = Array.from({ length: 9 }, (_, i) =>
      rect(0, h * (0.4 + i * 0.052), w, h * (0.006 + i * 0.0045), ground),
    )
    return [
      rect(0, 0, w, h, ground),
      circle(w * 0.56, h * 0.45, w * 0.38, accent),
      ...bars,
      text(w * 0.07, h * 0.06, title[0], { size: w * 0.13, color: ink, weight: 0.19, tracking: 0.2 }),
      text(w * 0.07, h * 0.19, title[1], { size: w * 0.13, color: ink, weight: 0.19, tracking: 0.2 }),
      rect(w * 0.07, h * 0.885, w * 0.86, 2, ink),
      caption(w * 0.07, h * 0.91, [notes[0]], w * 0.03, ink),
      caption(w * 0.6, h * 0.91, [notes[1]], w * 0.03, ink),
    ].join('')
  }

/** Quarter discs on a strict grid. */
export const quarterDiscs: Artwork = ({ random }, w, h, { ground, ink, accent, second }) => {
  const columns = 4
  const cell = w / columns
  const rows = Math.floor((h * 0.78) / cell)
  const turned = (x: number, y: number, color: string): string =>
    path(`M0 0H${cell}A${cell} ${cell} 0 0 1 0 ${cell}Z`, color, {
      transform: `translate(${x + cell / 2} ${y + cell / 2}) rotate(${random.integer(0, 3) * 90}) translate(${-cell / 2} ${-cell / 2})`,
    })
  const cells = Array.from({ length: rows * columns }, (_, i) =>
    turned((i % columns) * cell, Math.floor(i / columns) * cell, random.pick([ink, ink, accent, second])),
  )
  const top = rows * cell + (h - rows * cell) * 0.24
  return [
    rect(0, 0, w, h, ground),
    ...cells,
    text(w * 0.05, top, 'Form 12', { size: w * 0.08, color: ink, weight: 0.18, tracking: 0.2 }),
    caption(w * 0.64, top, ['Quartal', 'Heft'], w * 0.03, ink),
  ].join('')
}

/** Bands that swell like water. */
export const swells: Artwork = (_canvas, w, h, { ground, ink, accent, second }) => {
  const bands = Array.from({ length: 13 }, (_, i) => {
    const y = h * (0.3 + i * 0.058)
    const a = h * 0.05 * Math.sin(i * 0.7 + 0.6)
    const d = `M${-w * 0.1} ${y}C${w * 0.25} ${y - a * 2.4} ${w * 0.4} ${y + a * 2.4} ${w * 0.62} ${y}S${w} ${y - a * 2} ${w * 1.1} ${y}`
    return line(d, i % 5 === 2 ? accent : i % 3 === 1 ? second : ink, h * 0.024)
  })
  return [
    rect(0, 0, w, h, ground),
    ...bands,
    text(w * 0.08, h * 0.07, 'Meer', { size: w * 0.15, color: ink, weight: 0.18, tracking: 0.22 }),
    rect(w * 0.08, h * 0.2, w * 0.84, 2, ink),
  ].join('')
}

/** Dots that grow towards one corner. */
export const halftone: Artwork = (_canvas, w, h, { ground, ink, accent }) => {
  const step = w / 11
  const dots: string[] = []
  for (let row = 0; row < Math.ceil(h / step); row++) {
    for (let column = 0; column < 12; column++) {
      const [x, y] = [column * step + (row % 2) * step * 0.5, row * step + step / 2]
      const distance = Math.hypot(x - w * 0.68, y - h * 0.52) / (w * 0.86)
      const r = step * 0.56 * Math.max(0, 1 - distance * 1.15)
      if (r > 1) dots.push(circle(x, y, r, distance < 0.24 ? accent : ink))
    }
  }
  return [
    rect(0, 0, w, h, ground),
    ...dots,
    text(w * 0.08, h * 0.07, 'Licht', { size: w * 0.12, color: ink, weight: 0.18, tracking: 0.2 }),
    caption(w * 0.08, h * 0.92, ['Essays 1961–79'], w * 0.032, ink),
  ].join('')
}

/** A leaning stack of bars and a disc in balance. */
export const balance: Artwork = (_canvas, w, h, { ground, ink, accent, second }) =>
  [
    rect(0, 0, w, h, ground),
    polygon(
      [
        [0, h * 0.7],
        [w, h * 0.42],
        [w, h * 0.5],
        [0, h * 0.78],
      ],
      ink,
    ),
    polygon(
      [
        [0, h * 0.83],
        [w, h * 0.55],
        [w, h * 0.57],
        [0, h * 0.85],
      ],
      second,
    ),
    circle(w * 0.36, h * 0.42, w * 0.185, accent),
    rect(w * 0.66, h * 0.16, w * 0.07, h * 0.37, ink),
    rect(w * 0.78, h * 0.3, w * 0.07, h * 0.2, second),
    text(w * 0.08, h * 0.07, 'Lot', { size: w * 0.12, color: ink, weight: 0.18, tracking: 0.2 }),
    caption(w * 0.08, h * 0.92, ['Roman'], w * 0.036, ink),
  ].join('')

/** Folded strips, light and dark side by turns. */
export const folds: Artwork = (_canvas, w, h, { ground, ink, accent, second }) => {
  const strips = Array.from({ length: 6 }, (_, i) => {
    const x = (i * w) / 6
    const mid = x + w / 12
    const top = h * (0.3 + 0.05 * (i % 2))
    return (
      polygon(
        [
          [x, top],
          [mid, top + h * 0.07],
          [mid, h],
          [x, h],
        ],
        i % 3 === 1 ? accent : second,
      ) +
      polygon(
        [
          [mid, top + h * 0.07],
          [x + w / 6, h * (0.3 + 0.05 * ((i + 1) % 2))],
          [x + w / 6, h],
          [mid, h],
        ],
        ink,
      )
    )
  })
  return [
    rect(0, 0, w, h, ground),
    ...strips,
    text(w * 0.07, h * 0.07, 'Tanz', { size: w * 0.16, color: ink, weight: 0.19, tracking: 0.2 }),
    caption(w * 0.07, h * 0.07 + w * 0.2, ['Theater am Fluss'], w * 0.03, ink),
  ].join('')
}

/** The rings of a felled tree. */
export const treeRings: Artwork = ({ random }, w, h, { ground, ink, accent }) => {
  const rings = Array.from({ length: 17 }, (_, i) => {
    const r = (17 - i) * w * 0.037
    const points = Array.from({ length: 14 }, (_, n) => {
      const turn = (n / 14) * Math.PI * 2
      const reach = r * (1 + 0.05 * Math.sin(turn * 2 + 1) + random.between(-0.012, 0.012))
      return [w * 0.46 + Math.cos(turn) * reach, h * 0.5 + Math.sin(turn) * reach] as const
    })
    return path(blob(points), i % 6 === 3 ? accent : ground, { stroke: ink, 'stroke-width': 2 + (i % 3) * 1.5 })
  })
  return [rect(0, 0, w, h, ground), ...rings, line(`M${w * 0.46} ${h * 0.5}L${w * 0.98} ${h * 0.36}`, ink, 3)].join('')
}

/** Discs, a leaf and a bar that overlap as printed inks do. */
export const overprint: Artwork = (_canvas, w, h, { ground, ink, accent, second }) => {
  const ink2 = { style: 'mix-blend-mode:multiply' }
  return [
    rect(0, 0, w, h, ground),
    circle(w * 0.38, h * 0.44, w * 0.27, accent, ink2),
    circle(w * 0.62, h * 0.44, w * 0.27, second, ink2),
    path(`M${w * 0.23} ${h * 0.62}H${w * 0.77}A${w * 0.27} ${w * 0.27} 0 0 1 ${w * 0.23} ${h * 0.62}Z`, ink, ink2),
    rect(w * 0.485, h * 0.1, w * 0.03, h * 0.78, ink, ink2),
    text(w * 0.07, h * 0.06, 'Nattrom', { size: w * 0.045, color: ink, weight: 0.17, tracking: 0.2 }),
    text(w * 0.93, h * 0.06, 'Lav sol', { size: w * 0.045, color: ink, weight: 0.17, tracking: 0.2, align: 'end' }),
  ].join('')
}

/** The artwork as a sheet at a place, clipped to its edges. */
export const sheet = (
  canvas: Canvas,
  artwork: Artwork,
  palette: Palette,
  [x, y, width, height]: readonly [number, number, number, number],
): string =>
  group(canvas.clipped(rect(0, 0, width, height, '#000'), artwork(canvas, width, height, palette)), {
    transform: `translate(${x} ${y})`,
  })
