import { at, type Canvas, circle, ellipse, group, line, path, rect } from '../lib/canvas.ts'
import { darker, lighter } from '../lib/color.ts'
import { text } from '../lib/letters.ts'
import { shadow, vignette, wall, windowLight } from '../lib/light.ts'
import type { Scene } from '../lib/render.ts'
import { type Artwork, type Palette, sheet } from './artwork.ts'

const can = (
  canvas: Canvas,
  cx: number,
  foot: number,
  w: number,
  artwork: Artwork,
  palette: Palette,
  word: string,
): string => {
  const h = w * 1.86
  const [x, y, bow] = [cx - w / 2, foot - h, w * 0.07]
  const body = `M${x} ${y}V${foot - bow}C${x} ${foot} ${x + w * 0.08} ${foot + bow} ${cx} ${foot + bow}S${x + w} ${foot} ${x + w} ${foot - bow}V${y}A${w / 2} ${bow} 0 0 1 ${x} ${y}Z`
  const neck = `M${x} ${y}L${x + w * 0.08} ${y - w * 0.16}A${w * 0.42} ${bow} 0 0 0 ${x + w * 0.92} ${y - w * 0.16}L${x + w} ${y}A${w / 2} ${bow} 0 0 1 ${x} ${y}Z`
  const round = canvas.linear(
    [x, 0],
    [x + w, 0],
    [0, '#000', 0.5],
    [0.16, '#000', 0.06],
    [0.27, '#fff', 0.5],
    [0.36, '#fff', 0.04],
    [0.72, '#000', 0.14],
    [0.9, '#000', 0.42],
    [0.96, '#fff', 0.1],
    [1, '#000', 0.3],
  )
  const metal = canvas.linear(
    [x, 0],
    [x + w, 0],
    [0, '#6f7378'],
    [0.25, '#f6f7f8'],
    [0.55, '#a9aeb4'],
    [0.8, '#dfe2e5'],
    [1, '#5d6166'],
  )
  return [
    shadow(canvas, ellipse(cx, foot + bow * 0.4, w * 0.52, bow * 1.5, '#0d0806'), w * 0.16, 4, 14, 0.6),
    canvas.clipped(path(body, '#000'), sheet(canvas, artwork, palette, [x, y - 4, w, h + bow * 2])),
    rect(x + w * 0.14, y + h * 0.38, w * 0.72, w * 0.34, palette.ground, { rx: w * 0.17 }),
    text(cx, y + h * 0.38 + w * 0.1, word, {
      size: w * 0.14,
      color: palette.ink,
      weight: 0.24,
      tracking: 0.16,
      align: 'middle',
    }),
    path(body, round),
    path(neck, metal),
    ellipse(cx, y - w * 0.16, w * 0.42, bow, '#c9cdd2'),
    ellipse(cx, y - w * 0.16, w * 0.38, bow * 0.78, '#8d9298'),
    ellipse(cx, y - w * 0.165, w * 0.13, bow * 0.34, '#d9dcdf'),
  ].join('')
}

/** Cans of one family in a row, on a ground of one colour that runs up behind them. */
export const cans =
  (ground: string, family: readonly (readonly [artwork: Artwork, palette: Palette, word: string])[]): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const size = (w * 0.62) / family.length
    const row = family.map(([artwork, palette, word], i) =>
      can(
        canvas,
        w * 0.5 + (i - (family.length - 1) / 2) * size * 1.24,
        h * 0.83 + (i % 2) * 22,
        size,
        artwork,
        palette,
        word,
      ),
    )
    return [
      canvas.background(
        canvas.radial(w * 0.4, h * 0.3, w * 0.95, [0, lighter(ground, 0.3)], [0.6, ground], [1, darker(ground, 0.26)]),
      ),
      rect(
        0,
        h * 0.72,
        w,
        h * 0.28,
        canvas.linear(
          [0, h * 0.72],
          [0, h],
          [0, darker(ground, 0.14), 0],
          [0.2, darker(ground, 0.16)],
          [1, lighter(ground, 0.12)],
        ),
      ),
      ...row,
      windowLight(canvas, w * 0.02, -h * 0.05, w * 0.6, '#fff4d6', 0.4),
      vignette(canvas, 0.2),
    ].join('')
  }

