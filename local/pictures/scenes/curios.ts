import { at, type Canvas, circle, ellipse, group, line, path, polygon, rect } from '../lib/canvas.ts'
import { darker, lighter, mix } from '../lib/color.ts'
import { shadow, vignette, windowLight } from '../lib/light.ts'
import type { Scene } from '../lib/render.ts'
import { deskLamp } from './still-life.ts'

/* Things on the desk of somebody who investigates: 1200 by 900. */

const brass = '#b98a3c'
const ink = '#2b2018'

/** One line of joined handwriting of the given width, its foot at y. */
const script = (canvas: Canvas, x: number, y: number, width: number, size: number, color = ink): string => {
  const words: string[] = []
  let left = x
  while (left < x + width - size * 2) {
    const letters = canvas.random.integer(3, 8)
    let d = `M${left.toFixed(1)} ${y}`
    for (let i = 0; i < letters && left < x + width; i++) {
      const tall = canvas.random.chance(0.24) ? 1.1 : 0.5
      const below = canvas.random.chance(0.1) ? 0.6 : 0
      const step = size * canvas.random.between(0.45, 0.66)
      d += `c${(step * 0.3).toFixed(1)} ${(-size * tall).toFixed(1)} ${(step * 0.75).toFixed(1)} ${(-size * tall).toFixed(1)} ${(step * 0.5).toFixed(1)} ${(size * below).toFixed(1)}s${(step * 0.2).toFixed(1)} ${(-size * 0.1).toFixed(1)} ${(step * 0.5).toFixed(1)} ${(-size * below).toFixed(1)}`
      left += step
    }
    words.push(line(d, color, size * 0.1, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }))
    left += size * 0.75
  }
  return words.join('')
}

/** A sheet of writing with its top left corner at the origin. */
const letter = (canvas: Canvas, width: number, height: number, lines: number, size: number, paper: string): string => {
  const step = (height - size * 3) / lines
  const age = canvas.radial(
    width / 2,
    height / 2,
    Math.hypot(width, height) / 1.8,
    [0.4, '#7a4a1c', 0],
    [1, '#7a4a1c', 0.42],
  )
  return [
    rect(0, 0, width, height, paper),
    rect(0, 0, width, height, age),
    ...Array.from({ length: lines }, (_, i) =>
      script(canvas, size * 1.8, size * 2.6 + i * step, (width - size * 3.4) * (i % 5 === 4 ? 0.6 : 1), size),
    ),
    rect(0, height / 2 - 1, width, 3, '#7a4a1c', { opacity: 0.3 }),
    rect(
      0,
      height / 2 + 2,
      width,
      22,
      canvas.linear([0, height / 2], [0, height / 2 + 24], [0, '#3a2410', 0.18], [1, '#3a2410', 0]),
    ),
  ].join('')
}

const wax = (canvas: Canvas, red: string, r: number): string => {
  const rim = Array.from({ length: 20 }, (_, i) => {
    const turn = (i / 20) * Math.PI * 2
    return circle(Math.cos(turn) * r * 0.86, Math.sin(turn) * r * 0.86, r * canvas.random.between(0.18, 0.28), red)
  })
  return [
    canvas.blurred(circle(r * 0.1, r * 0.16, r * 1.04, '#1c0a06'), r * 0.1, { opacity: 0.5 }),
    ...rim,
    circle(0, 0, r * 0.9, red),
    circle(0, 0, r * 0.66, darker(red, 0.25)),
    circle(r * 0.03, r * 0.04, r * 0.63, red),
    path(
      `M0 ${-r * 0.42}L${r * 0.12} ${-r * 0.12}L${r * 0.42} 0L${r * 0.12} ${r * 0.12}L0 ${r * 0.42}L${-r * 0.12} ${r * 0.12}L${-r * 0.42} 0L${-r * 0.12} ${-r * 0.12}Z`,
      darker(red, 0.3),
    ),
    ellipse(-r * 0.4, -r * 0.5, r * 0.26, r * 0.11, '#fff', {
      opacity: 0.28,
      transform: `rotate(-38 ${-r * 0.4} ${-r * 0.5})`,
    }),
  ].join('')
}

