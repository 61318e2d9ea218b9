import { camera, groundHit, groundNormal } from '../lib/camera.ts'
import { Noise } from '../lib/noise.ts'
import { exposed } from '../lib/pixels.ts'
import type { Scene } from '../lib/render.ts'
import { add, between, clamp, dot, mirrored, smooth, times, unit, type Vector } from '../lib/vector.ts'

/** A sea under broken cloud with the sun low behind it. */
export const openSea: Scene = (canvas) => {
  const noise = new Noise(canvas.random)
  const sun = unit([0.16, 0.085, 1])
  const from: Vector = [0, 1.7, 0]
  const exposure = 0.5
  const ray = camera(from, [0.9, 1.15, 10], 2.1)

  const sky = (direction: Vector): Vector => {
    const up = Math.max(direction[1], 0.004)
    const toSun = Math.max(0, dot(direction, sun))
    const clear = between([0.62, 0.34, 0.2], [0.05, 0.085, 0.15], smooth(-0.03, 0.34, up))
    const glow: Vector = times([1.5, 0.74, 0.3], toSun ** 14 * 0.28 + toSun ** 500 * 2.2)
    const [x, z] = [direction[0] / (up + 0.12), direction[2] / (up + 0.12)]
    const cover = noise.layered(x * 0.32 + 3, z * 0.7, 7)
    const cloud = smooth(-0.3, 0.16, cover) * smooth(0.01, 0.09, up) * 0.95
    const thick = smooth(0.0, 0.5, cover)
    const lining = smooth(0.12, -0.16, cover) * (toSun ** 8 * 0.9 + 0.05)
    const body = add(between([0.13, 0.12, 0.14], [0.03, 0.036, 0.052], thick), times([1.5, 0.68, 0.32], lining))
    return between(add(clear, glow), body, cloud)
  }

  const swell = (x: number, z: number, octaves: number): number => {
    let [sum, size, turns, angle] = [0, 0.55, 0.24, 1.5]
    for (let i = 0; i < octaves; i++) {
      const [dx, dz] = [Math.cos(angle), Math.sin(angle)]
      const phase = (x * dx + z * dz) * turns + noise.at(x * turns * 0.16 + i * 3.1, z * turns * 0.16) * 2.4 + i * 1.7
      sum += size * (2 * Math.exp(Math.sin(phase) - 1) - 0.95)
      angle += i % 2 === 0 ? 0.53 + i * 0.11 : -0.94 - i * 0.07
      size *= 0.66
      turns *= 1.62
    }
    return sum
  }
  const coarse = (x: number, z: number) => swell(x, z, 5)
  const fine = (x: number, z: number) => swell(x, z, 11) + noise.layered(x * 2.2, z * 3.4, 3) * 0.035

  return exposed(
    canvas,
    (x, y) => {
      const direction = ray(x, y)
      const far = groundHit(coarse, from, direction, 420, 1)
      if (far === null) return times(sky(direction), exposure)
      const [px, pz] = [direction[0] * far, direction[2] * far]
      const steep = groundNormal(fine, px, pz, 0.012 + far * 0.0016)
      const normal = unit(between(steep, [0, 1, 0], smooth(8, 200, far) * 0.9))
      const facing = clamp(-dot(direction, normal))
      const shine = 0.02 + 0.98 * (1 - facing) ** 5
      const bounced = mirrored(direction, normal)
      const seen = sky(unit([bounced[0], Math.abs(bounced[1]) + 0.01, bounced[2]]))
      const rise = coarse(px, pz)
      const through = clamp(rise * 0.9 + 0.15) * clamp(dot(unit([direction[0], 0, direction[2]]), sun)) ** 2
      const deep = add([0.004, 0.011, 0.017], times([0.03, 0.06, 0.055], through * smooth(60, 4, far)))
      const sparkle = Math.max(0, dot(bounced, sun)) ** 300 * 3.2
      const foam =
        smooth(0.42, 0.85, rise + noise.layered(px * 0.9, pz * 0.7, 5) * 0.6) *
        smooth(-0.12, 0.2, noise.layered(px * 3.2, pz * 6, 5)) *
        smooth(90, 12, far)
      const water = add(between(deep, seen, shine), times([1.5, 0.9, 0.45], sparkle))
      const hazed = between(water, sky([direction[0], 0.01, direction[2]]), smooth(30, 400, far) * 0.55)
      return times(between(hazed, [0.34, 0.31, 0.3], foam * 0.75), exposure)
    },
    4,
  )
}
