import { Noise } from '../lib/noise.ts'
import { exposed } from '../lib/pixels.ts'
import type { Scene } from '../lib/render.ts'
import { add, between, clamp, product, smooth, times, type Vector } from '../lib/vector.ts'

type Limb = readonly [x1: number, y1: number, x2: number, y2: number, from: number, to: number]

/** The photographer as the sun draws her: feet at 0, the camera at her eye, elbows out; a limb tapers between two radii. */
const figure: readonly Limb[] = [
  [-0.1, 0, -0.075, 0.5, 0.055, 0.075],
  [0.1, 0, 0.075, 0.5, 0.055, 0.075],
  [0, 0.48, 0, 0.8, 0.125, 0.12],
  [-0.03, 0.45, -0.05, 0.3, 0.13, 0.14],
  [0, 0.8, 0, 1.06, 0.125, 0.14],
  [-0.13, 1.09, 0.13, 1.09, 0.075, 0.075],
  [-0.17, 1.1, -0.32, 0.92, 0.058, 0.052],
  [-0.32, 0.92, -0.08, 1.27, 0.048, 0.04],
  [0.17, 1.1, 0.31, 0.9, 0.058, 0.052],
  [0.31, 0.9, 0.08, 1.26, 0.048, 0.04],
  [0, 1.12, 0, 1.22, 0.06, 0.055],
  [0, 1.28, 0, 1.36, 0.1, 0.105],
  [-0.1, 1.27, 0.09, 1.27, 0.045, 0.045],
  [0.02, 1.42, 0.1, 1.45, 0.062, 0.05],
]

/** Sand in the last sun, a line of foam, and the long shadow of who took the picture. */
export const longShadow: Scene = (canvas) => {
  const noise = new Noise(canvas.random)
  const { random } = canvas
  const sunFrom: readonly [number, number] = [-0.24, -1]

  const shadow = (x: number, z: number): number => {
    // Along the shadow: it leans with the sun and is four times as long as she is tall.
    const along = (z - 0.55) / 2.6
    const across = (x - 0.05 - (z - 0.55) * 0.2) / (0.92 + along * 0.16)
    const soft = 0.012 + Math.max(0, along) * 0.022
    const distance = figure.reduce((nearest, [x1, y1, x2, y2, from, to]) => {
      const [ax, ay] = [x2 - x1, y2 - y1]
      const t = clamp(((across - x1) * ax + (along - y1) * ay) / (ax * ax + ay * ay))
      return Math.min(nearest, Math.hypot(across - x1 - ax * t, along - y1 - ay * t) - (from + (to - from) * t))
    }, Infinity)
    return smooth(-soft, soft, distance)
  }
  const steps = Array.from({ length: 9 }, (_, i) => ({
    x: -0.72 + (i % 2) * 0.13 + random.between(-0.03, 0.03) + i * 0.02,
    z: 1.1 + i * 0.36,
  }))
  const height = (x: number, z: number): number => {
    const bend = noise.layered(x * 1.1, z * 0.7, 3) * 2.2
    const ripple = Math.sin(z * 19 + x * 2.4 + bend * 2.6) * 0.0065 * (0.6 + 0.8 * noise.at(x * 0.9, z * 0.6))
    const grains = noise.layered(x * 42, z * 42, 3) * 0.0032
    const prints = steps.reduce((sum, step) => {
      const reach = Math.hypot((x - step.x) / 0.055, (z - step.z) / 0.13)
      return sum - 0.026 * smooth(1, 0.6, reach) + 0.009 * Math.exp(-(((reach - 1.15) / 0.2) ** 2))
    }, 0)
    return ripple + grains + prints + noise.layered(x * 0.9, z * 0.9, 3) * 0.02
  }

  return exposed(
    canvas,
    (x, y) => {
      // Looking down onto the beach: what is higher in the picture is farther away.
      const z = (2.25 / (1.55 - 0.9 * y)) * 1.55 - 0.62
      const px = x * (0.55 + z * 0.31)
      const reach = 0.006 + z * 0.003
      const slope =
        (height(px - sunFrom[0] * reach, z - sunFrom[1] * reach) -
          height(px + sunFrom[0] * reach, z + sunFrom[1] * reach)) /
        (2 * reach)
      const tide = z - 3.9 - noise.layered(px * 0.7, 4, 4) * 0.7 - px * 0.22
      const wet = smooth(-0.9, -0.15, tide)
      const dry = between([0.46, 0.33, 0.215], [0.15, 0.112, 0.085], wet)
      const sand = times(dry, 0.95 + noise.layered(px * 60, z * 60, 2) * 0.22)
      const sun = shadow(px, z) * clamp(0.3 - slope * 3.2 * (1 - wet * 0.7), 0.02, 1.3)
      const seen = product(sand, add(times([3.1, 1.95, 0.98], sun), [0.17, 0.205, 0.29]))
      const gloss = times(
        between([0.3, 0.22, 0.18], [0.12, 0.16, 0.24], smooth(4, 7, z)),
        wet * 0.5 * (0.35 + 0.65 * shadow(px, z)),
      )
      const bubbles = clamp(0.55 + noise.layered(px * 7, z * 5, 5) * 1.3)
      const edge =
        Math.exp(-((tide / 0.075) ** 2)) * bubbles +
        smooth(0.02, 0.5, tide) * smooth(-0.1, 0.35, noise.layered(px * 2.4, z * 2.6, 5)) * 0.55
      const lace: Vector = times([0.86, 0.68, 0.5], 0.28 + 0.72 * shadow(px, z))
      const shallows = between(add(seen, gloss), [0.12, 0.15, 0.16], smooth(0.05, 1.8, tide) * 0.75)
      return times(between(shallows, lace, clamp(edge) * 0.85), 0.7)
    },
    3,
  )
}