const desk = (canvas: Canvas, color: string): string => {
  const { width: w, height: h } = canvas
  const lit = canvas.radial(
    w * 0.42,
    h * 0.36,
    w * 0.8,
    [0, lighter(color, 0.16)],
    [0.5, color],
    [1, darker(color, 0.5)],
  )
  const tooth = rect(0, 0, w, h, canvas.linear([0, 0], [w, h], [0, '#000', 0.1], [1, '#000', 0.5]))
  return canvas.background(lit) + canvas.grained(tooth, darker(color, 0.45), 0.9, { opacity: 0.45 })
}

const chain = (canvas: Canvas, points: readonly (readonly [number, number])[]): string => {
  const links = points.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = points[i] ?? [x, y]
    const turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI
    const count = Math.max(1, Math.round(Math.hypot(x - fromX, y - fromY) / 21))
    return Array.from({ length: count }, (_, n) => {
      const [t, flat] = [n / count, n % 2 === 0]
      const link = ellipse(0, 0, 14, flat ? 9 : 3.5, 'none', {
        stroke: flat ? lighter(brass, 0.25) : darker(brass, 0.2),
        'stroke-width': 4.5,
      })
      return at(fromX + (x - fromX) * t, fromY + (y - fromY) * t, link, turn)
    })
  })
  const cast = line(`M${points.map((point) => point.join(' ')).join('L')}`, '#140b06', 20, {
    'stroke-linejoin': 'round',
  })
  return shadow(canvas, cast, 6, 12, 8, 0.45) + links.join('')
}

const pocketWatch = (canvas: Canvas, r: number): string => {
  const rim = canvas.linear(
    [-r, -r],
    [r, r],
    [0, lighter(brass, 0.6)],
    [0.35, brass],
    [0.6, darker(brass, 0.45)],
    [0.8, brass],
    [1, lighter(brass, 0.3)],
  )
  const marks = Array.from({ length: 60 }, (_, i) => {
    const hour = i % 5 === 0
    return rect(-r * (hour ? 0.016 : 0.006), -r * 0.76, r * (hour ? 0.032 : 0.012), r * (hour ? 0.16 : 0.05), ink, {
      transform: `rotate(${i * 6})`,
    })
  })
  const hand = (turn: number, length: number, width: number): string =>
    path(
      `M${-width} ${r * 0.12}L${-width * 0.5} ${-length * 0.7}L0 ${-length}L${width * 0.5} ${-length * 0.7}L${width} ${r * 0.12}Z`,
      '#1d2436',
      { transform: `rotate(${turn})` },
    )
  return [
    canvas.blurred(circle(r * 0.1, r * 0.16, r * 1.02, '#0c0704'), r * 0.09, { opacity: 0.6 }),
    rect(-r * 0.13, -r * 1.26, r * 0.26, r * 0.3, rim, { rx: r * 0.05 }),
    circle(0, -r * 1.36, r * 0.2, 'none', { stroke: brass, 'stroke-width': r * 0.07 }),
    circle(0, 0, r, rim),
    circle(0, 0, r * 0.9, darker(brass, 0.5)),
    circle(0, 0, r * 0.87, canvas.radial(-r * 0.2, -r * 0.3, r * 1.2, [0, '#fdf5e0'], [1, '#dcc697'])),
    ...marks,
    circle(0, r * 0.4, r * 0.2, 'none', { stroke: ink, 'stroke-width': r * 0.012 }),
    line(`M0 ${r * 0.4}L${r * 0.1} ${r * 0.28}`, ink, r * 0.018),
    hand(-62, r * 0.48, r * 0.05),
    hand(62, r * 0.68, r * 0.038),
    circle(0, 0, r * 0.06, brass),
    path(
      `M${-r * 0.7} ${-r * 0.34}A${r * 0.78} ${r * 0.78} 0 0 1 ${r * 0.1} ${-r * 0.77}L${-r * 0.1} ${-r * 0.5}A${r * 0.6} ${r * 0.6} 0 0 0 ${-r * 0.48} ${-r * 0.14}Z`,
      '#fff',
      { opacity: 0.3 },
    ),
  ].join('')
}