/** A cotton bag with a print, hanging from a hook on a painted wall. */
export const toteBag =
  (artwork: Artwork, palette: Palette, wallColor: string, name: string): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const [bw, bh] = [h * 0.6, h * 0.62]
    const [cx, top] = [w * 0.5, h * 0.33]
    const [l, r, foot] = [cx - bw / 2, cx + bw / 2, top + bh]
    const cotton = '#f1e8d6'
    const body = `M${l + 10} ${top}Q${cx} ${top + 16} ${r - 10} ${top}C${r + 4} ${top + bh * 0.4} ${r + 14} ${top + bh * 0.7} ${r + 8} ${foot - 10}Q${cx} ${foot + 20} ${l - 8} ${foot - 10}C${l - 14} ${top + bh * 0.7} ${l - 4} ${top + bh * 0.4} ${l + 10} ${top}Z`
    const strap = (spread: number, dy: number): string =>
      `M${cx - spread} ${top + dy}C${cx - spread} ${h * 0.16} ${cx - 26} ${h * 0.1} ${cx} ${h * 0.085}C${cx + 26} ${h * 0.1} ${cx + spread} ${h * 0.16} ${cx + spread} ${top + dy}`
    const creases = [-0.3, 0.05, 0.34].map((part, i) =>
      path(
        `M${cx + bw * part} ${top + 20}C${cx + bw * (part + 0.05)} ${top + bh * 0.4} ${cx + bw * (part - 0.06)} ${top + bh * 0.7} ${cx + bw * (part + 0.02)} ${foot}L${cx + bw * (part + 0.09)} ${foot}C${cx + bw * (part + 0.04)} ${top + bh * 0.7} ${cx + bw * (part + 0.1)} ${top + bh * 0.4} ${cx + bw * part} ${top + 20}Z`,
        i === 1 ? '#fff' : '#3a2c1c',
      ),
    )
    const print = [cx - bw * 0.34, top + bh * 0.13, bw * 0.68, bw * 0.68] as const
    return [
      wall(canvas, wallColor),
      shadow(canvas, path(body, '#120c08') + line(strap(bw * 0.24, 10), '#120c08', 20), 26, 26, 20, 0.45),
      line(strap(bw * 0.21, 0), darker(cotton, 0.3), 20),
      path(body, cotton),
      sheet(canvas, artwork, palette, print),
      text(cx, top + bh * 0.13 + bw * 0.68 + bh * 0.06, name, {
        size: bh * 0.075,
        color: palette.ink,
        weight: 0.24,
        tracking: 0.18,
        align: 'middle',
      }),
      canvas.clipped(path(body, '#000'), canvas.blurred(creases.join(''), 12, { opacity: 0.22 })),
      path(body, canvas.linear([l, top], [r, foot], [0, '#fff', 0.12], [0.5, '#fff', 0], [1, '#2a1c10', 0.3])),
      line(strap(bw * 0.24, 26), cotton, 22),
      line(strap(bw * 0.24, 26), '#fff', 4, { opacity: 0.35 }),
      circle(cx, h * 0.082, 15, '#2a2627'),
      circle(cx - 4, h * 0.076, 5, '#fff', { opacity: 0.5 }),
      windowLight(canvas, w * 0.1, h * 0.04, w * 0.56, '#fff3d6', 0.5),
      vignette(canvas, 0.26),
    ].join('')
  }

export interface Pass {
  name: string
  role: string
  artwork: Artwork
  palette: Palette
}

/** Badges on lanyards, side by side on a wall. */
export const passes =
  (wallColor: string, event: string, badges: readonly Pass[]): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const bw = (w * 0.76) / badges.length
    const bh = bw * 1.42
    const drawn = badges.map(({ name, role, artwork, palette }, i) => {
      const cx = w * 0.5 + (i - (badges.length - 1) / 2) * bw * 1.2
      const top = h * (0.27 + (i % 2) * 0.07)
      const card = [
        shadow(canvas, rect(-bw / 2, 0, bw, bh, '#120c08', { rx: 16 }), 14, 22, 16, 0.45),
        rect(-bw / 2, 0, bw, bh, '#fffaf0', { rx: 16 }),
        canvas.clipped(
          rect(-bw / 2, 0, bw, bh, '#000', { rx: 16 }),
          sheet(canvas, artwork, palette, [-bw / 2, 0, bw, bh * 0.58]),
        ),
        rect(-bw * 0.12, bw * 0.05, bw * 0.24, bw * 0.055, darker(wallColor, 0.45), { rx: bw * 0.03 }),
        text(-bw * 0.41, bh * 0.65, name, { size: bw * 0.135, color: '#17141a', weight: 0.22, tracking: 0.18 }),
        text(-bw * 0.41, bh * 0.79, role, { size: bw * 0.075, color: '#5d5560', weight: 0.16 }),
        text(-bw * 0.41, bh * 0.9, event, { size: bw * 0.06, color: '#17141a', weight: 0.2 }),
        rect(
          -bw / 2,
          0,
          bw,
          bh,
          canvas.linear(
            [-bw / 2, 0],
            [bw / 2, bh],
            [0, '#fff', 0.34],
            [0.3, '#fff', 0.02],
            [0.34, '#fff', 0.2],
            [0.5, '#fff', 0],
            [1, '#000', 0.1],
          ),
          { rx: 16 },
        ),
      ].join('')
      const ribbon = (to: number): string =>
        path(`M${cx + to - 15} -10H${cx + to + 15}L${cx + 13} ${top - 26}H${cx - 13}Z`, palette.accent)
      return [
        group(canvas.blurred(ribbon(-64) + ribbon(64), 8), {
          transform: 'translate(14 14)',
          opacity: 0.35,
          style: 'filter:brightness(0)',
        }),
        ribbon(-64),
        group(ribbon(64), { style: 'filter:brightness(0.86)' }),
        rect(cx - 17, top - 34, 34, 18, '#3b3940', { rx: 4 }),
        rect(cx - 7, top - 18, 14, 34, '#b9bcc2', { rx: 6 }),
        at(cx, top, card, [-2.2, 1.4, -0.8, 2][i % 4] ?? 0),
      ].join('')
    })
    return [
      wall(canvas, wallColor),
      ...drawn,
      windowLight(canvas, w * 0.08, h * 0.02, w * 0.6, '#fff3d6', 0.5),
      vignette(canvas, 0.22),
    ].join('')
  }
