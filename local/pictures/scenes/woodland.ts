import { Noise } from '../lib/noise.ts'
import { exposed } from '../lib/pixels.ts'
import type { Scene } from '../lib/render.ts'
import { add, between, clamp, smooth, times, type Vector } from '../lib/vector.ts'

interface Branch {
  from: number
  rise: number
  reach: number
}

interface Trunk {
  x: number
  half: number
  lean: number
  sway: number
  bark: number
  branches: readonly Branch[]
}

/** Where the ground would meet the sky, were there no fog. */
const HORIZON = -0.3

/** Trunk behind trunk until the fog has them all, and the sun somewhere above it. */
export const fogForest: Scene = (canvas) => {
  const { random, width, height } = canvas
  const noise = new Noise(random)
  const half = width / height
  const rows = Array.from({ length: 11 }, (_, i) => {
    const depth = 1.75 * 1.26 ** i
    const count = Math.round(1 + depth * 0.9)
    const trunks = Array.from(
      { length: count },
      (_, n): Trunk => ({
        x: ((n + random.between(0.12, 0.88)) / count) * 2 * half * 1.16 - half * 1.16,
        half: (random.between(0.045, 0.11) * 1.2) / depth,
        lean: random.between(-0.06, 0.06),
        sway: random.between(0, 9),
        bark: random.between(0.75, 1.25),
        branches: Array.from({ length: random.integer(1, 5) }, () => ({
          from: random.between(-0.1, 1),
          rise: random.between(0.25, 1.1),
          reach: random.between(-0.42, 0.42),
        })),
      }),
    )
    return { depth, trunks }
  })
  const sun: readonly [number, number] = [0.2 * half, 0.42]

  const fog = (x: number, y: number): Vector => {
    const [dx, dy] = [x - sun[0], y - sun[1]]
    const distance = Math.hypot(dx, dy)
    const shaft = 0.74 + 0.34 * noise.at(Math.atan2(dy, dx) * 5.5, distance * 0.35) * smooth(0.1, 0.5, distance)
    const glow = Math.exp(-distance * distance * 1.5)
    const drift = noise.layered(x * 1.1, y * 2.2, 4) * 0.06
    return add(times([0.1, 0.125, 0.128], 1 + drift * 4), times([0.8, 0.66, 0.45], glow * shaft + drift * glow))
  }

  const bark = (trunk: Trunk, across: number, y: number, depth: number): Vector => {
    const peeled = noise.layered(across * 2.4 + trunk.sway * 9, y * depth * 1.2 + trunk.sway, 4)
    const grain = noise.layered(across * 9 + trunk.sway * 5, y * depth * 2.2, 3)
    const round = Math.sqrt(Math.max(0, 1 - across * across))
    const side = clamp(0.2 + 0.8 * (sun[0] > trunk.x ? across : -across))
    const tone = between([0.045, 0.04, 0.034], [0.16, 0.145, 0.12], smooth(-0.25, 0.3, peeled))
    return times(tone, trunk.bark * (1 + grain * 0.9) * (0.16 + 0.5 * round * side + 0.32 * side ** 3))
  }

  const wood = (x: number, y: number, depth: number, trunks: readonly Trunk[]): Vector | null => {
    for (const trunk of trunks) {
      const middle = trunk.x + trunk.lean * (y + 0.4) + noise.at(y * 0.7 + trunk.sway, trunk.sway) * 0.03
      const girth = trunk.half * (1 - 0.16 * y) * (1 + 0.5 * smooth(0.4, 0, (y - HORIZON) * depth + 0.95))
      const across = (x - middle) / girth
      if (Math.abs(across) < 1) return bark(trunk, across, y, depth)
      for (const { from, rise, reach } of trunk.branches) {
        const t = (y - from) / rise
        if (t < 0 || t > 1) continue
        const limb = middle + (reach / depth ** 0.6) * t ** 0.75 + noise.at(t * 3 + from * 9, trunk.sway) * 0.02
        if (Math.abs(x - limb) < trunk.half * 0.22 * (1.1 - t)) return [0.022, 0.021, 0.019]
      }
    }
    return null
  }

  return exposed(
    canvas,
    (x, y) => {
      const air = fog(x, y)
      const veil = (seen: Vector, depth: number): Vector => between(seen, air, 1 - Math.exp(-(depth - 1.3) * 0.24))
      const steep = HORIZON - y
      const ground = steep > 0.02 ? 0.82 / steep : Infinity
      const ferns = noise.layered(x * 5, y * 3, 3) * 0.2
      for (const { depth, trunks } of rows) {
        const floor = ground * (1 + ferns)
        if (floor < depth) {
          const [gx, gz] = [x * floor, floor]
          const leaf = noise.layered(gx * 15, gz * 11, 5)
          const path = smooth(0.5, 0.1, Math.abs(gx - 0.25 - Math.sin(gz * 0.5) * 0.5))
          const litter = between([0.026, 0.032, 0.016], [0.12, 0.085, 0.045], clamp(0.5 + leaf * 1.3))
          const shine = smooth(0.1, 0.5, leaf) * Math.exp(-((x - sun[0]) ** 2) * 3) * 0.16
          return veil(add(times(litter, 0.5 + path * 0.7), [shine, shine * 0.8, shine * 0.5]), floor)
        }
        const seen = wood(x, y, depth, trunks)
        if (seen) return veil(seen, depth)
        const crown = noise.layered(x * depth * 1.25 + depth * 9, y * depth * 0.8 - depth * 5, 6)
        if (crown * 1.1 + (y - 0.78) * 1.15 + noise.at(x * 1.3 + depth * 3, depth) * 0.3 > 0.17)
          return veil([0.026, 0.032, 0.022], depth)
      }
      return air
    },
    3,
  )
}