/** A watch on its chain beside a letter under seal. */
export const watchAndLetter =
  (cloth: string, red: string): Scene =>
  (canvas) =>
    [
      desk(canvas, cloth),
      at(
        560,
        20,
        shadow(canvas, rect(0, 0, 600, 760, '#0c0704'), 14, 20, 16, 0.5) + letter(canvas, 600, 760, 13, 25, '#e9d9b2'),
        9,
      ),
      at(
        610,
        470,
        shadow(canvas, rect(0, 0, 470, 300, '#0c0704'), 12, 18, 14, 0.5) +
          rect(0, 0, 470, 300, '#efe2c1') +
          path('M0 0L235 170L470 0Z', '#e2d0a2') +
          line('M0 0L235 170L470 0', '#a98a56', 3) +
          line('M0 300L180 132M470 300L290 132', '#c3a875', 2.5) +
          at(235, 158, wax(canvas, red, 56), 14),
        -7,
      ),
      chain(canvas, [
        [318, 110],
        [250, 60],
        [150, 40],
        [60, 90],
        [20, 220],
        [60, 360],
        [40, 560],
        [120, 720],
        [260, 800],
        [420, 790],
        [520, 850],
        [700, 880],
      ]),
      at(330, 440, pocketWatch(canvas, 232), -6),
      windowLight(canvas, 80, 60, 620, '#fff0cf', 0.5),
      vignette(canvas, 0.5),
    ].join('')

