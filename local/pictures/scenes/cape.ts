import { camera, groundHit, groundNormal } from '../lib/camera.ts'
import { Noise } from '../lib/noise.ts'
import { exposed } from '../lib/pixels.ts'
import { Random } from '../../lib/random.ts'
import type { Canvas } from '../lib/canvas.ts'
import type { Scene } from '../lib/render.ts'
import { add, between, clamp, dot, mirrored, product, smooth, times, unit, type Vector } from '../lib/vector.ts'

interface Hour {
  /** Without what the open film blurs on the water. */
  sky: (direction: Vector) => Vector
  stars?: (direction: Vector) => Vector
  /** Where the light comes from, and its colour; the rest is the sky's own. */
  light: Vector
  color: Vector
  ambient: Vector
  zoom: number
  target: Vector
  /** The lighthouse's lamp: its place on the cape, and how far its glow reaches. */
  lamp: Vector
  glow: number
}

/** Headland behind headland, and a sea smoothed by a long exposure. */
const cape = (
  canvas: Canvas,
  noise: Noise,
  { sky, stars, light, color, ambient, zoom, target, lamp, glow }: Hour,
): string => {
  const from: Vector = [0, 1.15, 0]
  const ray = camera(from, target, zoom)
  const land =
    (octaves: number) =>
    (x: number, z: number): number => {
      const edge =
        2.1 -
        0.05 * z +
        Math.sin(z * 0.52 + 0.6) * 1.9 +
        noise.layered(x * 0.4, z * 0.4, 3) * 1.1 +
        (z < 5 ? (5 - z) * 0.9 : 0)
      const cliff = smooth(-0.35, 0.9, x - edge)
      const rough = noise.ridged(x * 0.7, z * 0.7, octaves) - 0.45
      const skerries = smooth(0.52, 0.86, noise.ridged(x * 0.42 + 8, z * 0.5 + 3, 3)) * smooth(2.6, 0.2, edge - x) * 0.5
      const reef =
        smooth(0.05, 0.55, noise.layered(x * 0.8 + 2, z * 1.1 + 5, 3)) *
        smooth(5.4, 3.2, z + Math.abs(x + 1.2) * 0.5) *
        0.62
      return cliff * (0.55 + 0.16 * (x - edge)) + Math.max(skerries, reef) + rough * (0.13 + 0.3 * cliff) - 0.2
    }
  const coarse = land(3)
  const fine = land(7)
  const sea = (x: number, z: number) => noise.layered(x * 0.5, z * 1.6, 3) * 0.012

  const rocks = (at: Vector, far: number): Vector => {
    const normal = groundNormal(fine, at[0], at[2], 0.004 + far * 0.0014)
    const wet = smooth(0.16, 0.02, at[1])
    const stone = between(
      [0.085, 0.078, 0.074],
      [0.16, 0.14, 0.12],
      smooth(-0.3, 0.3, noise.layered(at[0] * 2, at[2] * 2, 4)),
    )
    const grass = smooth(0.62, 0.85, normal[1]) * smooth(0.35, 0.55, at[1])
    const albedo = times(between(stone, [0.06, 0.065, 0.035], grass), 1 - wet * 0.55)
    const direct = clamp(dot(normal, light) * 0.8 + 0.2)
    return product(albedo, add(times(color, direct ** 1.5), times(ambient, 0.45 + 0.55 * normal[1])))
  }

  const picture = (x: number, y: number): Vector => {
    const direction = ray(x, y)
    const level = direction[1] < 0 ? -from[1] / direction[1] : Infinity
    const far = groundHit(coarse, from, direction, Math.min(level, 46), 0.4)
    const air = (t: number, seen: Vector) =>
      between(seen, sky([direction[0], 0.015, direction[2]]), 1 - Math.exp(-t * 0.026))
    if (far !== null) {
      const at = add(from, times(direction, far))
      const spray = smooth(0.22, -0.02, at[1] + noise.layered(at[0] * 1.5, at[2] * 1.5, 3) * 0.16)
      return air(far, between(rocks(at, far), times(sky([0, 0.3, 1]), 0.85), spray * 0.75))
    }
    if (level === Infinity) return stars ? add(sky(direction), stars(direction)) : sky(direction)
    const [px, pz] = [direction[0] * level, direction[2] * level]
    const normal = groundNormal(sea, px, pz, 0.05 + level * 0.004)
    const bounced = mirrored(direction, unit(between(normal, [0, 1, 0], smooth(2, 30, level))))
    const shine = 0.03 + 0.97 * (1 - clamp(-dot(direction, normal))) ** 4
    const water = between(
      [0.012, 0.02, 0.03],
      sky(unit([bounced[0], Math.abs(bounced[1]) + 0.02, bounced[2]])),
      clamp(shine + 0.18),
    )
    // Surf that broke for a minute is mist on the film: thick on the rocks, in streaks behind them.
    const shallow = smooth(-0.3, -0.02, coarse(px, pz) + noise.layered(px * 0.9, pz * 1.4, 4) * 0.13)
    const streaks = smooth(0.1, 0.42, noise.layered(px * 0.5 + 4, pz * 2.2, 5)) * smooth(14, 3, level) * 0.3
    return air(level, between(water, times(add(sky([0, 0.35, 1]), ambient), 0.5), clamp(shallow * 0.85 + streaks)))
  }

  const aim = unit(add(lamp, times(from, -1)))
  return exposed(
    canvas,
    (x, y) => {
      const direction = ray(x, y)
      const near = Math.acos(clamp(dot(direction, aim), -1, 1))
      const seen = picture(x, y)
      const [across, above] = [
        Math.atan2(direction[0], direction[2]) - Math.atan2(aim[0], aim[2]),
        Math.asin(direction[1]) - Math.asin(aim[1]),
      ]
      const halo = Math.exp(-((near / glow) ** 0.8) * 3.6)
      const beam =
        Math.exp(-((Math.abs(above - across * 0.06) / (0.0035 + Math.abs(across) * 0.03)) ** 2)) *
        Math.exp(-Math.abs(across) * 5) *
        0.16
      const lit = add(seen, times([1.5, 1.05, 0.5], halo + beam))
      // The tower stands under its lamp, before the glow.
      const lantern = above > -0.004 && above < 0.004 && Math.abs(across) < 0.0026
      const gallery = above > -0.0065 && above <= -0.004 && Math.abs(across) < 0.0046
      const tower = above > -0.058 && above <= -0.0065 && Math.abs(across) < 0.0026 - above * 0.028
      if (lantern) return [2.4, 1.9, 1.1]
      return gallery || tower ? add(times(lit, 0.16), times(ambient, 0.1)) : lit
    },
    2,
  )
}

