import { at, type Canvas, circle, ellipse, group, line, path, polygon, rect } from '../lib/canvas.ts'
import { darker, lighter, mix } from '../lib/color.ts'
import { shadow, vignette, windowLight } from '../lib/light.ts'
import type { Scene } from '../lib/render.ts'
import { landscape, type Weather } from './landscape.ts'

/** A loaded freight train on a stone viaduct above a valley full of mist. */
export const viaduct =
  (weather: Weather, stone: string, cargo: readonly string[]): Scene =>
  (canvas) => {
    const { width: w, height: h, random } = canvas
    const deck = h * 0.47
    const span = w / 6
    const pier = span * 0.2
    const spring = deck + span * 0.52
    const openings = (dx: number): string =>
      Array.from({ length: 8 }, (_, i) => {
        const [left, right] = [(i - 0.9) * span + pier / 2 + dx, (i + 0.1) * span - pier / 2 + dx]
        return `M${left - 12} ${h}L${left} ${spring}A${(right - left) / 2} ${(right - left) / 2} 0 0 1 ${right} ${spring}L${right + 12} ${h}Z`
      }).join('')
    const face = (dx: number): string => `M-40 ${deck}H${w + 40}V${h}H-40Z${openings(dx)}`
    const lit = canvas.linear(
      [0, deck],
      [0, h * 0.95],
      [0, lighter(stone, 0.22)],
      [0.35, stone],
      [1, mix(stone, weather.sky[2], 0.6)],
    )
    const courses = Array.from({ length: 17 }, (_, i) =>
      line(`M0 ${deck + 30 + i * 24}H${w}`, darker(stone, 0.25), 1.2, { opacity: 0.35 - i * 0.016 }),
    ).join('')
    const rings = Array.from({ length: 8 }, (_, i) => {
      const [left, right] = [(i - 0.9) * span + pier / 2, (i + 0.1) * span - pier / 2]
      const r = (right - left) / 2 + 7
      return line(`M${left - 7} ${spring}A${r} ${r} 0 0 1 ${right + 7} ${spring}`, lighter(stone, 0.34), 9, {
        opacity: 0.8,
      })
    }).join('')
    const mist = (y: number, opacity: number): string =>
      canvas.blurred(
        Array.from({ length: 7 }, (_, i) =>
          ellipse(
            (i / 6) * w + random.between(-60, 60),
            y + random.between(-26, 26),
            random.between(170, 320),
            random.between(26, 58),
            weather.sky[2],
          ),
        ).join(''),
        30,
        { opacity },
      )
    const crest = (x: number): number => h * (0.84 + 0.12 * Math.sin((x / w) * 2.1) ** 2)
    const hill = `M0 ${h}${Array.from({ length: 41 }, (_, i) => `L${(i / 40) * w} ${crest((i / 40) * w).toFixed(1)}`).join('')}V${h}Z`
    const wood = Array.from({ length: 60 }, (_, i) => {
      const x = (i / 59) * w
      const r = random.between(9, 26) * (0.35 + 0.65 * Math.abs(Math.cos((x / w) * 3.4)))
      return ellipse(x, crest(x) + r * 0.25, r * 1.15, r, darker(weather.near, 0.24))
    }).join('')
    return [
      landscape(weather)(canvas),
      mist(h * 0.66, 0.55),
      train(canvas, deck + 2, h * 0.06, cargo, weather.near),
      path(face(26), mix(darker(stone, 0.55), weather.near, 0.4), { 'fill-rule': 'evenodd' }),
      path(face(0), lit, { 'fill-rule': 'evenodd' }),
      canvas.clipped(path(face(0), '#000', { 'clip-rule': 'evenodd' }), courses),
      rings,
      canvas.grained(
        path(face(0), canvas.linear([0, deck], [w, h], [0.1, '#000', 0.1], [1, '#000', 0.5]), {
          'fill-rule': 'evenodd',
        }),
        darker(stone, 0.5),
        0.8,
        { opacity: 0.5 },
      ),
      rect(-10, deck - 6, w + 20, 15, lighter(stone, 0.42)),
      rect(-10, deck + 9, w + 20, 7, darker(stone, 0.4), { opacity: 0.7 }),
      mist(h * 0.86, 0.75),
      mist(h * 0.95, 0.7),
      path(hill, darker(weather.near, 0.24)),
      wood,
      vignette(canvas, 0.26),
    ].join('')
  }