/** Masts and a lamp on a quay, in fog. */
export const foggyHarbour =
  (sky: readonly [string, string], lamp: string): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const shore = h * 0.66
    const roofs = (base: number, size: number, color: string): string => {
      const parts: string[] = []
      let x = -40
      while (x < w) {
        const width = canvas.random.between(0.7, 1.5) * size
        const top = base - canvas.random.between(0.6, 1.7) * size
        parts.push(
          path(`M${x} ${h}V${top}L${x + width / 2} ${top - size * 0.45}L${x + width} ${top}V${h}Z`, color),
          rect(x + width * 0.66, top - size * 0.5, size * 0.16, size * 0.5, color),
        )
        x += width
      }
      return parts.join('')
    }
    const ship = (x: number, scale: number, color: string): string => {
      const mast = (dx: number, height: number): string => {
        const yards = [0.4, 0.62, 0.82].map((level, i) =>
          line(`M${dx - 92 + i * 18} ${-height * level}H${dx + 92 - i * 18}`, color, 6),
        )
        const stays = line(
          `M${dx} ${-height}L${dx - 170} -20M${dx} ${-height}L${dx + 170} -20M${dx} ${-height * 0.6}L${dx - 110} -20M${dx} ${-height * 0.6}L${dx + 110} -20`,
          color,
          2,
        )
        return line(`M${dx} 0V${-height}`, color, 11) + yards.join('') + stays
      }
      return group(
        mast(-120, 430) +
          mast(70, 500) +
          line('M230 -30L360 -110', color, 8) +
          path('M-280 -50C-180 -24 140 -24 270 -56L236 60H-240Z', color),
        { transform: `translate(${x} ${shore}) scale(${scale})` },
      )
    }
    const fog = (y: number, opacity: number): string =>
      canvas.blurred(ellipse(w / 2, y, w * 0.8, 60, lighter(sky[1], 0.35)), 36, { opacity })
    const [lampX, lampY] = [w * 0.79, h * 0.34]
    const glints = Array.from({ length: 26 }, (_, i) =>
      rect(lampX - canvas.random.between(20, 150), shore + 14 + i * 11, canvas.random.between(40, 200), 4, lamp, {
        opacity: 0.5 - i * 0.015,
        rx: 2,
      }),
    )
    const iron = '#0b1014'
    return [
      canvas.background(canvas.linear([0, 0], [0, h], [0, sky[0]], [0.66, sky[1]], [1, darker(sky[0], 0.2)])),
      canvas.blurred(circle(w * 0.3, h * 0.22, 64, '#f4ead0'), 6, { opacity: 0.9 }),
      canvas.blurred(circle(w * 0.3, h * 0.22, 150, '#f4ead0'), 50, { opacity: 0.3 }),
      roofs(shore - 20, 90, mix(sky[1], sky[0], 0.3)),
      fog(shore - 90, 0.6),
      ship(w * 0.62, 0.8, mix(sky[0], sky[1], 0.42)),
      fog(shore - 10, 0.6),
      ship(w * 0.27, 1.08, mix(sky[0], '#05080c', 0.35)),
      rect(
        0,
        shore + 10,
        w,
        h - shore,
        canvas.linear([0, shore], [0, h], [0, mix(sky[1], sky[0], 0.5)], [1, darker(sky[0], 0.45)]),
      ),
      ...glints,
      fog(shore + 24, 0.45),
      path(`M0 ${h}V${h * 0.9}C${w * 0.3} ${h * 0.86} ${w * 0.55} ${h * 0.86} ${w} ${h * 0.82}V${h}Z`, iron),
      canvas.blurred(circle(lampX, lampY, 230, lamp), 80, { opacity: 0.5 }),
      canvas.blurred(circle(lampX, lampY, 90, lighter(lamp, 0.4)), 30, { opacity: 0.7 }),
      canvas.blurred(ellipse(lampX, h * 0.86, 190, 18, lamp), 14, { opacity: 0.5 }),
      rect(lampX - 8, lampY + 70, 16, h * 0.5, iron),
      rect(lampX - 20, h * 0.76, 40, h * 0.1, iron, { rx: 6 }),
      line(`M${lampX - 56} ${lampY + 112}H${lampX + 56}`, iron, 8),
      path(
        `M${lampX - 44} ${lampY - 54}H${lampX + 44}L${lampX + 27} ${lampY + 60}H${lampX - 27}Z`,
        lighter(lamp, 0.55),
      ),
      line(
        `M${lampX - 44} ${lampY - 54}H${lampX + 44}L${lampX + 27} ${lampY + 60}H${lampX - 27}ZM${lampX} ${lampY - 54}V${lampY + 60}`,
        iron,
        7,
      ),
      path(`M${lampX - 56} ${lampY - 54}L${lampX} ${lampY - 104}L${lampX + 56} ${lampY - 54}Z`, iron),
      circle(lampX, lampY - 110, 9, iron),
      rect(lampX - 18, lampY + 58, 36, 18, iron, { rx: 4 }),
      ...[0.1, 0.32, 0.54].map(
        (x) => rect(w * x, h * 0.8, 34, 90, iron, { rx: 8 }) + ellipse(w * x + 17, h * 0.8, 26, 10, iron),
      ),
      line(
        `M${w * 0.1 + 17} ${h * 0.83}Q${w * 0.23} ${h * 0.9} ${w * 0.32 + 17} ${h * 0.83}T${w * 0.54 + 17} ${h * 0.83}`,
        iron,
        8,
      ),
      vignette(canvas, 0.5),
    ].join('')
  }

