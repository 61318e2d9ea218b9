import { at, type Canvas, circle, ellipse, line, path, polygon, rect } from '../lib/canvas.ts'
import { darker, lighter } from '../lib/color.ts'
import { text } from '../lib/letters.ts'
import { shadow, vignette, wall, windowLight } from '../lib/light.ts'
import type { Scene } from '../lib/render.ts'
import { type Artwork, type Palette, sheet } from './artwork.ts'

const tin = (
  canvas: Canvas,
  cx: number,
  foot: number,
  w: number,
  h: number,
  color: string,
  band: string,
  word: string,
): string => {
  const [x, y] = [cx - w / 2, foot - h]
  const round = w * 0.1
  const body = `M${x} ${y}V${foot}A${w / 2} ${round} 0 0 0 ${x + w} ${foot}V${y}Z`
  const lidTop = y - h * 0.13
  const shade = canvas.linear(
    [x, 0],
    [x + w, 0],
    [0, '#000', 0.34],
    [0.22, '#fff', 0.26],
    [0.45, '#fff', 0],
    [0.8, '#000', 0.16],
    [1, '#000', 0.48],
  )
  return [
    path(body, color),
    path(
      `M${x} ${y + h * 0.36}A${w / 2} ${round} 0 0 0 ${x + w} ${y + h * 0.36}V${y + h * 0.72}A${w / 2} ${round} 0 0 1 ${x} ${y + h * 0.72}Z`,
      band,
    ),
    text(cx, y + h * 0.53, word, { size: w * 0.14, color, weight: 0.18, align: 'middle' }),
    path(body, shade),
    path(
      `M${x - 4} ${lidTop}V${y + 4}A${w / 2 + 4} ${round} 0 0 0 ${x + w + 4} ${y + 4}V${lidTop}Z`,
      darker(color, 0.3),
    ),
    path(`M${x - 4} ${lidTop}V${y + 4}A${w / 2 + 4} ${round} 0 0 0 ${x + w + 4} ${y + 4}V${lidTop}Z`, shade),
    ellipse(cx, lidTop, w / 2 + 4, round, lighter(color, 0.14)),
    ellipse(cx, lidTop, w / 2 - 8, round * 0.8, darker(color, 0.12)),
  ].join('')
}

/** A box with a printed front, seen from its right edge, and two tins, on a table before a coloured wall. */
export const packaging =
  (artwork: Artwork, palette: Palette, words: readonly [string, string]): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const table = h * 0.7
    const box = [w * 0.14, h * 0.2, w * 0.36, h * 0.6] as const
    const right = box[0] + box[2]
    const depth = w * 0.085
    const side: readonly (readonly [number, number])[] = [
      [right, box[1]],
      [right + depth, box[1] + depth * 0.32],
      [right + depth, box[1] + box[3] - depth * 0.42],
      [right, box[1] + box[3]],
    ]
    const wallLight = canvas.radial(
      w * 0.3,
      h * 0.16,
      w * 0.95,
      [0, lighter(palette.ground, 0.4)],
      [1, darker(palette.ground, 0.12)],
    )
    const tableLight = canvas.linear([0, table], [0, h], [0, darker(palette.second, 0.2)], [1, palette.second])
    const cast: readonly (readonly [number, number])[] = [
      [box[0] + 20, box[1] + box[3]],
      [w * 0.62, box[1] + box[3] - 20],
      [w * 1.02, h * 0.9],
      [w * 0.5, h * 0.96],
    ]
    return [
      canvas.background(wallLight),
      canvas.grained(
        rect(0, 0, w, table, canvas.linear([0, 0], [w, table], [0.3, '#000', 0], [1, '#000', 0.3])),
        darker(palette.ground, 0.25),
        0.8,
        { opacity: 0.5 },
      ),
      rect(0, table, w, h - table, tableLight),
      canvas.blurred(polygon(cast, darker(palette.second, 0.75)), 20, { opacity: 0.5 }),
      sheet(canvas, artwork, { ...palette, ground: lighter(palette.ground, 0.75) }, box),
      rect(...box, canvas.linear([box[0], 0], [right, 0], [0, '#fff', 0.16], [1, '#000', 0.1])),
      polygon(side, darker(palette.accent, 0.28)),
      polygon(side, canvas.linear([right, 0], [right + depth, 0], [0, '#000', 0.05], [1, '#000', 0.4])),
      shadow(canvas, ellipse(w * 0.72, h * 0.815, w * 0.15, h * 0.03, '#0d0806'), 24, 8, 14, 0.6),
      tin(canvas, w * 0.7, h * 0.8, w * 0.2, h * 0.27, palette.accent, lighter(palette.ground, 0.7), words[0]),
      shadow(canvas, ellipse(w * 0.85, h * 0.885, w * 0.1, h * 0.022, '#0d0806'), 20, 6, 12, 0.6),
      tin(canvas, w * 0.845, h * 0.87, w * 0.155, h * 0.15, palette.ink, palette.accent, words[1]),
      windowLight(canvas, w * 0.04, -h * 0.02, w * 0.62, '#fff0cf', 0.5),
      vignette(canvas, 0.26),
    ].join('')
  }

