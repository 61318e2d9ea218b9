import { type Canvas, circle, ellipse, line, path, rect } from '../lib/canvas.ts'
import { darker, lighter, mix } from '../lib/color.ts'
import { vignette, windowLight } from '../lib/light.ts'
import type { Scene } from '../lib/render.ts'

export type Form = 'vase' | 'bottle' | 'bowl' | 'jug' | 'cup' | 'sphere'

/** Half widths of a turned piece from its rim to its foot, of its greatest width. */
const profiles: Record<Form, readonly number[]> = {
  vase: [0.3, 0.24, 0.26, 0.42, 0.5, 0.5, 0.44, 0.34, 0.26],
  bottle: [0.15, 0.13, 0.13, 0.14, 0.34, 0.49, 0.5, 0.5, 0.46],
  bowl: [0.5, 0.5, 0.48, 0.44, 0.38, 0.28, 0.18, 0.16, 0.18],
  jug: [0.32, 0.28, 0.3, 0.4, 0.48, 0.5, 0.5, 0.46, 0.4],
  cup: [0.5, 0.49, 0.48, 0.47, 0.46, 0.44, 0.41, 0.36, 0.3],
  sphere: [0.1, 0.34, 0.45, 0.5, 0.5, 0.48, 0.42, 0.33, 0.2],
}

export interface Piece {
  form: Form
  /** Centre and width, of the picture's width; height and foot, of its height. */
  x: number
  width: number
  height: number
  foot: number
  color: string
  /** A band of raw clay at the foot, or a dipped glaze. */
  dip?: string
  branch?: string
}

const turned = (canvas: Canvas, piece: Piece): string => {
  const { width: w, height: h } = canvas
  const [cx, pw, ph, foot] = [piece.x * w, piece.width * w, piece.height * h, piece.foot * h]
  const top = foot - ph
  const profile = profiles[piece.form]
  const at = (i: number): readonly [number, number] => [(profile[i] ?? 0) * pw, top + (i / (profile.length - 1)) * ph]
  const side = (sign: number, order: readonly number[]): string =>
    order
      .slice(1)
      .map((i, n) => {
        const [from, to] = [at(order[n] ?? 0), at(i)]
        const mid = (from[1] + to[1]) / 2
        return `C${cx + sign * from[0]} ${mid} ${cx + sign * to[0]} ${mid} ${cx + sign * to[0]} ${to[1]}`
      })
      .join('')
  const down = profile.map((_, i) => i)
  const [rim, base] = [at(0)[0], at(profile.length - 1)[0]]
  const flat = piece.form === 'bowl' || piece.form === 'cup' ? 0.2 : 0.26
  const body = `M${cx - rim} ${top}A${rim} ${rim * flat} 0 0 1 ${cx + rim} ${top}${side(1, down)}A${base} ${base * 0.2} 0 0 1 ${cx - base} ${foot}${side(-1, [...down].reverse())}Z`
  const half = pw / 2
  const glaze = canvas.linear(
    [cx - half, 0],
    [cx + half, 0],
    [0, '#000', 0.2],
    [0.24, '#fff', 0.24],
    [0.42, '#fff', 0],
    [0.74, '#000', 0.2],
    [1, '#000', 0.5],
  )
  const grain = canvas.linear([cx - half * 0.1, 0], [cx + half, 0], [0, '#000', 0.05], [1, '#000', 0.62])
  const dipped = piece.dip
    ? canvas.clipped(
        path(body, '#000'),
        path(
          `M${cx - half} ${top + ph * 0.62}Q${cx} ${top + ph * 0.7} ${cx + half} ${top + ph * 0.58}V${foot + 40}H${cx - half}Z`,
          piece.dip,
        ),
      )
    : ''
  const handle =
    piece.form === 'jug' || piece.form === 'cup'
      ? line(
          `M${cx + pw * 0.4} ${top + ph * 0.2}C${cx + pw * 0.8} ${top + ph * 0.1} ${cx + pw * 0.78} ${top + ph * 0.7} ${cx + pw * 0.44} ${top + ph * 0.66}`,
          darker(piece.color, 0.28),
          pw * 0.07,
        )
      : ''
  const cast = path(
    `M${cx - base} ${foot}L${cx + ph * 0.75} ${foot + ph * 0.11}A${half} ${half * 0.16} 0 0 1 ${cx + ph * 0.7} ${foot + ph * 0.2}L${cx + base} ${foot + base * 0.18}Z`,
    '#0d0806',
  )
  return [
    canvas.blurred(cast, 14, { opacity: 0.34 }),
    canvas.blurred(ellipse(cx + 6, foot + 4, base * 1.15, base * 0.24, '#0d0806'), 7, { opacity: 0.5 }),
    piece.branch ? branch(cx, top + 8, ph, piece.branch) : '',
    handle,
    path(body, piece.color),
    dipped,
    path(body, glaze),
    canvas.grained(path(body, grain), darker(piece.color, 0.5), 0.9, { opacity: 0.5 }),
    piece.form === 'sphere'
      ? ''
      : ellipse(cx, top, rim, rim * flat, darker(piece.color, 0.45)) +
        ellipse(cx, top, rim, rim * flat, 'none', { stroke: lighter(piece.color, 0.3), 'stroke-width': 3 }),
  ].join('')
}