/** An engine that pulls wagons with one or two containers each, its wheels on `rail`. */
const train = (canvas: Canvas, rail: number, high: number, cargo: readonly string[], ink: string): string => {
  const { random, width: w } = canvas
  const bed = rail - high * 0.34
  const long = high * 3.1
  const wheels = (x: number, length: number): string =>
    [0.12, 0.22, 0.78, 0.88]
      .map((share) => circle(x + length * share, rail - high * 0.14, high * 0.13, darker(ink, 0.4)))
      .join('')
  const box = (x: number, length: number, color: string): string =>
    rect(x, bed - high * 0.86, length, high * 0.86, color) +
    rect(x, bed - high * 0.86, length, high * 0.2, lighter(color, 0.3), { opacity: 0.7 }) +
    Array.from({ length: Math.floor(length / 9) }, (_, i) =>
      rect(x + 4 + i * 9, bed - high * 0.8, 2.2, high * 0.74, darker(color, 0.35), { opacity: 0.4 }),
    ).join('')
  const nose = w * 0.79
  const engine = [
    wheels(nose - long * 0.95, long * 0.95),
    path(
      `M${nose - long} ${bed + high * 0.1}V${bed - high * 0.98}H${nose - high * 0.7}L${nose - high * 0.06} ${bed - high * 0.5}V${bed + high * 0.1}Z`,
      '#24365f',
    ),
    rect(nose - long, bed - high * 0.28, long - high * 0.08, high * 0.14, '#d9a24a'),
    polygon(
      [
        [nose - high * 0.72, bed - high * 0.88],
        [nose - high * 0.6, bed - high * 0.88],
        [nose - high * 0.2, bed - high * 0.52],
        [nose - high * 0.72, bed - high * 0.52],
      ],
      '#ffe9b8',
    ),
    canvas.blurred(circle(nose + high * 0.2, bed - high * 0.24, high * 0.5, '#ffe7ae'), 10, { opacity: 0.85 }),
    circle(nose - high * 0.04, bed - high * 0.24, high * 0.1, '#fff8e2'),
  ].join('')
  const wagons: string[] = []
  for (let x = nose - long * 2.05; x > -long; x -= long * 1.03) {
    const halves = random.chance(0.5)
    const color = random.pick(cargo)
    wagons.push(
      wheels(x, long),
      rect(x, bed, long, high * 0.14, darker(ink, 0.3)),
      rect(x - long * 0.03, bed + high * 0.04, long * 0.03, high * 0.06, darker(ink, 0.4)),
      halves
        ? box(x + 4, long * 0.47, color) + box(x + long * 0.51, long * 0.47, random.pick(cargo))
        : box(x + 4, long - 8, color),
    )
  }
  return wagons.join('') + engine
}