/** What grows from a seed, drawn in two colours around 0,0 and about 100 high. */
const plants: readonly ((color: string, second: string) => string)[] = [
  (color, second) =>
    path('M-34 6C-40 -22 -16 -34 0 -26C16 -34 40 -22 34 6C30 36 14 58 0 64C-14 58 -30 36 -34 6Z', color) +
    path('M0 -26C-4 -44 -22 -56 -34 -52C-30 -36 -16 -26 0 -26C16 -26 30 -36 34 -52C22 -56 4 -44 0 -26Z', second) +
    line('M-16 4C-18 18 -14 32 -8 42', second, 4),
  (color, second) =>
    [-40, 0, 40]
      .map((turn) => path('M0 0C-16 -20 -16 -52 0 -66C16 -52 16 -20 0 0Z', color, { transform: `rotate(${turn} 0 0)` }))
      .join('') +
    line('M0 0V64', second, 6) +
    path('M0 40C12 18 34 14 46 20C42 38 20 48 0 40Z', second),
  (color, second) =>
    line('M-28 64C-30 10 10 10 26 -60', second, 5) +
    [
      [-22, 20],
      [-2, 0],
      [14, -24],
      [24, -50],
    ]
      .map(([x = 0, y = 0]) => circle(x - 16, y, 14, color))
      .join('') +
    path('M-26 40C-6 26 24 32 34 48C18 62 -10 60 -26 40Z', second),
]

/** Three seed packets in one flat colour each, side by side. */
export const seedPackets =
  (ground: string, paper: string, packets: readonly (readonly [name: string, color: string, ink: string])[]): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const [pw, ph] = [w * 0.235, h * 0.7]
    const drawn = packets.map(([name, color, ink], i) => {
      const notch = Array.from({ length: 13 }, (_, n) => `L${(pw * (n + 1)) / 13} ${n % 2 === 0 ? 9 : 0}`).join('')
      const shape = `M0 0${notch}V${ph}H0Z`
      const packet = [
        shadow(canvas, path(shape, '#0d0806'), 13, 18, 14, 0.45),
        path(shape, color),
        rect(0, ph * 0.085, pw, 2, ink, { opacity: 0.35 }),
        text(pw * 0.1, ph * 0.13, 'Åker', { size: pw * 0.085, color: paper, weight: 0.17, tracking: 0.2 }),
        text(pw * 0.1, ph * 0.87, name, { size: pw * 0.13, color: paper, weight: 0.17, tracking: 0.2 }),
        at(pw / 2, ph * 0.5, plants[i % plants.length]?.(paper, ink) ?? '', 0, pw / 125),
        path(shape, canvas.linear([0, 0], [pw, ph * 0.5], [0, '#fff', 0.2], [0.4, '#fff', 0], [1, '#000', 0.16])),
      ].join('')
      return at(w * (0.22 + i * 0.28), h * 0.5 + (i === 1 ? -8 : 6), at(-pw / 2, -ph / 2, packet), [-3, 1.5, 4][i] ?? 0)
    })
    const seeds = Array.from({ length: 22 }, () => {
      const [x, y] = [canvas.random.between(w * 0.05, w * 0.95), canvas.random.between(h * 0.9, h * 0.985)]
      return (
        canvas.blurred(ellipse(x + 4, y + 5, 7, 4, '#0d0806'), 2, { opacity: 0.4 }) +
        ellipse(x, y, 7, 4.4, canvas.random.pick(['#3a2a1d', '#e8d9b8', '#6b4a2e']), {
          transform: `rotate(${canvas.random.integer(0, 180)} ${x} ${y})`,
        })
      )
    })
    return [
      wall(canvas, ground),
      ...drawn,
      ...seeds,
      windowLight(canvas, w * 0.2, -h * 0.04, w * 0.6, '#fff0cf', 0.5),
      vignette(canvas, 0.24),
    ].join('')
  }