const branch = (x: number, y: number, reach: number, color: string): string => {
  const twig = (turn: number, size: number): string => {
    const leaves = Array.from({ length: 7 }, (_, i) => {
      const side = i % 2 === 0 ? 1 : -1
      const up = -size * (0.34 + i * 0.1)
      return path(
        `M0 0C${side * size * 0.08} ${-size * 0.1} ${side * size * 0.22} ${-size * 0.1} ${side * size * 0.26} ${-size * 0.04}C${side * size * 0.18} ${size * 0.04} ${side * size * 0.06} ${size * 0.04} 0 0Z`,
        i % 3 === 0 ? lighter(color, 0.2) : color,
        { transform: `translate(${Math.sin(i) * 3} ${up})` },
      )
    })
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${line(`M0 10Q${size * 0.04} ${-size * 0.5} 0 ${-size}`, darker(color, 0.4), 4)}${leaves.join('')}</g>`
  }
  return twig(-24, reach * 0.85) + twig(12, reach * 1.05) + twig(38, reach * 0.7)
}

/** Turned pieces on a table before a wall, lit from a window on the left. */
export const stillLife =
  (wallColor: string, table: string, edge: number, pieces: readonly Piece[], disc?: string): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const top = h * edge
    return [
      canvas.background(
        canvas.linear([0, 0], [w, h], [0, lighter(wallColor, 0.3)], [0.6, wallColor], [1, darker(wallColor, 0.25)]),
      ),
      disc ? circle(w * 0.62, h * 0.4, w * 0.29, disc) : '',
      canvas.grained(
        rect(0, 0, w, top, canvas.linear([0, 0], [w, top], [0.2, '#000', 0], [1, '#000', 0.36])),
        darker(wallColor, 0.3),
        0.8,
        { opacity: 0.5 },
      ),
      windowLight(canvas, w * 0.04, h * 0.02, w * 0.6, '#fff0cf', 0.5),
      rect(
        0,
        top,
        w,
        h - top,
        canvas.linear([0, top], [0, h], [0, darker(table, 0.16)], [0.15, table], [1, lighter(table, 0.14)]),
      ),
      rect(0, top, w, 2, lighter(table, 0.35), { opacity: 0.7 }),
      ...pieces.map((piece) => turned(canvas, piece)),
      vignette(canvas, 0.26),
    ].join('')
  }

/** A desk lamp with a dome, alight. */
export const deskLamp =
  (wallColor: string, table: string, shade: string, metal: string): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const [top, cx, foot] = [h * 0.76, w * 0.42, h * 0.86]
    const [sx, sy, r] = [w * 0.56, h * 0.32, w * 0.17]
    const dome = `M${sx - r} ${sy}A${r} ${r} 0 0 1 ${sx + r} ${sy}Z`
    const light = mix('#ffd98a', wallColor, 0.1)
    const beam = `M${sx - r * 0.94} ${sy}L${sx - r * 2.3} ${h}H${sx + r * 2.5}L${sx + r * 0.94} ${sy}Z`
    return [
      canvas.background(
        canvas.radial(sx, sy + r, w, [0, lighter(wallColor, 0.35)], [0.4, wallColor], [1, darker(wallColor, 0.4)]),
      ),
      rect(
        0,
        top,
        w,
        h - top,
        canvas.linear([0, top], [w, h], [0, darker(table, 0.2)], [0.55, lighter(table, 0.1)], [1, darker(table, 0.3)]),
      ),
      canvas.blurred(path(beam, canvas.linear([0, sy], [0, h], [0, light, 0.75], [1, light, 0.05])), 12),
      canvas.blurred(ellipse(sx + 10, h * 0.885, r * 1.9, r * 0.34, light), 16, { opacity: 0.75 }),
      canvas.blurred(ellipse(cx - 40, foot + 10, w * 0.17, w * 0.026, '#0d0806'), 12, { opacity: 0.5 }),
      ellipse(cx, foot + 8, w * 0.12, w * 0.03, darker(metal, 0.4)),
      ellipse(cx, foot, w * 0.12, w * 0.03, metal),
      line(
        `M${cx} ${foot}V${h * 0.24}A${w * 0.07} ${w * 0.07} 0 0 1 ${sx} ${h * 0.24}V${sy - r * 0.8}`,
        darker(metal, 0.25),
        15,
      ),
      line(
        `M${cx - 4} ${foot}V${h * 0.24}A${w * 0.07} ${w * 0.07} 0 0 1 ${sx - 4} ${h * 0.24}V${sy - r * 0.8}`,
        lighter(metal, 0.3),
        4,
      ),
      circle(sx, sy + 4, r * 0.24, '#fff6dc'),
      path(dome, shade),
      path(dome, canvas.linear([sx - r, 0], [sx + r, 0], [0, '#fff', 0.28], [0.4, '#fff', 0.02], [1, '#000', 0.42])),
      canvas.grained(
        path(dome, canvas.linear([sx, 0], [sx + r, 0], [0, '#000', 0], [1, '#000', 0.6])),
        darker(shade, 0.5),
        0.9,
        { opacity: 0.55 },
      ),
      rect(sx - r, sy - 3, r * 2, 7, lighter(shade, 0.3), { rx: 3 }),
      vignette(canvas, 0.36),
    ].join('')
  }
