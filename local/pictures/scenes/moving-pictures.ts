import { at, type Canvas, circle, ellipse, line, path, polygon, rect } from '../lib/canvas.ts'
import { darker, lighter, mix } from '../lib/color.ts'
import { text } from '../lib/letters.ts'
import { shadow, vignette } from '../lib/light.ts'
import type { Scene } from '../lib/render.ts'
import { type Artwork, type Palette, sheet } from './artwork.ts'

/** One frame of an animation, drawn into the given size; `time` runs from 0 to 1. */
type Frame = (canvas: Canvas, width: number, height: number, palette: Palette, time: number) => string

/** A ball falls, flattens, rises and has become a face. */
export const bouncingFace: Frame = (_canvas, w, h, { ground, ink, accent, second }, time) => {
  const fall = Math.abs(Math.cos(time * Math.PI * 2))
  const squash = 1 - Math.max(0, 0.34 - fall) * 1.1
  const r = h * 0.24
  const [cx, floor] = [w * (0.26 + time * 0.48), h * 0.84]
  const cy = floor - r * squash - fall * h * 0.34
  const smile = Math.max(0, time - 0.4) / 0.6
  const eye = (dx: number): string => ellipse(cx + dx * r, cy - r * 0.18, r * 0.1, r * 0.17 * squash, ink)
  return [
    rect(0, 0, w, h, time > 0.6 ? second : ground),
    rect(0, floor, w, h - floor, ink),
    ellipse(cx, floor, r * (1.3 - fall * 0.6), 5, darker(accent, 0.6), { opacity: 0.5 }),
    ellipse(cx, cy, r / squash, r * squash, accent),
    smile > 0
      ? eye(-0.34) +
        eye(0.34) +
        line(
          `M${cx - r * 0.5} ${cy + r * 0.16}Q${cx} ${cy + r * (0.16 + 0.7 * smile)} ${cx + r * 0.5} ${cy + r * 0.16}`,
          ink,
          r * 0.13,
          { 'stroke-linecap': 'round' },
        )
      : '',
  ].join('')
}

/** A beam opens over a row of houses until the word stands in it. */
export const openingBeam =
  (words: readonly [string, string]): Frame =>
  (canvas, w, h, { ground, ink, accent, second }, time) => {
    const reach = 0.12 + time * 0.9
    const houses = Array.from({ length: 7 }, (_, i) => {
      const tall = h * (0.2 + ((i * 37) % 20) / 100)
      const x = (i * w) / 7
      return (
        rect(x, h - tall, w / 7 + 1, tall, ink) +
        rect(
          x + w * 0.045,
          h - tall + h * 0.06,
          w * 0.035,
          h * 0.06,
          (i + Math.round(time * 8)) % 3 === 0 ? accent : mix(ink, ground, 0.2),
        )
      )
    })
    const beam = polygon(
      [
        [w * (0.08 - time * 0.5), h * 0.74],
        [w * 1.1, h * (0.36 - reach * 1.6)],
        [w * 1.1, h * (0.36 + reach * 0.9)],
      ],
      accent,
    )
    const size = h * 0.17
    const title = words
      .map((word, i) => text(w * 0.14, h * (0.14 + i * 0.25), word, { size, color: ink, weight: 0.24, tracking: 0.16 }))
      .join('')
    return [
      rect(0, 0, w, h, time < 0.3 ? second : ground),
      beam,
      time > 0.45 ? canvas.clipped(beam, title) : '',
      ...houses,
    ].join('')
  }