/** A page under a lens: what is in it is twice as large, and one word of it in red. */
export const lensOnPage =
  (cloth: string, red: string): Scene =>
  (canvas) => {
    const [cx, cy, r] = [640, 430, 250]
    const rim = canvas.linear(
      [cx - r, cy - r],
      [cx + r, cy + r],
      [0, lighter(brass, 0.6)],
      [0.4, brass],
      [0.65, darker(brass, 0.5)],
      [1, lighter(brass, 0.25)],
    )
    const enlarged = [
      rect(cx - r, cy - r, r * 2, r * 2, '#f3e6c4'),
      ...[-190, -96].map((dy) => script(canvas, cx - 300, cy + dy, 600, 56)),
      script(canvas, cx - 290, cy + 20, 150, 56),
      script(canvas, cx - 118, cy + 20, 270, 58, red),
      line(`M${cx - 124} ${cy + 46}C${cx - 40} ${cy + 38} ${cx + 60} ${cy + 56} ${cx + 140} ${cy + 42}`, red, 6, {
        'stroke-linecap': 'round',
      }),
      script(canvas, cx + 176, cy + 20, 200, 56),
      ...[126, 222].map((dy) => script(canvas, cx - 300, cy + dy, 600, 56)),
      circle(cx, cy, r, canvas.radial(cx, cy, r, [0.7, '#3a2410', 0], [1, '#3a2410', 0.5])),
    ].join('')
    const handle = group(
      rect(r + 8, -20, 60, 40, rim, { rx: 6 }) +
        path(
          `M${r + 64} -26C${r + 130} -42 ${r + 330} -34 ${r + 390} -24C${r + 420} -16 ${r + 420} 16 ${r + 390} 24C${r + 330} 34 ${r + 130} 42 ${r + 64} 26Z`,
          canvas.linear([0, -36], [0, 36], [0, '#8a5430'], [0.4, '#56301a'], [1, '#24120a']),
        ) +
        rect(r + 84, -22, 300, 7, '#fff', { rx: 4, opacity: 0.16 }),
      { transform: `translate(${cx} ${cy}) rotate(38)` },
    )
    return [
      desk(canvas, cloth),
      at(
        190,
        -60,
        shadow(canvas, rect(0, 0, 830, 1080, '#0c0704'), 16, 22, 18, 0.5) +
          letter(canvas, 830, 1080, 17, 29, '#e6d5ab'),
        5,
      ),
      windowLight(canvas, 60, 20, 640, '#fff0cf', 0.55),
      canvas.blurred(circle(cx + 26, cy + 40, r + 14, '#0c0704'), 22, { opacity: 0.55 }),
      shadow(canvas, handle, 22, 34, 14, 0.45),
      handle,
      canvas.clipped(circle(cx, cy, r, '#000'), enlarged),
      circle(cx, cy, r, 'none', { stroke: rim, 'stroke-width': 26 }),
      circle(cx, cy, r - 12, 'none', { stroke: '#2a1808', 'stroke-width': 3, opacity: 0.6 }),
      path(`M${cx - 200} ${cy - 70}A214 214 0 0 1 ${cx - 30} ${cy - 212}`, 'none', {
        stroke: '#fff',
        'stroke-width': 20,
        'stroke-linecap': 'round',
        opacity: 0.45,
      }),
      vignette(canvas, 0.5),
    ].join('')
  }

