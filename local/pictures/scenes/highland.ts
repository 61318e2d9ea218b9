import { camera, groundHit, groundNormal, sunlit } from '../lib/camera.ts'
import { Noise } from '../lib/noise.ts'
import { exposed } from '../lib/pixels.ts'
import type { Scene } from '../lib/render.ts'
import { add, between, clamp, dot, product, smooth, times, unit, type Vector } from '../lib/vector.ts'

/** Wooded ridges at first light, with fog lying in the valleys. */
export const valleyFog: Scene = (canvas) => {
  const noise = new Noise(canvas.random)
  const sun = unit([0.8, 0.17, 0.4])
  const from: Vector = [0, 4.6, 0]
  const ray = camera(from, [0, 2.3, 10], 3)

  const land = (octaves: number) => (x: number, z: number) =>
    noise.ridged(x * 0.1 + 4.2, z * 0.15 + 1.7, 2) * 2.9 +
    noise.layered(x * 0.5, z * 0.5, octaves) * 0.42 -
    0.6 +
    noise.at(x * 0.06, z * 0.06) * 0.7
  const coarse = land(5)
  const wooded = (x: number, z: number) => coarse(x, z) + Math.abs(noise.layered(x * 8, z * 8, 3)) * 0.11
  const fogTop = (x: number, z: number) => 0.92 + noise.layered(x * 0.22, z * 0.16, 4) * 0.6

  const sky = (direction: Vector): Vector => {
    const toSun = Math.max(0, dot(direction, sun))
    const low = between([0.34, 0.27, 0.29], [0.95, 0.5, 0.26], toSun ** 2.5)
    return add(
      between(low, [0.12, 0.16, 0.25], smooth(-0.04, 0.2, direction[1])),
      times([1.4, 0.8, 0.36], toSun ** 16 * 0.5),
    )
  }

  return exposed(
    canvas,
    (x, y) => {
      const direction = ray(x, y)
      const far = groundHit(coarse, from, direction, 70, 0.5) ?? 70
      const toSun = Math.max(0, dot(direction, sun))
      let light = sky(direction)
      if (far < 70) {
        const at = add(from, times(direction, far))
        const normal = groundNormal(wooded, at[0], at[2], 0.006 + far * 0.0012)
        const direct = clamp(dot(normal, sun)) * sunlit(coarse, [at[0], at[1] + 0.02, at[2]], sun, 6)
        const cover = between(
          [0.03, 0.042, 0.024],
          [0.085, 0.07, 0.035],
          smooth(-0.2, 0.4, noise.layered(at[0] * 1.3, at[2] * 1.3, 3)),
        )
        const lit = add(times([4.6, 2.5, 1.1], direct), times([0.22, 0.28, 0.42], 0.5 + 0.5 * normal[1]))
        light = product(cover, lit)
      }
      // Fog in the valleys, gathered along the ray; its top catches the sun.
      let [fog, thickness] = [[0, 0, 0] as Vector, 0]
      const steps = 70
      for (let i = 0; i < steps && thickness < 0.99; i++) {
        const t = far * ((i + 0.5) / steps) ** 1.5
        const slab = far * (((i + 1) / steps) ** 1.5 - (i / steps) ** 1.5)
        const [px, py, pz] = [from[0] + direction[0] * t, from[1] + direction[1] * t, from[2] + direction[2] * t]
        const depth = fogTop(px, pz) - py
        if (depth < -0.25) continue
        const part = (1 - Math.exp(-smooth(-0.25, 0.6, depth) * slab * 0.85)) * (1 - thickness)
        const caught =
          smooth(0.75, -0.15, depth) *
          (0.45 +
            0.55 *
              smooth(
                -0.3,
                0.3,
                fogTop(px + sun[0] * 0.5, pz + sun[2] * 0.5) - fogTop(px - sun[0] * 0.5, pz - sun[2] * 0.5),
              ))
        fog = add(fog, times(add([0.095, 0.125, 0.185], times([0.85, 0.46, 0.26], caught * (0.3 + toSun))), part))
        thickness += part
      }
      light = add(times(light, 1 - thickness), fog)
      const air = 1 - Math.exp(-far * 0.013)
      return times(between(light, sky([direction[0], 0.02, direction[2]]), air), 0.82)
    },
    2,
  )
}

/** Great dunes under a low sun; every crest parts light from shade. */
export const dunes: Scene = (canvas) => {
  const noise = new Noise(canvas.random)
  const sun = unit([-0.95, 0.3, 0.1])
  const from: Vector = [0, 4.4, 0]
  const ray = camera(from, [0, 1.9, 10], 2.3)

  const crest = (x: number, z: number): number => {
    const [wx, wz] = [x + noise.at(x * 0.16, z * 0.16 + 9) * 1.6, z + noise.at(x * 0.14 + 5, z * 0.14) * 1.6]
    const value = noise.at(wx * 0.13 + 2.3, wz * 0.21 + 0.4)
    const ridge = 1 - Math.abs(value)
    return ridge ** 1.7
  }
  const dune = (x: number, z: number) => crest(x, z) * 2.1 + noise.at(x * 0.07 + 3, z * 0.07) * 0.7
  const rippled = (x: number, z: number): number => {
    const bend = noise.layered(x * 0.8, z * 0.8, 3) * 3.4 + noise.at(x * 0.2, z * 0.2) * 6
    const ripple = Math.sin(x * 26 + z * 9 + bend * 2.2)
    return dune(x, z) + ripple * 0.005 * (0.7 + 0.3 * noise.at(x * 3, z * 3))
  }
  const sky = (direction: Vector): Vector => {
    const toSun = Math.max(0, dot(unit([direction[0], 0, direction[2]]), unit([sun[0], 0, sun[2]])))
    const low = between([0.46, 0.29, 0.2], [0.8, 0.46, 0.24], toSun)
    return between(low, [0.1, 0.15, 0.22], smooth(-0.03, 0.32, direction[1]))
  }

  return exposed(
    canvas,
    (x, y) => {
      const direction = ray(x, y)
      const far = groundHit(dune, from, direction, 60, 0.4)
      if (far === null) return times(sky(direction), 0.72)
      const at = add(from, times(direction, far))
      const detail = smooth(16, 3, far)
      const normal = unit(
        between(
          groundNormal(dune, at[0], at[2], 0.01 + far * 0.001),
          groundNormal(rippled, at[0], at[2], 0.01 + far * 0.001),
          detail,
        ),
      )
      const direct = clamp(dot(normal, sun)) * sunlit(dune, [at[0], at[1] + 0.01, at[2]], sun, 8, 26)
      const sand = times([0.5, 0.33, 0.19], 0.94 + noise.layered(at[0] * 30, at[2] * 30, 2) * 0.16 * detail)
      const ambient = times([0.12, 0.14, 0.2], 0.42 + 0.5 * normal[1])
      const light = product(sand, add(times([2.7, 1.55, 0.8], direct), ambient))
      const air = 1 - Math.exp(-far * 0.022)
      return times(between(light, sky([direction[0], 0.01, direction[2]]), air), 0.72)
    },
    2,
  )
}
