import { add, clamp, times, unit, type Vector } from './vector.ts'

/** How far a point is from the surface of a solid; below 0 inside it. */
export type Solid = (x: number, y: number, z: number) => number

export const ball = (x: number, y: number, z: number, rx: number, ry = rx, rz = rx): number => {
  const reach = Math.hypot(x / rx, y / ry, z / rz)
  return (reach - 1) * Math.min(rx, ry, rz)
}

/** Two solids grown together, rounded over `width` where they meet. */
export const joined = (a: number, b: number, width: number): number => {
  const t = clamp(0.5 + (0.5 * (b - a)) / width)
  return b + (a - b) * t - width * t * (1 - t)
}

/** A round rod from one point to another. */
export const rod = (p: Vector, from: Vector, to: Vector, radius: number): number => {
  const [ax, ay, az] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const [px, py, pz] = [p[0] - from[0], p[1] - from[1], p[2] - from[2]]
  const t = clamp((px * ax + py * ay + pz * az) / (ax * ax + ay * ay + az * az))
  return Math.hypot(px - ax * t, py - ay * t, pz - az * t) - radius
}

export const solidHit = (solid: Solid, from: Vector, ray: Vector, far: number): number | null => {
  let t = 0.02
  for (let i = 0; i < 140 && t < far; i++) {
    const distance = solid(from[0] + ray[0] * t, from[1] + ray[1] * t, from[2] + ray[2] * t)
    if (distance < 0.0006 * t) return t
    t += distance * 0.8
  }
  return null
}

export const solidNormal = (solid: Solid, [x, y, z]: Vector, reach = 0.0015): Vector =>
  unit([
    solid(x + reach, y, z) - solid(x - reach, y, z),
    solid(x, y + reach, z) - solid(x, y - reach, z),
    solid(x, y, z + reach) - solid(x, y, z - reach),
  ])

/** How much of a wide light reaches a point, 0 to 1; `width` is the light's size as seen from there. */
export const lit = (solid: Solid, from: Vector, light: Vector, far: number, width: number): number => {
  let [open, t] = [1, 0.015]
  for (let i = 0; i < 48 && t < far; i++) {
    const distance = solid(from[0] + light[0] * t, from[1] + light[1] * t, from[2] + light[2] * t)
    open = Math.min(open, 0.5 + (0.5 * distance) / (width * t))
    if (open <= 0) return 0
    t += clamp(distance, 0.012, 0.2)
  }
  return open * open * (3 - 2 * open)
}

/** How open the surroundings of a point are, 0 to 1: corners and feet are darker. */
export const openness = (solid: Solid, at: Vector, normal: Vector, reach: number): number => {
  let hidden = 0
  for (let i = 1; i <= 5; i++) {
    const step = (reach * i) / 5
    const [x, y, z] = add(at, times(normal, step))
    hidden += (step - solid(x, y, z)) / 2 ** i
  }
  return clamp(1 - (hidden * 2.4) / reach)
}
