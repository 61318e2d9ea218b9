import { type Canvas, ellipse, path, rect } from '../lib/canvas.ts'
import { darker, lighter } from '../lib/color.ts'
import { text } from '../lib/letters.ts'
import { floor, shadow, vignette, wall, windowLight } from '../lib/light.ts'
import type { Scene } from '../lib/render.ts'

interface Colors {
  wall: string
  table: string
  tin: string
  band: string
}

/** How far from above one looks down on it, in radians. */
const TILT = 0.2

/** A tin on a table whose lid hangs at a hinge behind it. @param degrees of the lid: 0 is closed */
export const hingedTin =
  (degrees: number, colors: Colors): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const [cx, foot, width, height] = [w * 0.5, h * 0.89, w * 0.21, h * 0.33]
    const top = foot - height
    const round = (width / 2) * Math.sin(TILT)
    const lid = lidAt(canvas, { cx, hinge: top - round, width, degrees, color: colors.tin })
    return [
      wall(canvas, colors.wall),
      floor(canvas, h * 0.68, colors.table),
      shadow(canvas, ellipse(cx + width * 0.12, foot, width * 0.66, round * 1.5, '#0d0806'), 18, 10, 16, 0.55),
      // An open lid stands behind the tin, a closed one lies on it.
      degrees > 30 ? lid : '',
      rect(cx - width * 0.14, top - round - 6, width * 0.28, 9, darker(colors.tin, 0.4)),
      body(canvas, { cx, top, foot, width, round, colors }),
      degrees > 30 ? '' : lid,
      windowLight(canvas, w * 0.02, -h * 0.06, h * 0.8, '#fff0cf', 0.5),
      vignette(canvas, 0.26),
    ].join('')
  }

interface Body {
  cx: number
  top: number
  foot: number
  width: number
  round: number
  colors: Colors
}

function body(canvas: Canvas, { cx, top, foot, width, round, colors }: Body): string {
  const [x, half] = [cx - width / 2, width / 2]
  const side = (from: number, to: number) =>
    `M${x} ${from}A${half} ${round} 0 0 0 ${x + width} ${from}V${to}A${half} ${round} 0 0 1 ${x} ${to}Z`
  const tall = foot - top
  return [
    path(side(top, foot), colors.tin),
    path(side(top + tall * 0.3, top + tall * 0.74), colors.band),
    text(cx, top + tall * 0.6, 'TEA', { size: width * 0.16, color: colors.tin, weight: 0.18, align: 'middle' }),
    path(side(top, foot), shine(canvas, x, width)),
    ellipse(cx, top, half, round, lighter(colors.tin, 0.3)),
    ellipse(cx, top, half * 0.96, round * 0.9, darker(colors.tin, 0.72)),
    ellipse(cx, top + round * 0.35, half * 0.84, round * 0.5, '#4a3a25'),
  ].join('')
}

interface Lid {
  cx: number
  /** Where it hangs, from above. */
  hinge: number
  width: number
  degrees: number
  color: string
}

function lidAt(canvas: Canvas, { cx, hinge, width, degrees, color }: Lid): string {
  const angle = (degrees * Math.PI) / 180
  const [half, thick] = [width / 2 + 5, width * 0.07]
  const flat = Math.max(2, Math.abs(half * Math.sin(TILT - angle)))
  const inner = hinge + half * Math.sin(TILT - angle)
  const outer = inner - thick * Math.cos(TILT - angle)
  const seesInside = angle > TILT
  const face = (cy: number, fill: string, size = 1) => ellipse(cx, cy, half * size, flat * size, fill)
  const [far, near] = seesInside ? [outer, inner] : [inner, outer]
  return [
    face(far, darker(color, 0.3)),
    rect(cx - half, Math.min(far, near), half * 2, Math.abs(far - near), darker(color, 0.3)),
    rect(cx - half, Math.min(far, near), half * 2, Math.abs(far - near), shine(canvas, cx - half, half * 2)),
    face(near, seesInside ? lighter(color, 0.3) : lighter(color, 0.14)),
    face(near, seesInside ? darker(color, 0.45) : darker(color, 0.06), 0.93),
  ].join('')
}

const shine = (canvas: Canvas, x: number, width: number): string =>
  canvas.linear(
    [x, 0],
    [x + width, 0],
    [0, '#000', 0.34],
    [0.22, '#fff', 0.26],
    [0.45, '#fff', 0],
    [0.8, '#000', 0.16],
    [1, '#000', 0.48],
  )
