import { Noise } from '../lib/noise.ts'
import { exposed } from '../lib/pixels.ts'
import type { Scene } from '../lib/render.ts'
import { add, between, clamp, smooth, times, type Vector } from '../lib/vector.ts'

interface Raft {
  x: number
  /** Distance, which makes it smaller and paler. */
  far: number
  width: number
}

const HORIZON = -0.02
const rafts: readonly Raft[] = [
  { x: 0.22, far: 1, width: 1.12 },
  { x: -0.52, far: 2, width: 1.1 },
  { x: 0.5, far: 3.2, width: 1.3 },
  { x: -0.12, far: 5, width: 1.4 },
]

/** Mussel rafts on a bay without wind: the water and the mist are one. */
export const stillWater: Scene = (canvas) => {
  const noise = new Noise(canvas.random)

  const mist = (x: number, y: number): Vector => {
    const glow = Math.exp(-((x + 0.35) ** 2 * 0.9 + (y - 0.5) ** 2 * 2.2))
    const drift = noise.layered(x * 0.8 + 3, y * 2.6, 4) * 0.05
    return add(
      between([0.42, 0.455, 0.47], [0.13, 0.16, 0.19], smooth(0.05, 1.1, Math.abs(y - HORIZON) + drift)),
      times([0.36, 0.24, 0.14], glow),
    )
  }
  /** A frame of eucalyptus beams on floats, with a hut in its middle; x and y in its own size from its waterline. */
  const raft = (x: number, y: number, width: number, nearest: boolean): number => {
    if (y < 0 || y > 0.42 || Math.abs(x) > width / 2 + 0.04) return 0
    const along = x / width + 0.5
    const deck = smooth(0.012, 0.008, Math.abs(y - 0.062 - noise.at(x * 6, 1) * 0.002))
    const second = smooth(0.007, 0.004, Math.abs(y - 0.084)) * (Math.abs(along - 0.5) < 0.47 ? 1 : 0)
    const ends = smooth(0.006, 0.003, Math.abs(((along * 17) % 1) - 0.5) * 0.06) * (y > 0.05 && y < 0.098 ? 1 : 0)
    const floats = [0.13, 0.38, 0.62, 0.87].some((at) => Math.abs(along - at) < 0.052 && y < 0.055) ? 1 : 0
    const ropes = y < 0.056 && Math.abs(((along * 31) % 1) - 0.5) < 0.045 ? 0.8 : 0
    const hut =
      Math.abs(along - 0.56) < 0.075 && y < 0.2 + 0.02 * Math.max(0, 1 - Math.abs(along - 0.56) / 0.08) ? 1 : 0
    const mast = nearest && Math.abs(along - 0.34) < 0.004 && y < 0.36 ? 1 : 0
    const stay =
      nearest && Math.abs(y - 0.36 + Math.abs(along - 0.34) * 0.98) < 0.003 && Math.abs(along - 0.34) < 0.27 ? 0.7 : 0
    const person =
      nearest &&
      ((Math.abs(along - 0.2) < 0.013 && y > 0.08 && y < 0.175) ||
        Math.hypot((along - 0.2) * width, y - 0.19) < 0.0125 ||
        (Math.abs(along - 0.222) < 0.016 && Math.abs(y - 0.15 + (along - 0.222) * 0.6) < 0.006))
    return Math.max(deck, second, ends, floats, ropes, hut, mast, stay, person ? 1 : 0)
  }
  const scene = (x: number, y: number): Vector => {
    let seen = mist(x, y)
    for (const { x: middle, far, width } of [...rafts].reverse()) {
      const foot = HORIZON - 0.3 / far ** 0.92
      const covered = raft((x - middle) * far ** 0.8, (y - foot) * far ** 0.8, width, far === 1)
      const visible = Math.exp(-(far - 1) * 0.46) * 0.93
      seen = between(seen, add([0.022, 0.027, 0.03], times(mist(x, y), 0.06)), covered * visible)
    }
    return seen
  }

  return exposed(
    canvas,
    (x, y) => {
      const own = scene(x, y)
      const water = smooth(HORIZON - 0.02, HORIZON - 0.1, y)
      if (water === 0) return own
      // Each raft is mirrored at its own waterline.
      const depth = HORIZON - y
      const ripple =
        noise.layered(x * 3, 9 / (depth + 0.08), 3) * 0.012 * smooth(0, 0.5, depth) +
        noise.at(x * 1.2, 26 / (depth + 0.12)) * 0.01
      let mirrored = mist(x + ripple, 2 * HORIZON - y + 0.02)
      for (const { x: middle, far, width } of [...rafts].reverse()) {
        const foot = HORIZON - 0.3 / far ** 0.92
        const covered = raft(
          (x + ripple * 1.6 - middle) * far ** 0.8,
          (foot - y + ripple) * far ** 0.8,
          width,
          far === 1,
        )
        mirrored = between(mirrored, [0.035, 0.042, 0.046], covered * Math.exp(-(far - 1) * 0.46) * 0.78)
      }
      const isRaft = rafts.some(
        ({ x: middle, far, width }) =>
          raft((x - middle) * far ** 0.8, (y - HORIZON + 0.3 / far ** 0.92) * far ** 0.8, width, far === 1) > 0,
      )
      const band = times([0.02, 0.02, 0.018], noise.layered(x * 0.7, 12 / (depth + 0.1), 4))
      return isRaft ? own : add(times(mirrored, 0.93 - 0.2 * clamp(depth)), times(band, water))
    },
    3,
  )
}