/** Nine frames of an animation, in order, pinned to a board of one colour. */
export const storyboard =
  (frame: Frame, palette: Palette, board: string): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const [fw, gap] = [w * 0.285, w * 0.03]
    const fh = fw * 0.72
    const [left, top] = [(w - fw * 3 - gap * 2) / 2, (h - fh * 3 - gap * 2) / 2]
    const frames = Array.from({ length: 9 }, (_, i) => {
      const [x, y] = [left + (i % 3) * (fw + gap), top + Math.floor(i / 3) * (fh + gap)]
      const drawn = canvas.clipped(rect(0, 0, fw, fh, '#000'), frame(canvas, fw, fh, palette, i / 8))
      const card =
        shadow(canvas, rect(0, 0, fw, fh, '#0d0806'), 6, 10, 8, 0.4) +
        drawn +
        rect(0, 0, fw, fh, canvas.linear([0, 0], [fw, fh], [0, '#fff', 0.12], [0.6, '#fff', 0], [1, '#000', 0.12]))
      return at(x + fw / 2, y + fh / 2, at(-fw / 2, -fh / 2, card), canvas.random.between(-1.2, 1.2))
    })
    const lit = canvas.linear([0, 0], [w, h], [0, lighter(board, 0.2)], [1, darker(board, 0.24)])
    return [canvas.background(lit), ...frames, vignette(canvas, 0.22)].join('')
  }

/** A screen of a ticket app: a line of colour to get on, and when. */
const ticketScreen = (
  canvas: Canvas,
  w: number,
  h: number,
  { ground, ink, accent, second }: Palette,
  step: number,
): string => {
  const stops = Array.from(
    { length: 5 },
    (_, i) =>
      circle(w * 0.2, h * (0.3 + i * 0.095), w * 0.035, i === step ? ground : accent, {
        stroke: ink,
        'stroke-width': 4,
      }) +
      rect(w * 0.3, h * (0.3 + i * 0.095) - 5, w * [0.42, 0.3, 0.5, 0.36, 0.24][i]!, 10, ink, {
        rx: 5,
        opacity: i === step ? 1 : 0.35,
      }),
  )
  const bodies = [
    () => [
      rect(0, h * 0.42, w, h * 0.58, accent),
      circle(w * 0.5, h * 0.42, w * 0.3, second),
      text(w * 0.1, h * 0.1, 'Where', { size: w * 0.15, color: ink, weight: 0.22, tracking: 0.16 }),
      text(w * 0.1, h * 0.19, 'next', { size: w * 0.15, color: ink, weight: 0.22, tracking: 0.16 }),
      rect(w * 0.1, h * 0.78, w * 0.8, h * 0.085, ink, { rx: w * 0.09 }),
      text(w * 0.5, h * 0.805, 'The sea', { size: w * 0.085, color: ground, weight: 0.2, align: 'middle' }),
    ],
    () => [
      text(w * 0.1, h * 0.1, 'Get on', { size: w * 0.13, color: ink, weight: 0.22, tracking: 0.16 }),
      text(w * 0.1, h * 0.18, 'pink', { size: w * 0.13, color: accent, weight: 0.24, tracking: 0.16 }),
      rect(w * 0.182, h * 0.3, w * 0.036, h * 0.38, accent),
      ...stops,
      rect(w * 0.1, h * 0.78, w * 0.8, h * 0.085, accent, { rx: w * 0.09 }),
      text(w * 0.5, h * 0.805, '2 min', { size: w * 0.085, color: ink, weight: 0.2, align: 'middle' }),
    ],
    () => [
      rect(0, 0, w, h, second),
      rect(w * 0.1, h * 0.16, w * 0.8, h * 0.62, ground, { rx: 18 }),
      circle(w * 0.1, h * 0.56, w * 0.045, second),
      circle(w * 0.9, h * 0.56, w * 0.045, second),
      path(`M${w * 0.5} ${h * 0.24}a${w * 0.24} ${w * 0.24} 0 0 1 0 ${w * 0.48}Z`, accent),
      path(`M${w * 0.5} ${h * 0.24}a${w * 0.24} ${w * 0.24} 0 0 0 0 ${w * 0.48}Z`, ink),
      text(w * 0.5, h * 0.63, 'On board', { size: w * 0.09, color: ink, weight: 0.22, align: 'middle' }),
    ],
  ][step]
  return canvas.clipped(
    rect(0, 0, w, h, '#000', { rx: w * 0.13 }),
    [rect(0, 0, w, h, ground), ...(bodies?.() ?? [])].join(''),
  )
}