/** Gantry cranes over stacked containers at nightfall, the harbour before them. */
export const containerPort =
  (sky: readonly [string, string, string], cargo: readonly string[], ink: string): Scene =>
  (canvas) => {
    const { width: w, height: h, random } = canvas
    const quay = h * 0.76
    const crane = (x: number, foot: number, high: number, color: string): string => {
      const beam = Math.max(3, high * 0.022)
      const u = high / 100
      return at(
        x,
        foot,
        [
          line(
            `M${-16 * u} 0L${-12 * u} ${-74 * u}M${16 * u} 0L${12 * u} ${-74 * u}M${-14 * u} ${-38 * u}H${14 * u}M${-15 * u} ${-6 * u}L${14 * u} ${-38 * u}`,
            color,
            beam,
          ),
          line(`M${-40 * u} ${-64 * u}H${78 * u}`, color, beam * 1.5),
          line(
            `M${-12 * u} ${-74 * u}L0 ${-100 * u}L${12 * u} ${-74 * u}M0 ${-100 * u}L${76 * u} ${-66 * u}M0 ${-100 * u}L${42 * u} ${-66 * u}M0 ${-100 * u}L${-38 * u} ${-66 * u}`,
            color,
            beam * 0.55,
          ),
          rect(-36 * u, -64 * u, 16 * u, 9 * u, color),
          rect(47 * u, -63 * u, 8 * u, 5 * u, color),
          line(`M${49 * u} ${-58 * u}V${-34 * u}M${53 * u} ${-58 * u}V${-34 * u}`, color, 1.6),
          rect(43 * u, -34 * u, 17 * u, 7 * u, random.pick(cargo)),
          circle(0, -100 * u, 2.6, '#ffd27a'),
          circle(77 * u, -65 * u, 2.2, '#ff9d6b'),
        ].join(''),
      )
    }
    const [bw, bh] = [w * 0.078, h * 0.048]
    const stack = (foot: number, levels: readonly number[], left: number, shade: number): string =>
      levels
        .map((level, column) =>
          Array.from({ length: level }, (_, row) => {
            const [x, y] = [left + column * (bw + 3), foot - (row + 1) * (bh + 1.5)]
            const color = darker(mix(random.pick(cargo), ink, shade), row * 0.02)
            const ribs = Array.from({ length: 9 }, (_unused, i) =>
              rect(x + 6 + (i * (bw - 12)) / 9, y + 5, 2.4, bh - 10, darker(color, 0.4), { opacity: 0.4 }),
            ).join('')
            return rect(x, y, bw, bh, color) + rect(x, y, bw, 5, lighter(color, 0.25), { opacity: 0.7 }) + ribs
          }).join(''),
        )
        .join('')
    const [sx, sy] = [w * 0.3, h * 0.55]
    const glitter = Array.from({ length: 46 }, (_, i) => {
      const y = quay + 14 + (i / 46) * (h - quay - 18)
      return rect(random.between(0, w), y, random.between(20, 130), 2.6, i % 3 ? sky[2] : '#ffd27a', {
        rx: 1.3,
        opacity: random.between(0.12, 0.5),
      })
    }).join('')
    const lamp = (x: number): string =>
      line(`M${x} ${quay}V${h * 0.44}`, darker(ink, 0.3), 3) +
      canvas.blurred(circle(x, h * 0.44, 46, '#ffd890'), 18, { opacity: 0.7 }) +
      ellipse(x, h * 0.44, 13, 5, '#fff3d0') +
      canvas.blurred(rect(x - 7, quay + 16, 14, h * 0.2, '#ffd890'), 6, { opacity: 0.4 })
    return [
      canvas.background(canvas.linear([0, 0], [0, quay], [0, sky[0]], [0.55, sky[1]], [1, sky[2]])),
      circle(sx, sy, w * 0.3, canvas.radial(sx, sy, w * 0.3, [0, sky[2], 0.95], [1, sky[2], 0])),
      circle(sx, sy, w * 0.052, lighter(sky[2], 0.55)),
      ...Array.from({ length: 4 }, (_, i) =>
        canvas.blurred(
          ellipse(w * random.between(0.1, 0.9), h * (0.14 + i * 0.09), w * 0.3, 9, lighter(sky[1], 0.2)),
          7,
          { opacity: 0.4 },
        ),
      ),
      stack(quay, [3, 4, 4, 2, 3, 5, 4, 4, 3, 2, 4, 4, 3], -10, 0.72),
      crane(w * 0.16, quay, h * 0.46, mix(ink, sky[2], 0.4)),
      crane(w * 0.4, quay, h * 0.58, mix(ink, sky[2], 0.2)),
      crane(w * 0.69, quay + 4, h * 0.74, ink),
      stack(quay + 6, [1, 2, 3, 3, 1, 0, 2, 3, 2, 0, 4, 5, 5], -24, 0.2),
      rect(0, quay + 4, w, 14, darker(ink, 0.4)),
      rect(
        0,
        quay + 16,
        w,
        h - quay,
        canvas.linear([0, quay], [0, h], [0, mix(ink, sky[2], 0.34)], [1, darker(ink, 0.3)]),
      ),
      glitter,
      lamp(w * 0.53),
      lamp(w * 0.92),
      vignette(canvas, 0.34),
    ].join('')
  }