/** Ledgers and a key in the light of a lamp. */
export const ledgerByLamp =
  (wall: string, table: string, shade: string, leather: string): Scene =>
  (canvas) => {
    const book = (x: number, y: number, width: number, thick: number, color: string): string =>
      [
        canvas.blurred(rect(x + 8, y + thick - 6, width, 24, '#0c0704'), 9, { opacity: 0.6 }),
        polygon(
          [
            [x + 36, y - 34],
            [x + width + 30, y - 34],
            [x + width, y],
            [x, y],
          ],
          lighter(color, 0.16),
        ),
        polygon(
          [
            [x + width, y],
            [x + width + 30, y - 34],
            [x + width + 30, y + thick - 38],
            [x + width, y + thick],
          ],
          darker(color, 0.45),
        ),
        rect(x, y, width, thick, color, { rx: 4 }),
        rect(x + 6, y + 9, width - 12, thick - 18, '#ead9b0'),
        ...Array.from({ length: 5 }, (_, i) =>
          rect(x + 6, y + 13 + (i * (thick - 26)) / 5, width - 12, 1.5, '#a98a56'),
        ),
        rect(x, y, 46, thick, darker(color, 0.3), { rx: 4 }),
        rect(x + 10, y + 12, 5, thick - 24, brass),
      ].join('')
    const iron = '#2a2420'
    const key = [
      circle(0, 0, 30, 'none', { stroke: iron, 'stroke-width': 11 }),
      rect(28, -6, 132, 12, iron),
      rect(118, 0, 11, 32, iron),
      rect(142, 0, 13, 26, iron),
      rect(34, -14, 10, 28, lighter(iron, 0.25)),
    ].join('')
    return [
      deskLamp(wall, table, shade, brass)(canvas),
      book(70, 768, 330, 66, leather),
      book(96, 706, 290, 56, mix(leather, '#20382f', 0.7)),
      at(688, 812, shadow(canvas, key, 5, 9, 4, 0.6) + key, 12),
      at(
        890,
        742,
        shadow(canvas, rect(0, 0, 210, 110, '#0c0704'), 6, 8, 6, 0.5) +
          group(
            rect(0, 0, 210, 110, '#f1e3bf') +
              script(canvas, 16, 40, 180, 17) +
              script(canvas, 16, 70, 180, 17) +
              script(canvas, 16, 98, 120, 17),
            {},
          ),
        -4,
      ),
    ].join('')
  }

export type Charge = (color: string) => string

/** A key between two stars. */
export const keyAndStars: Charge = (color) => {
  const star = (x: number): string => {
    const points = Array.from({ length: 10 }, (_, i) => {
      const reach = i % 2 === 0 ? 44 : 18
      const turn = (i * Math.PI) / 5 - Math.PI / 2
      return [x + Math.cos(turn) * reach, 210 + Math.sin(turn) * reach] as const
    })
    return polygon(points, color)
  }
  return (
    star(170) +
    star(330) +
    circle(250, 178, 42, 'none', { stroke: color, 'stroke-width': 18 }) +
    rect(240, 218, 20, 170, color) +
    rect(256, 330, 46, 18, color) +
    rect(256, 364, 34, 18, color)
  )
}

/** An open book under a flame. */
export const bookAndFlame: Charge = (color) =>
  path(
    'M250 300C216 272 172 268 130 278V384C172 374 216 380 250 404C284 380 328 374 370 384V278C328 268 284 272 250 300Z',
    'none',
    { stroke: color, 'stroke-width': 16, 'stroke-linejoin': 'round' },
  ) +
  line('M250 300V400', color, 12) +
  path(
    'M250 244C206 236 198 196 224 168C236 154 240 136 234 112C276 134 302 170 296 204C292 230 272 244 250 244ZM250 230C266 222 270 202 254 184C252 198 236 204 236 216C236 226 242 230 250 230Z',
    color,
    { 'fill-rule': 'evenodd' },
  )

/** The arms of a college: a shield with a charge. 500 by 500. */
export const arms =
  (ground: string, field: string, charge: Charge, metal: string): Scene =>
  (canvas) => {
    const shield = 'M92 76H408V252C408 356 330 420 250 452C170 420 92 356 92 252Z'
    return [
      canvas.background(ground),
      shadow(canvas, path(shield, '#1c1008'), 5, 9, 8, 0.35),
      path(shield, field),
      canvas.grained(
        path(shield, canvas.linear([92, 0], [430, 420], [0.2, '#000', 0], [1, '#000', 0.55])),
        darker(field, 0.5),
        0.8,
        { opacity: 0.6 },
      ),
      path(shield, 'none', { stroke: metal, 'stroke-width': 12 }),
      group(charge(metal), { transform: 'translate(25 10) scale(0.9)' }),
    ].join('')
  }