/** Three telephones with the steps of a ticket app. */
export const ticketApp =
  (ground: string, palette: Palette): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const [pw, ph] = [w * 0.24, w * 0.5]
    const phones = [0, 1, 2].map((step) => {
      const phone = [
        shadow(canvas, rect(-pw / 2, -ph / 2, pw, ph, '#0d0806', { rx: pw * 0.17 }), 20, 30, 22, 0.5),
        rect(-pw / 2 - 9, -ph / 2 - 9, pw + 18, ph + 18, '#141216', { rx: pw * 0.17 }),
        at(-pw / 2, -ph / 2, ticketScreen(canvas, pw, ph, palette, step)),
        rect(-pw * 0.14, -ph / 2 + 12, pw * 0.28, pw * 0.075, '#141216', { rx: pw * 0.04 }),
        rect(
          -pw / 2,
          -ph / 2,
          pw,
          ph,
          canvas.linear(
            [-pw / 2, -ph / 2],
            [pw / 2, ph / 2],
            [0, '#fff', 0.26],
            [0.36, '#fff', 0.05],
            [0.37, '#fff', 0],
            [1, '#fff', 0],
          ),
          { rx: pw * 0.13 },
        ),
      ].join('')
      return at(w * (0.21 + step * 0.29), h * (0.56 - step * 0.06), phone, -9)
    })
    const lit = canvas.radial(w * 0.3, h * 0.2, w, [0, lighter(ground, 0.3)], [0.5, ground], [1, darker(ground, 0.2)])
    return [canvas.background(lit), ...phones, vignette(canvas, 0.16)].join('')
  }

/** A billboard over the roofs of a town, with the first light on it. */
export const billboard =
  (artwork: Artwork, palette: Palette, sky: readonly [string, string], roofs: readonly string[]): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const { random } = canvas
    const [bw, bh] = [w * 0.72, h * 0.46]
    const [x, y] = [w * 0.15, h * 0.12]
    const row = (top: number, count: number, color: number): string =>
      Array.from({ length: count }, (_, i) => {
        const width = w / count
        const [left, ridge] = [i * width - 6, top - random.between(0, h * 0.08)]
        const house = roofs[(i + color) % roofs.length] ?? '#000'
        const windows = Array.from({ length: 2 }, (_, n) =>
          rect(
            left + width * (0.22 + n * 0.36),
            ridge + h * 0.11,
            width * 0.17,
            h * 0.065,
            random.chance(0.3) ? '#ffd98a' : darker(house, 0.5),
          ),
        )
        return [
          rect(left, ridge + h * 0.06, width + 8, h, house),
          polygon(
            [
              [left - 6, ridge + h * 0.065],
              [left + width / 2, ridge],
              [left + width + 12, ridge + h * 0.065],
            ],
            darker('#c8512f', 0.1 + color * 0.2),
          ),
          ...windows,
        ].join('')
      }).join('')
    const legs = [0.2, 0.5, 0.8].map((part) => rect(x + bw * part - 9, y + bh, 18, h * 0.3, '#2b2730'))
    const lamps = [0.14, 0.38, 0.62, 0.86].map(
      (part) =>
        line(`M${x + bw * part} ${y + bh + 14}v26h26`, '#2b2730', 6) +
        circle(x + bw * part + 28, y + bh + 38, 9, '#ffe9a8'),
    )
    return [
      canvas.background(canvas.linear([0, 0], [0, h], [0, sky[0]], [0.75, sky[1]], [1, lighter(sky[1], 0.3)])),
      ...[0.1, 0.62, 0.86].map((part, i) =>
        canvas.blurred(ellipse(w * part, h * (0.1 + i * 0.2), w * 0.14, h * 0.024, '#fff'), 14, { opacity: 0.5 }),
      ),
      row(h * 0.66, 7, 0),
      ...legs,
      shadow(canvas, rect(x, y, bw, bh, '#0d0806'), 12, 20, 16, 0.35),
      rect(x - 12, y - 12, bw + 24, bh + 24, '#2b2730'),
      sheet(canvas, artwork, palette, [x, y, bw, bh]),
      rect(
        x,
        y,
        bw,
        bh,
        canvas.linear([x, y], [x + bw, y + bh], [0, '#fff', 0.2], [0.5, '#fff', 0], [1, '#1a1020', 0.18]),
      ),
      ...lamps,
      row(h * 0.84, 5, 1),
      vignette(canvas, 0.24),
    ].join('')
  }
