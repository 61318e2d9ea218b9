import { add, cross, minus, times, unit, type Vector } from './vector.ts'

/** The ray through a point of the film (see pixels.ts). `zoom` is the focal length in halves of the film's height. */
export const camera = (from: Vector, to: Vector, zoom: number): ((x: number, y: number) => Vector) => {
  const ahead = unit(minus(to, from))
  const right = unit(cross([0, 1, 0], ahead))
  const up = cross(ahead, right)
  return (x, y) => unit(add(add(times(ahead, zoom), times(right, x)), times(up, y)))
}

/** How far along a ray a surface `height(x, z)` is met; null where it is not before `far`. */
export const groundHit = (
  height: (x: number, z: number) => number,
  from: Vector,
  ray: Vector,
  far: number,
  near = 0.1,
): number | null => {
  let [before, t] = [near, near]
  while (t < far) {
    const above = from[1] + ray[1] * t - height(from[0] + ray[0] * t, from[2] + ray[2] * t)
    if (above < 0) {
      let [low, high] = [before, t]
      for (let i = 0; i < 12; i++) {
        const middle = (low + high) / 2
        const under = from[1] + ray[1] * middle < height(from[0] + ray[0] * middle, from[2] + ray[2] * middle)
        if (under) high = middle
        else low = middle
      }
      return high
    }
    before = t
    t += Math.max(above * 0.4, 0.004 * t)
  }
  return null
}

/** The upright direction of the surface at a point, over a distance of `reach`. */
export const groundNormal = (height: (x: number, z: number) => number, x: number, z: number, reach: number): Vector =>
  unit([height(x - reach, z) - height(x + reach, z), 2 * reach, height(x, z - reach) - height(x, z + reach)])

/** How much of a low sun reaches a point over the surface, 0 to 1: close ridges throw sharper shadows than far ones. */
export const sunlit = (
  height: (x: number, z: number) => number,
  from: Vector,
  sun: Vector,
  far: number,
  softness = 18,
): number => {
  let light = 1
  for (let t = 0.01 * far; t < far; t *= 1.07) {
    const above = from[1] + sun[1] * t - height(from[0] + sun[0] * t, from[2] + sun[2] * t)
    light = Math.min(light, 0.5 + (above * softness) / t)
    if (light <= 0) return 0
  }
  return Math.min(1, light)
}
