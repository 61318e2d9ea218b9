import { camera } from '../lib/camera.ts'
import { Noise } from '../lib/noise.ts'
import { exposed } from '../lib/pixels.ts'
import type { Scene } from '../lib/render.ts'
import { ball, joined, lit, openness, rod, type Solid, solidHit, solidNormal } from '../lib/solids.ts'
import { add, between, clamp, dot, mirrored, product, smooth, times, unit, type Vector } from '../lib/vector.ts'

/** Someone in a yellow oilskin, seen from behind, who watches the sea. */
export const oilskin: Scene = (canvas) => {
  const noise = new Noise(canvas.random)
  const from: Vector = [0.1, 1.42, -3.1]
  const ray = camera(from, [0.1, 1.24, 0], 4.3)
  const sun = unit([-0.72, 0.5, 0.2])

  const folds = (x: number, y: number, z: number): number => {
    const around = Math.atan2(x, -z)
    const hang = Math.sin(around * 7 + noise.at(y * 1.6, around * 1.2) * 3.4 + y * 2) * 0.017 * smooth(1.2, 0.8, y)
    const creases = Math.abs(noise.layered(x * 2.2 + y * 1.5 + 3, y * 3.6 - Math.abs(x) * 4 + z * 2, 3)) * 0.032
    const hood =
      Math.sin(y * 34 + noise.at(x * 5, z * 5) * 3 + Math.abs(x) * 16) *
      0.0035 *
      smooth(1.26, 1.36, y) *
      smooth(1.62, 1.45, y)
    return hang - creases + hood
  }
  const solid: Solid = (x, y, z) => {
    const [tx, tz] = [x * 0.96 + z * 0.28, z * 0.96 - x * 0.28]
    const crown = ball(tx, y - 1.5, tz - 0.02, 0.25, 0.285, 0.285)
    const peak = ball(tx, y - 1.58, tz - 0.2, 0.165, 0.18, 0.18)
    const nape = ball(x, y - 1.25, z + 0.015, 0.225, 0.15, 0.2)
    const hood = joined(joined(crown, peak, 0.12), nape, 0.11)
    const back = ball(x, y - 0.5, z, 0.5, 0.78, 0.3)
    const left = rod([x, y, z], [-0.34, 1.06, 0.02], [-0.54, 0.2, 0.1], 0.15)
    const right = rod([x, y, z], [0.34, 1.05, 0.02], [0.53, 0.2, 0.14], 0.15)
    const coat = joined(joined(joined(back, left, 0.13), right, 0.13), ball(x, y - 1.08, z, 0.4, 0.15, 0.19), 0.12)
    const body = joined(hood, coat, 0.075)
    return body > 0.12 ? body - 0.05 : body - folds(x, y, z)
  }

  const sky = (direction: Vector): Vector => {
    const up = direction[1]
    const cloud = noise.layered(direction[0] * 2.2, up * 5 + 2, 3) * 0.1
    const toward = smooth(0.3, -0.9, direction[0])
    return add(
      between([0.46, 0.5, 0.52], [0.25, 0.3, 0.36], smooth(0, 0.5, up + cloud)),
      times([0.34, 0.26, 0.17], toward),
    )
  }
  const behind = (direction: Vector): Vector => {
    const up = direction[1] + 0.012
    if (up > 0) return between([0.44, 0.48, 0.5], sky(direction), smooth(0, 0.03, up))
    const wave = noise.layered(direction[0] * 3.2, up * 34, 3)
    const sea = between([0.2, 0.25, 0.27], [0.055, 0.085, 0.098], smooth(0, -0.2, up))
    const surf = smooth(0.05, 0.32, noise.layered(direction[0] * 2.1 + 5, up * 17 + 2, 3)) * smooth(-0.01, -0.09, up)
    return between(add(sea, times([0.05, 0.055, 0.055], wave)), [0.56, 0.58, 0.57], surf * 0.6)
  }

  return exposed(
    canvas,
    (x, y) => {
      const direction = ray(x, y)
      const far = solidHit(solid, from, direction, 5)
      if (far === null) return times(behind(direction), 0.72)
      const at = add(from, times(direction, far))
      const smoothNormal = solidNormal(solid, at, 0.003)
      const grain: Vector = [noise.at(at[0] * 90, at[1] * 90) * 0.05, noise.at(at[0] * 90 + 9, at[1] * 90) * 0.05, 0]
      const normal = unit(add(smoothNormal, grain))
      const open = openness(solid, at, smoothNormal, 0.16)
      const key =
        clamp(dot(normal, sun) * 0.8 + 0.2) *
        (0.35 + 0.65 * lit(solid, add(at, times(smoothNormal, 0.01)), sun, 1.5, 0.3))
      const seam = smooth(0.006, 0.002, Math.abs(at[0] + 0.02 * Math.sin(at[1] * 9))) * smooth(1.2, 1.1, at[1])
      const worn = noise.layered(at[0] * 5, at[1] * 5, 4)
      const yellow = between(
        between([0.86, 0.47, 0.025], [0.6, 0.3, 0.02], clamp(0.4 + worn)),
        [0.3, 0.15, 0.02],
        seam * 0.7,
      )
      const ambient = times(
        sky(unit([normal[0], Math.abs(normal[1]), normal[2]])),
        0.3 + 0.5 * smooth(-0.6, 0.8, normal[1]),
      )
      const seen = product(yellow, add(times([1.3, 1.2, 1.05], key), times(ambient, open)))
      const bounced = mirrored(direction, normal)
      const facing = 1 - clamp(-dot(direction, normal))
      const sheen = times(sky(bounced), (0.03 + 0.55 * facing ** 4) * open)
      const glint = Math.max(0, dot(bounced, sun)) ** 38 * 0.7
      const drops =
        smooth(0.62, 0.74, noise.at(at[0] * 64, at[1] * 64 + at[2] * 40)) * smooth(-0.2, 0.5, normal[1] + 0.3)
      return times(add(add(seen, sheen), times([1, 0.97, 0.9], glint + drops * 0.14 * (0.3 + key))), 0.6)
    },
    3,
  )
}