/** A boardroom before anybody has come: a long table, its chairs, three tall windows. */
export const boardroom =
  (wallColor: string, wood: string, leather: string, view: readonly [string, string]): Scene =>
  (canvas) => {
    const { width: w, height: h, random } = canvas
    const floor = h * 0.58
    const pane = (x: number): string => {
      const [top, width, high] = [h * 0.08, w * 0.19, h * 0.46]
      const roofs = Array.from({ length: 11 }, (_, i) => {
        const tall = random.between(0.16, 0.52) * high
        return rect(
          x + (i / 11) * width,
          top + high - tall,
          width / 9,
          tall,
          mix(view[1], view[0], random.between(0.2, 0.7)),
        )
      }).join('')
      return [
        rect(x - 10, top - 10, width + 20, high + 22, lighter(wallColor, 0.3)),
        canvas.clipped(
          rect(x, top, width, high, '#000'),
          rect(
            x,
            top,
            width,
            high,
            canvas.linear([0, top], [0, top + high], [0, view[0]], [1, lighter(view[0], 0.6)]),
          ) + roofs,
        ),
        line(
          `M${x + width / 2} ${top}V${top + high}M${x} ${top + high * 0.36}H${x + width}`,
          lighter(wallColor, 0.3),
          7,
        ),
        rect(x - 16, top + high + 8, width + 32, 12, lighter(wallColor, 0.42)),
      ].join('')
    }
    const [near, far] = [h * 1.02, h * 0.62]
    const half = (y: number): number => w * (0.12 + 0.29 * ((y - far) / (near - far)))
    const table: readonly (readonly [number, number])[] = [
      [w / 2 - half(far), far],
      [w / 2 + half(far), far],
      [w / 2 + half(near), near],
      [w / 2 - half(near), near],
    ]
    const chair = (side: number, depth: number): string => {
      const y = far + (near - far) * depth ** 1.5
      const s = 0.4 + 0.95 * depth ** 1.2
      const x = w / 2 + side * (half(y) + 34 * s)
      const back = `M${-46} 30C-54 -60 -48 -132 -30 -140C-12 -147 12 -147 30 -140C48 -132 54 -60 46 30Z`
      const body = [
        canvas.blurred(ellipse(0, 84, 74, 14, '#0c0a0c'), 8, { opacity: 0.45 }),
        line('M-34 28L-40 90M34 28L40 90', darker(wood, 0.55), 8),
        rect(-50, 16, 100, 24, darker(leather, 0.25), { rx: 11 }),
        path(back, leather),
        path(
          back,
          canvas.linear([-side * 60, -140], [side * 60, 40], [0, '#fff', 0.2], [0.45, '#fff', 0], [1, '#000', 0.4]),
        ),
        line('M-24 -112C-8 -117 8 -117 24 -112', lighter(leather, 0.3), 3, { opacity: 0.6 }),
        line('M-34 -40C-12 -46 12 -46 34 -40', darker(leather, 0.35), 3, { opacity: 0.6 }),
      ].join('')
      return at(x, y - 26 * s, body, side * -4, s)
    }
    const seats = [0.1, 0.32, 0.58, 0.86]
    const shine = [0.2, 0.5, 0.8]
      .map((share) =>
        polygon(
          [
            [w * (0.5 + (share - 0.5) * 0.24) - 20, far],
            [w * (0.5 + (share - 0.5) * 0.24) + 20, far],
            [w * (0.5 + (share - 0.5) * 0.7) + 66, near],
            [w * (0.5 + (share - 0.5) * 0.7) - 66, near],
          ],
          lighter(view[0], 0.5),
        ),
      )
      .join('')
    const folder = (x: number, y: number, s: number): string =>
      at(
        x,
        y,
        shadow(
          canvas,
          polygon(
            [
              [-50, -14],
              [46, -14],
              [58, 16],
              [-62, 16],
            ],
            '#000',
          ),
          3,
          5,
          4,
          0.5,
        ) +
          polygon(
            [
              [-50, -14],
              [46, -14],
              [58, 16],
              [-62, 16],
            ],
            '#f4ecdb',
          ) +
          line('M-36 -4H30M-40 5H36', '#9a8f7c', 2.4),
        0,
        s,
      )
    const pendant = (x: number): string =>
      line(`M${x} 0V${h * 0.17}`, '#1a1a20', 4) +
      path(
        `M${x - 74} ${h * 0.23}C${x - 66} ${h * 0.17} ${x + 66} ${h * 0.17} ${x + 74} ${h * 0.23}Z`,
        darker(leather, 0.2),
      ) +
      canvas.blurred(ellipse(x, h * 0.235, 62, 7, '#ffe4a8'), 5)
    return [
      canvas.background(canvas.linear([0, 0], [w, floor], [0, lighter(wallColor, 0.12)], [1, darker(wallColor, 0.18)])),
      pane(w * 0.1),
      pane(w * 0.405),
      pane(w * 0.71),
      rect(0, floor, w, h - floor, canvas.linear([0, floor], [0, h], [0, darker(wood, 0.28)], [1, darker(wood, 0.1)])),
      rect(0, floor - 16, w, 16, darker(wallColor, 0.3)),
      windowLight(canvas, w * 0.02, floor, w * 0.34, '#fff0cf', 0.55),
      windowLight(canvas, w * 0.62, floor, w * 0.34, '#fff0cf', 0.55),
      ...seats.slice(0, 2).flatMap((depth) => [chair(-1, depth), chair(1, depth)]),
      canvas.blurred(
        polygon(
          table.map(([x, y]) => [x, y + 26] as const),
          '#0b0709',
        ),
        14,
        { opacity: 0.6 },
      ),
      polygon(table, canvas.linear([0, far], [0, near], [0, lighter(wood, 0.26)], [1, wood])),
      canvas.blurred(shine, 16, { opacity: 0.36 }),
      canvas.grained(
        polygon(table, canvas.linear([0, 0], [w, h], [0, '#000', 0.1], [1, '#000', 0.5])),
        darker(wood, 0.5),
        0.7,
        { opacity: 0.5 },
      ),
      folder(w * 0.44, h * 0.7, 0.8),
      folder(w * 0.58, h * 0.8, 1.15),
      ...seats.slice(2).flatMap((depth) => [chair(-1, depth), chair(1, depth)]),
      pendant(w * 0.33),
      pendant(w * 0.67),
      vignette(canvas, 0.34),
    ].join('')
  }