/** The cape after sunset, the lamp just lit. */
export const capeAtDusk: Scene = (canvas) => {
  const noise = new Noise(canvas.random)
  const light = unit([-0.75, 0.14, 0.62])
  const sky = (direction: Vector): Vector => {
    const up = Math.max(0, direction[1])
    const toward = clamp(dot(unit([direction[0], 0, direction[2]]), unit([light[0], 0, light[2]]))) ** 3
    const band = between([0.2, 0.15, 0.2], [1.2, 0.48, 0.16], toward)
    const clear = between(
      between(band, [0.13, 0.16, 0.26], smooth(0, 0.16, up)),
      [0.022, 0.045, 0.1],
      smooth(0.06, 0.46, up),
    )
    const [x, z] = [direction[0] / (up + 0.16), direction[2] / (up + 0.16)]
    const cover = noise.layered(x * 0.4 + 1.4, z * 1.1 + 2, 6)
    const cloud = smooth(-0.1, 0.34, cover) * smooth(0.02, 0.12, up) * 0.8
    const under = between(
      [0.045, 0.055, 0.09],
      [0.62, 0.2, 0.13],
      toward * smooth(0.4, 0.02, up) * smooth(0.35, -0.05, cover),
    )
    return between(clear, under, cloud)
  }
  return cape(canvas, noise, {
    sky,
    light,
    color: [0.85, 0.4, 0.2],
    ambient: [0.16, 0.2, 0.32],
    zoom: 1.75,
    target: [-0.5, 1.3, 10],
    lamp: [2.3, 1.5, 12],
    glow: 0.12,
  })
}

/** The same cape at night, the film open for an hour: the stars turn about their pole. */
export const capeUnderStars: Scene = (canvas) => {
  const noise = new Noise(canvas.random)
  const pole = unit([-0.28, 0.36, 1])
  const rings = Array.from({ length: 900 }, (_, i) => {
    const random = new Random(i * 977 + 13)
    return Array.from({ length: 1 + Math.floor(i / 130) }, () => ({
      from: random.between(-Math.PI, Math.PI),
      bright: random.next() ** 9 * 1.5 + random.next() ** 4 * 0.13,
      warm: random.next(),
    }))
  })
  const side = unit([pole[2], 0, -pole[0]])
  const over = unit([-pole[0] * pole[1], pole[0] ** 2 + pole[2] ** 2, -pole[2] * pole[1]])
  const stars = (direction: Vector): Vector => {
    const distance = Math.acos(clamp(dot(direction, pole), -1, 1)) / 0.0019
    const turn = Math.atan2(dot(direction, over), dot(direction, side))
    const middle = Math.floor(distance)
    const profile = Math.exp(-(((distance - middle - 0.5) / 0.32) ** 2))
    let sum: Vector = [0, 0, 0]
    for (const star of rings[middle] ?? []) {
      const along = (turn - star.from + 4 * Math.PI) % (2 * Math.PI)
      if (along < 0.52)
        sum = add(sum, times(between([0.6, 0.75, 1.1], [1.15, 0.85, 0.6], star.warm), star.bright * profile))
    }
    return times(sum, smooth(0.005, 0.16, direction[1]))
  }
  const sky = (direction: Vector): Vector => {
    const up = Math.max(0, direction[1])
    const low = between([0.1, 0.085, 0.08], [0.02, 0.035, 0.065], smooth(0, 0.2, up))
    return between(low, [0.006, 0.014, 0.034], smooth(0.1, 0.6, up))
  }
  return cape(canvas, noise, {
    sky,
    stars,
    light: unit([-0.6, 0.5, -0.3]),
    color: [0.1, 0.13, 0.2],
    ambient: [0.03, 0.042, 0.075],
    zoom: 1.5,
    target: [0, 2.2, 10],
    lamp: [2.3, 1.5, 12],
    glow: 0.16,
  })
}
