import { circle, line, path, polygon, rect } from '../lib/canvas.ts'
import { text } from '../lib/letters.ts'
import type { Artwork } from './artwork.ts'

/** Printed pieces that are meant to be seen from across the street. */

/** A face out of four shapes, laughing. */
export const laughing =
  (word: string): Artwork =>
  (_canvas, w, h, { ground, ink, accent, second }) => {
    const [cx, cy, r] = [w / 2, h * 0.44, w * 0.4]
    return [
      rect(0, 0, w, h, ground),
      circle(cx, cy, r, accent),
      path(`M${cx - r * 0.62} ${cy - r * 0.12}A${r * 0.22} ${r * 0.3} 0 0 1 ${cx - r * 0.18} ${cy - r * 0.12}Z`, ink),
      path(`M${cx + r * 0.18} ${cy - r * 0.12}A${r * 0.22} ${r * 0.3} 0 0 1 ${cx + r * 0.62} ${cy - r * 0.12}Z`, ink),
      path(
        `M${cx - r * 0.66} ${cy + r * 0.12}H${cx + r * 0.66}A${r * 0.66} ${r * 0.66} 0 0 1 ${cx - r * 0.66} ${cy + r * 0.12}Z`,
        ink,
      ),
      path(
        `M${cx - r * 0.4} ${cy + r * 0.62}A${r * 0.42} ${r * 0.36} 0 0 1 ${cx + r * 0.4} ${cy + r * 0.62}A${r * 0.66} ${r * 0.66} 0 0 1 ${cx - r * 0.4} ${cy + r * 0.62}Z`,
        second,
      ),
      text(w / 2, h * 0.83, word, { size: w * 0.125, color: ink, weight: 0.24, tracking: 0.2, align: 'middle' }),
    ].join('')
  }

/** Rays from one point, and a word in the disc that they come from. */
export const burst =
  (lines: readonly string[], rays = 13): Artwork =>
  (_canvas, w, h, { ground, ink, accent, second }) => {
    const [cx, cy, far] = [w * 0.5, h * 0.56, Math.hypot(w, h)]
    const wedges = Array.from({ length: rays }, (_, i) => {
      const [from, to] = [i, i + 0.5].map((turn) => (turn / rays) * Math.PI * 2 - 0.4)
      const end = (angle = 0): readonly [number, number] => [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far]
      return polygon([[cx, cy], end(from), end(to)], i % 3 === 1 ? second : accent)
    })
    const r = Math.min(w, h) * 0.34
    const size = Math.min(r / lines.length, (r * 1.5) / Math.max(...lines.map((content) => content.length)))
    const top = cy - (lines.length * size * 1.42 - size * 0.42) / 2
    return [
      rect(0, 0, w, h, ground),
      ...wedges,
      circle(cx, cy, r, ink),
      ...lines.map((content, i) =>
        text(cx, top + i * size * 1.42, content, {
          size,
          color: ground,
          weight: 0.24,
          tracking: 0.18,
          align: 'middle',
        }),
      ),
    ].join('')
  }

/** One word over and over, a line in four standing out. */
export const shouted =
  (word: string, rows: number): Artwork =>
  (_canvas, w, h, { ground, ink, accent, second }) => {
    const step = h / rows
    const colors = [ink, accent, ink, second]
    return [
      rect(0, 0, w, h, ground),
      ...Array.from({ length: rows }, (_, i) =>
        text(w * (0.05 - (i % 3) * 0.16), step * (i + 0.14), `${word} ${word} ${word}`, {
          size: step * 0.74,
          color: colors[i % colors.length] ?? ink,
          weight: 0.26,
          tracking: 0.18,
        }),
      ),
    ].join('')
  }

