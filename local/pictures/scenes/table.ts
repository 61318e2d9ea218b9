import { camera } from '../lib/camera.ts'
import { Noise } from '../lib/noise.ts'
import { exposed } from '../lib/pixels.ts'
import type { Scene } from '../lib/render.ts'
import { ball, joined, lit, openness, type Solid, solidHit, solidNormal } from '../lib/solids.ts'
import { add, between, clamp, dot, mirrored, product, smooth, times, unit, type Vector } from '../lib/vector.ts'

interface Quince {
  x: number
  y: number
  z: number
  r: number
  tip: Vector
  hue: number
}

/** Radius of the jug by height, from its foot to its lip. */
const jugProfile = [0.2, 0.25, 0.295, 0.315, 0.305, 0.265, 0.205, 0.15, 0.128, 0.13, 0.15, 0.165]
const JUG_HEIGHT = 0.98
const JUG: Vector = [-0.62, 0, 0.42]

/** Quinces and a jug by a window on the left. */
export const quinces: Scene = (canvas) => {
  const noise = new Noise(canvas.random)
  const from: Vector = [0.08, 1.0, -3.5]
  const ray = camera(from, [0.06, 0.36, 0], 3.75)
  const window = unit([-0.86, 0.62, -0.28])
  const fruit: readonly Quince[] = [
    { x: 0.02, y: 0.24, z: -0.02, r: 0.235, tip: unit([0.4, 0.7, -0.6]), hue: 0.2 },
    { x: 0.54, y: 0.215, z: 0.14, r: 0.215, tip: unit([-0.5, 0.8, 0.2]), hue: 0.7 },
    { x: 0.36, y: 0.2, z: -0.5, r: 0.2, tip: unit([0.9, 0.25, -0.5]), hue: 0.45 },
    { x: 1.06, y: 0.2, z: -0.16, r: 0.205, tip: unit([0.2, 0.9, -0.4]), hue: 0.1 },
    { x: -0.98, y: 0.18, z: -0.36, r: 0.18, tip: unit([-0.7, 0.5, -0.5]), hue: 0.9 },
  ]
  const quince = ({ x, y, z, r, tip }: Quince, px: number, py: number, pz: number): number => {
    const [dx, dy, dz] = [px - x, py - y, pz - z]
    const reach = Math.hypot(dx, dy, dz)
    if (reach > r * 2) return reach - r * 1.3
    const neck = joined(
      reach - r,
      ball(dx - tip[0] * r * 0.86, dy - tip[1] * r * 0.86, dz - tip[2] * r * 0.86, r * 0.42),
      r * 0.5,
    )
    const along = (dx * tip[0] + dy * tip[1] + dz * tip[2]) / r
    const around = Math.atan2(dx * tip[1] - dy * tip[0], dz)
    const lobes =
      Math.sin(around * 5 + x * 9) * 0.022 * r * (1 - along * along * 0.5) +
      noise.at(dx * 6 + x * 7, dy * 6 + dz * 4) * 0.05 * r
    const calyx = Math.exp(-(((along - 1.24) * 14) ** 2)) * 0.1 * r
    return neck - lobes + calyx
  }
  const jug = (px: number, py: number, pz: number): number => {
    const [dx, dz] = [px - JUG[0], pz - JUG[2]]
    const around = Math.hypot(dx, dz)
    if (around > 0.8) return around - 0.6
    const step = clamp(py / JUG_HEIGHT, 0, 0.999) * (jugProfile.length - 1)
    const [below, part] = [Math.floor(step), step % 1]
    const t = part * part * (3 - 2 * part)
    const lip = smooth(0.86, 1, py / JUG_HEIGHT) * Math.max(0, dx / Math.max(around, 0.01)) ** 6 * 0.1
    const radius = jugProfile[below]! * (1 - t) + jugProfile[below + 1]! * t + lip
    const body = Math.max((around - radius) * 0.7, py - JUG_HEIGHT, -py)
    const hollow = Math.max(body, -Math.max((around - radius + 0.022) * 0.7, 0.7 - py))
    const [hx, hy] = [dx + 0.235, py - 0.66]
    const ring = Math.hypot(Math.hypot(hx * 1.15, hy) - 0.175, dz) - 0.026
    return Math.min(hollow, Math.max(ring, hx - 0.06))
  }
  const cloth = (px: number, pz: number): number => {
    const fold =
      noise.layered(px * 1.1 + 3, pz * 0.8 + 1, 3) * 0.05 +
      Math.abs(noise.at(px * 2.1 - pz * 0.7, pz * 0.4 + 4)) * 0.035
    return fold * smooth(-0.05, -0.62, pz) - 0.012
  }
  const solid: Solid = (x, y, z) => {
    let nearest = Math.min(y - cloth(x, z), 1.75 - z)
    nearest = Math.min(nearest, jug(x, y, z))
    for (const one of fruit) nearest = Math.min(nearest, quince(one, x, y, z))
    return nearest
  }

  const skinOf = (one: Quince, at: Vector): Vector => {
    const [dx, dy, dz] = [(at[0] - one.x) / one.r, (at[1] - one.y) / one.r, (at[2] - one.z) / one.r]
    const patch = noise.layered(dx * 1.6 + one.x * 5, dy * 1.6 + dz * 1.3 + one.z * 5, 4)
    const ripe = between([0.62, 0.4, 0.045], [0.44, 0.42, 0.07], clamp(one.hue * 0.6 + patch))
    const down = smooth(0.1, 0.5, noise.layered(dx * 3.2 + 7, dy * 3.2 + dz * 2, 5)) * 0.4
    const spots = smooth(0.36, 0.5, noise.at(dx * 11 + one.x * 9, dy * 11 + dz * 8)) * 0.5
    const tip = smooth(1.12, 1.28, dx * one.tip[0] + dy * one.tip[1] + dz * one.tip[2])
    return between(between(between(ripe, [0.4, 0.33, 0.17], down), [0.2, 0.11, 0.03], spots), [0.05, 0.035, 0.02], tip)
  }

  const light = (direction: Vector): Vector => {
    const far = solidHit(solid, from, direction, 9)
    if (far === null) return [0.01, 0.01, 0.01]
    const at = add(from, times(direction, far))
    const normal = solidNormal(solid, at)
    const open = openness(solid, at, normal, 0.35)
    const key = clamp(dot(normal, window) * 0.86 + 0.14) * lit(solid, add(at, times(normal, 0.006)), window, 3.2, 0.16)
    const one = fruit.find((candidate) => quince(candidate, ...at) < 0.004)
    const isJug = !one && jug(...at) < 0.004
    const isWall = at[2] > 1.7
    const glaze = at[1] > 0.3 + noise.at(at[0] * 4, 2) * 0.03
    const albedo: Vector = one
      ? skinOf(one, at)
      : isJug
        ? times(glaze ? [0.33, 0.37, 0.38] : [0.24, 0.15, 0.095], 1 + noise.layered(at[0] * 14, at[1] * 14, 3) * 0.22)
        : isWall
          ? times([0.1, 0.088, 0.074], 1 + noise.layered(at[0] * 1.7, at[1] * 1.7, 5) * 0.55)
          : times([0.2, 0.178, 0.15], 0.95 + noise.layered(at[0] * 60, at[2] * 60, 2) * 0.14)
    const fall = isWall ? 0.12 + 0.75 * smooth(1.6, -1.9, at[0] + at[1] * 0.6) : smooth(3.2, -1.4, at[0]) * 0.7 + 0.35
    const fill: Vector = [0.05, 0.055, 0.07]
    const warmth: Vector = [0.075, 0.055, 0.034]
    let seen = product(
      albedo,
      add(times([3.1, 2.9, 2.55], key * fall), times(add(fill, times(warmth, clamp(0.4 - normal[1]))), open * 1.5)),
    )
    if (one || isJug) {
      const shine = Math.max(0, dot(mirrored(direction, normal), window))
      seen = add(
        seen,
        times([1, 0.97, 0.9], (isJug && glaze ? shine ** 60 * 0.9 + shine ** 8 * 0.05 : shine ** 14 * 0.07) * key),
      )
    }
    return times(seen, 0.72)
  }
  return exposed(canvas, (x, y) => light(ray(x, y)), 3)
}
