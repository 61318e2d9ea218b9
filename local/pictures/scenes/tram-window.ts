import { Noise } from '../lib/noise.ts'
import { exposed } from '../lib/pixels.ts'
import type { Scene } from '../lib/render.ts'
import { add, between, clamp, smooth, times, type Vector } from '../lib/vector.ts'

interface Light {
  x: number
  y: number
  r: number
  color: Vector
}

interface Drop {
  x: number
  y: number
  r: number
  /** How far it has run, leaving a trace above it. */
  run: number
}

const lamps: readonly Vector[] = [
  [1.5, 0.72, 0.22],
  [1.5, 0.72, 0.22],
  [1.35, 0.95, 0.52],
  [1.3, 0.12, 0.08],
  [1.3, 0.12, 0.08],
  [0.16, 0.8, 0.62],
  [0.35, 0.5, 1.25],
  [1.2, 1.1, 0.95],
]

/** A street at night through a wet pane: the city is out of focus, the drops are sharp and hold it upside down. */
export const tramWindow: Scene = (canvas) => {
  const { random, width, height } = canvas
  const noise = new Noise(random)
  const half = width / height
  // Two rows of lamps and shop windows run towards the end of the street, growing as they come near.
  const lights: Light[] = [
    ...Array.from({ length: 58 }, (_, i) => {
      const near = random.next() ** 1.4
      const side = i % 2 === 0 ? -1 : 1
      return {
        x: -0.06 + side * half * (0.06 + near * random.between(0.4, 1.15)),
        y: -0.2 + random.between(-0.1, 1) * (0.12 + near * 0.95),
        r: 0.02 + near * 0.068,
        color: times(random.pick(lamps), random.between(0.2, 0.9) * (1 - near * 0.35)),
      }
    }),
    ...Array.from({ length: 6 }, (_, i) => ({
      x: random.between(-0.12, 0.02),
      y: -0.21 + i * 0.012,
      r: 0.022,
      color: [1.5, 0.8, 0.34] as Vector,
    })),
    { x: 0.3 * half, y: -0.33, r: 0.088, color: [1.6, 1.28, 0.86] },
    { x: 0.56 * half, y: -0.345, r: 0.088, color: [1.6, 1.28, 0.86] },
    { x: -0.5 * half, y: -0.31, r: 0.062, color: [1.5, 0.09, 0.05] },
    { x: -0.32 * half, y: -0.305, r: 0.062, color: [1.5, 0.09, 0.05] },
  ]
  const street = (x: number, y: number): Vector => {
    const facades = smooth(0.04, 0.3, Math.abs(x + 0.06) + (0.5 - y) * 0.12)
    const base = between([0.05, 0.062, 0.1], [0.016, 0.017, 0.024], facades * smooth(-0.5, 0.1, y))
    let sum = add(base, times([0.34, 0.16, 0.06], Math.exp(-((y + 0.28) ** 2) * 9) * 0.55))
    for (const light of lights) {
      const [dx, dy] = [x - light.x, y - light.y]
      const distance = Math.hypot(dx, dy) / light.r
      if (distance < 1.06)
        sum = add(sum, times(light.color, (0.42 + 0.3 * smooth(0.7, 0.97, distance)) * smooth(1.05, 0.94, distance)))
      // The wet street holds each lamp again, drawn out towards the viewer.
      const below = y + 0.46 + (light.y + 0.46) * 0.6
      const wet = smooth(-0.34, -0.56, y) * (light.y < 0.1 ? 1 : 0.3)
      if (wet > 0)
        sum = add(
          sum,
          times(light.color, wet * Math.exp(-((dx / (light.r * 1.1)) ** 2)) * Math.exp(-Math.abs(below) * 2.6) * 0.22),
        )
    }
    return sum
  }

  const drops: Drop[] = Array.from({ length: 620 }, (_, i) => {
    const size = random.next()
    const r = i < 26 ? random.between(0.026, 0.045) : 0.004 + size ** 3 * 0.021
    return { x: random.between(-half, half), y: random.between(-1, 1), r, run: i < 9 ? random.between(0.5, 1.5) : 0 }
  }).sort((a, b) => b.r - a.r)
  const columns = 40
  const cells = new Map<number, Drop[]>()
  const cellOf = (x: number, y: number) =>
    Math.floor(((x + half) / (2 * half)) * columns) * 100 + Math.floor((y + 1) * 24)
  for (const drop of drops) {
    for (let cx = -1; cx <= 1; cx++) {
      for (let cy = -1; cy <= 1; cy++) {
        const key = cellOf(drop.x + (cx * 2 * half) / columns, drop.y + cy / 24)
        cells.set(key, [...(cells.get(key) ?? []), drop])
      }
    }
  }
  const runs = drops.filter(({ run }) => run > 0)

  return exposed(
    canvas,
    (x, y) => {
      for (const drop of cells.get(cellOf(x, y)) ?? []) {
        const wobble = 1 + 0.16 * noise.at(drop.x * 40, Math.atan2(y - drop.y, x - drop.x))
        const [dx, dy] = [(x - drop.x) / drop.r, (y - drop.y) / (drop.r * 1.12)]
        const distance = Math.hypot(dx, dy) / wobble
        if (distance > 1) continue
        // A drop is a lens: it shows the whole street, turned over.
        const bend = 0.55 + 0.6 * distance ** 2
        const seen = street(drop.x * 0.4 - dx * bend * 0.75, -0.1 - dy * bend * 0.7)
        const edge = smooth(0.62, 1, distance)
        const glint = smooth(0.3, 0.05, Math.hypot(dx + 0.34, dy - 0.42)) * 0.5
        return add(times(seen, 1.25 * (1 - edge * 0.82)), [glint, glint * 0.9, glint * 0.76])
      }
      const streak = runs.reduce((sum, { x: at, y: foot, r, run }) => {
        const along = (y - foot) / run
        if (along < 0 || along > 1) return sum
        const path = at + noise.at(y * 5 + at * 9, at * 3) * 0.014
        return Math.max(sum, smooth(r * 0.72, r * 0.4, Math.abs(x - path)) * (1 - along * 0.4))
      }, 0)
      const haze = clamp(0.5 + noise.layered(x * 2.2, y * 2.2, 4) * 0.7) * (1 - streak)
      const seen = street(x + streak * 0.014, y)
      const grime = times([0.085, 0.075, 0.07], haze * (0.3 + 0.5 * smooth(0.4, -0.4, y)))
      return add(times(seen, 0.66 + 0.3 * streak - haze * 0.14), times(grime, 0.6))
    },
    3,
  )
}