/** Four sheets on a desk from above, the last one blank, with a pen and a cup. */
export const fourPages =
  (desk: string, paper: string, ink: string, accent: string): Scene =>
  (canvas) => {
    const { width: w, height: h, random } = canvas
    const [pw, ph] = [w * 0.25, w * 0.25 * 1.36]
    const sheet = (x: number, y: number, turn: number, content: string): string => {
      const face = rect(
        -pw / 2,
        -ph / 2,
        pw,
        ph,
        canvas.linear([-pw / 2, -ph / 2], [pw / 2, ph / 2], [0, lighter(paper, 0.5)], [1, darker(paper, 0.1)]),
      )
      return at(x, y, shadow(canvas, rect(-pw / 2, -ph / 2, pw, ph, '#000'), 8, 14, 12, 0.5) + face + content, turn)
    }
    const lines = (from: number, count: number): string =>
      Array.from({ length: count }, (_, i) =>
        rect(
          -pw * 0.38,
          from + i * 17,
          pw * (i % 5 === 4 ? random.between(0.3, 0.5) : random.between(0.66, 0.76)),
          4,
          ink,
          { rx: 2, opacity: 0.55 },
        ),
      ).join('')
    const heading = rect(-pw * 0.38, -ph * 0.41, pw * 0.5, 12, ink) + rect(-pw * 0.38, -ph * 0.36, pw * 0.22, 6, accent)
    const bars = [0.34, 0.5, 0.44, 0.66, 0.82, 1]
      .map((share, i) =>
        rect(
          -pw * 0.36 + i * pw * 0.125,
          ph * 0.02 - share * ph * 0.24,
          pw * 0.08,
          share * ph * 0.24,
          i === 5 ? accent : mix(ink, paper, 0.35),
        ),
      )
      .join('')
    const pen = [
      path('M-190 -11C-196 -6 -196 6 -190 11L30 13V-13Z', ink),
      path('M30 -13V13L120 10V-10Z', lighter(ink, 0.12)),
      rect(24, -14, 13, 28, '#c79a4b'),
      rect(-186, -3, 120, 6, '#c79a4b', { rx: 3 }),
      path('M120 -9V9L168 1.5V-1.5Z', '#d9b46a'),
      line('M134 0H164', darker(ink, 0.4), 1.5),
      rect(-180, -9, 200, 4, '#ffffff', { opacity: 0.28, rx: 2 }),
    ].join('')
    const [cx, cy, r] = [w * 0.865, h * 0.24, w * 0.086]
    const cup = [
      shadow(canvas, circle(cx, cy, r * 1.5, '#000'), 12, 18, 16, 0.5),
      circle(cx, cy, r * 1.5, darker(paper, 0.04)),
      circle(
        cx,
        cy,
        r * 1.5,
        canvas.radial(cx - r, cy - r, r * 3, [0, '#fff', 0.5], [0.6, '#000', 0.05], [1, '#000', 0.3]),
      ),
      circle(cx, cy, r * 1.02, darker(paper, 0.2), { opacity: 0.6 }),
      group(rect(r * 0.8, -r * 0.16, r * 0.62, r * 0.32, lighter(paper, 0.3), { rx: r * 0.15 }), {
        transform: `translate(${cx} ${cy}) rotate(38)`,
      }),
      circle(cx, cy, r, lighter(paper, 0.5)),
      circle(cx, cy, r * 0.86, canvas.radial(cx + r * 0.2, cy + r * 0.2, r, [0, '#7a4a2b'], [1, '#2c1710'])),
      path(`M${cx - r * 0.6} ${cy - r * 0.3}A${r * 0.68} ${r * 0.68} 0 0 1 ${cx + r * 0.1} ${cy - r * 0.66}`, 'none', {
        stroke: '#d9a878',
        'stroke-width': 5,
        'stroke-linecap': 'round',
        opacity: 0.6,
      }),
    ].join('')
    const grain = Array.from({ length: 22 }, (_, i) =>
      line(
        `M0 ${i * (h / 21) + random.between(-9, 9)}C${w * 0.3} ${i * (h / 21) + random.between(-16, 16)} ${w * 0.7} ${i * (h / 21) + random.between(-16, 16)} ${w} ${i * (h / 21)}`,
        darker(desk, 0.5),
        random.between(1, 3),
        { opacity: 0.35 },
      ),
    ).join('')
    return [
      canvas.background(canvas.linear([0, 0], [w, h], [0, lighter(desk, 0.14)], [1, darker(desk, 0.3)])),
      grain,
      sheet(w * 0.2, h * 0.46, -7, heading + lines(-ph * 0.28, 17)),
      sheet(
        w * 0.39,
        h * 0.55,
        3,
        heading + lines(-ph * 0.28, 7) + group(bars, { transform: `translate(0 ${ph * 0.3})` }),
      ),
      sheet(
        w * 0.575,
        h * 0.46,
        -3,
        heading +
          lines(-ph * 0.28, 12) +
          line(
            `M${-pw * 0.3} ${ph * 0.33}C${-pw * 0.22} ${ph * 0.24} ${-pw * 0.16} ${ph * 0.42} ${-pw * 0.06} ${ph * 0.32}S${pw * 0.08} ${ph * 0.34} ${pw * 0.16} ${ph * 0.3}`,
            accent,
            4,
          ),
      ),
      sheet(w * 0.755, h * 0.6, 6, ''),
      at(
        w * 0.775,
        h * 0.72,
        shadow(canvas, rect(-190, -10, 350, 22, '#000', { rx: 10 }), 6, 12, 7, 0.45) + pen,
        -32,
        w / 1200,
      ),
      cup,
      windowLight(canvas, w * 0.04, -h * 0.12, w * 0.62, '#fff2d8', 0.5),
      vignette(canvas, 0.42),
    ].join('')
  }