/** Plain shapes in the cells of a grid, no two neighbours alike. */
export const shapes =
  (columns: number): Artwork =>
  ({ random }, w, h, { ground, ink, accent, second }) => {
    const cell = w / columns
    const rows = Math.ceil(h / cell)
    let last = -1
    const cells = Array.from({ length: rows * columns }, (_, i) => {
      const [x, y] = [(i % columns) * cell, Math.floor(i / columns) * cell]
      let kind = random.integer(0, 6)
      if (kind === last) kind = (kind + 1) % 7
      last = kind
      const [a, b] = random.pick([
        [ink, accent],
        [accent, ground],
        [second, ink],
        [ground, accent],
        [ink, second],
        [accent, second],
      ] as const)
      const turn = { transform: `rotate(${random.integer(0, 3) * 90} ${x + cell / 2} ${y + cell / 2})` }
      const drawn = [
        () => circle(x + cell / 2, y + cell / 2, cell * 0.42, b),
        () => path(`M${x} ${y + cell}A${cell / 2} ${cell / 2} 0 0 1 ${x + cell} ${y + cell}Z`, b, turn),
        () => path(`M${x} ${y}H${x + cell}A${cell} ${cell} 0 0 1 ${x} ${y + cell}Z`, b, turn),
        () =>
          polygon(
            [
              [x, y + cell],
              [x + cell, y + cell],
              [x + cell / 2, y + cell * 0.1],
            ],
            b,
            turn,
          ),
        () => [0, 1, 2, 3].map((n) => rect(x + n * cell * 0.26, y, cell * 0.13, cell, b, turn)).join(''),
        () => circle(x + cell / 2, y + cell / 2, cell * 0.33, 'none', { stroke: b, 'stroke-width': cell * 0.18 }),
        () =>
          line(
            `M${x} ${y + cell * 0.3}q${cell * 0.25} ${-cell * 0.3} ${cell * 0.5} 0t${cell * 0.5} 0M${x} ${y + cell * 0.7}q${cell * 0.25} ${-cell * 0.3} ${cell * 0.5} 0t${cell * 0.5} 0`,
            b,
            cell * 0.12,
          ),
      ][kind]
      return rect(x, y, cell + 0.5, cell + 0.5, a) + (drawn?.() ?? '')
    })
    return rect(0, 0, w, h, ground) + cells.join('')
  }

/** A moon that grows from sickle to full, over the name. */
export const moonPhases =
  (name: readonly [string, string]): Artwork =>
  (canvas, w, h, { ground, ink, accent, second }) => {
    const r = w * 0.135
    const moons = Array.from({ length: 6 }, (_, i) => {
      const [cx, cy] = [w * (0.2 + (i % 3) * 0.3), h * (0.16 + Math.floor(i / 3) * 0.24)]
      const shade = circle(cx - r * 2 * ((i + 1) / 6), cy, r, i % 2 === 0 ? ink : second)
      return circle(cx, cy, r, accent) + (i === 5 ? '' : canvas.clipped(circle(cx, cy, r + 0.5, '#000'), shade))
    })
    return [
      rect(0, 0, w, h, ground),
      ...moons,
      text(w * 0.07, h * 0.62, name[0], { size: w * 0.13, color: ink, weight: 0.22, tracking: 0.18 }),
      text(w * 0.07, h * 0.78, name[1], { size: w * 0.21, color: ink, weight: 0.22, tracking: 0.18 }),
    ].join('')
  }

/** A fish made of scales, swimming upwards on something tall. */
export const shoal: Artwork = (_canvas, w, h, { ground, ink, accent, second }) => {
  const s = w / 4
  const scales = Array.from({ length: 4 * 14 }, (_, i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)]
    const [x, y] = [column * s + (row % 2) * s * 0.5, row * s * 0.62]
    return path(
      `M${x - s / 2} ${y}A${s / 2} ${s / 2} 0 0 0 ${x + s / 2} ${y}Z`,
      [accent, second, ink][(column + row * 2) % 3] ?? ink,
    )
  })
  return rect(0, 0, w, h, ground) + scales.join('')
}