/** Looking down a spiral staircase to its lit floor. */
export const spiralStairs =
  (top: string, bottom: string, rail: string, ground: string): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const [cx, cy] = [w * 0.52, h * 0.52]
    const reach = Math.hypot(w, h) * 0.74
    const [steps, perTurn] = [112, 23]
    const turn = (i: number): number => (i / perTurn) * Math.PI * 2 - 0.6
    const size = (i: number): number => 0.14 + 1.16 * (i / steps) ** 1.5
    const point = (i: number, radius: number): readonly [number, number] => {
      const s = size(i)
      const [driftX, driftY] = [(1 - s) * w * -0.03, (1 - s) * h * 0.03]
      return [cx + driftX + Math.cos(turn(i)) * radius * s, cy + driftY + Math.sin(turn(i)) * radius * s]
    }
    const inner = reach * 0.46
    const flights = Array.from({ length: steps }, (_, i) => {
      const color = mix(bottom, top, (i / steps) ** 0.7)
      const wedge = [point(i, inner), point(i, reach), point(i + 1, reach), point(i + 1, inner)]
      const lip = [point(i, inner), point(i, reach), point(i + 0.11, reach), point(i + 0.11, inner)]
      const soffit = [point(i, inner), point(i + 1, inner), point(i + 1, inner * 0.93), point(i, inner * 0.93)]
      return (
        polygon(wedge, mix(color, '#0c1020', i % 2 ? 0.05 : 0)) +
        polygon(lip, mix(color, bottom, 0.4)) +
        polygon(soffit, mix(color, darker(bottom, 0.3), 0.62))
      )
    }).join('')
    const handrail = (radius: number, width: number, color: string): string =>
      Array.from({ length: steps * 2 }, (_, n) => {
        const i = n / 2
        const [from, to] = [point(i, radius), point(i + 0.52, radius)]
        return line(
          `M${from.map((value) => value.toFixed(1)).join(' ')}L${to.map((value) => value.toFixed(1)).join(' ')}`,
          color,
          width * size(i),
          { 'stroke-linecap': 'round' },
        )
      }).join('')
    const posts = Array.from({ length: steps }, (_, i) => {
      const [from, to] = [point(i + 0.5, inner * 0.93), point(i + 0.5, inner * 0.85)]
      return line(
        `M${from.map((value) => value.toFixed(1)).join(' ')}L${to.map((value) => value.toFixed(1)).join(' ')}`,
        darker(rail, 0.3),
        4 * size(i),
      )
    }).join('')
    const light = canvas.radial(
      cx,
      cy,
      reach,
      [0, '#fff0cc', 0.5],
      [0.25, '#fff0cc', 0.12],
      [0.6, '#0b0d1a', 0.02],
      [1, '#0b0d1a', 0.3],
    )
    return [
      canvas.background(darker(bottom, 0.3)),
      circle(
        cx - w * 0.025,
        cy + h * 0.025,
        inner * 0.24,
        canvas.radial(cx, cy, inner * 0.24, [0, lighter(ground, 0.6)], [1, ground]),
      ),
      flights,
      posts,
      handrail(inner * 0.85, 15, darker(rail, 0.35)),
      handrail(inner * 0.838, 8, rail),
      rect(0, 0, w, h, light, { style: 'mix-blend-mode:soft-light' }),
      rect(0, 0, w, h, canvas.linear([0, 0], [w, h], [0.2, '#0b0d1a', 0], [1, '#0b0d1a', 0.42])),
      vignette(canvas, 0.4),
    ].join('')
  }
