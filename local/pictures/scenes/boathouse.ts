import { camera } from '../lib/camera.ts'
import { Noise } from '../lib/noise.ts'
import { exposed } from '../lib/pixels.ts'
import type { Scene } from '../lib/render.ts'
import { add, between, clamp, dot, product, smooth, times, unit, type Vector } from '../lib/vector.ts'

/** The door: its left, right and upper edge, in the wall at the far end of the shed. */
const [LEFT, RIGHT, TOP, END] = [-0.62, 0.98, 2.35, 7]
const [SIDE, ROOF] = [2.7, 3.1]

type Rod = readonly [x1: number, y1: number, x2: number, y2: number, radius: number]

/** The man in the door, as rods in its plane. */
const man: readonly Rod[] = [
  [0.36, 0.05, 0.4, 0.86, 0.085],
  [0.66, 0.05, 0.52, 0.86, 0.085],
  [0.36, 0.05, 0.27, 0.03, 0.055],
  [0.66, 0.05, 0.76, 0.03, 0.055],
  [0.46, 0.9, 0.46, 1.36, 0.165],
  [0.36, 1.42, 0.58, 1.42, 0.1],
  [0.32, 1.4, 0.22, 0.98, 0.062],
  [0.22, 0.98, 0.3, 0.72, 0.052],
  [0.62, 1.4, 0.8, 1.12, 0.062],
  [0.8, 1.12, 0.96, 1.3, 0.05],
  [0.47, 1.5, 0.48, 1.62, 0.06],
  [0.48, 1.7, 0.485, 1.74, 0.112],
  [0.4, 1.79, 0.575, 1.775, 0.032],
]

const standsBefore = (x: number, y: number): boolean =>
  man.some(([x1, y1, x2, y2, radius]) => {
    const [ax, ay] = [x2 - x1, y2 - y1]
    const t = clamp(((x - x1) * ax + (y - y1) * ay) / (ax * ax + ay * ay))
    return Math.hypot(x - x1 - ax * t, y - y1 - ay * t) < radius
  })

/** A man at the door of a dark shed, and all the light there is comes past him. */
export const boathouse: Scene = (canvas) => {
  const noise = new Noise(canvas.random)
  const { random } = canvas
  const from: Vector = [-0.5, 1.35, -0.6]
  const ray = camera(from, [0, 1.16, 10], 2.75)

  const outside = (direction: Vector): Vector => {
    const up = direction[1] + 0.02
    const mist: Vector = [2.3, 2.35, 2.25]
    const sea = between(
      [1.5, 1.62, 1.62],
      [0.62, 0.7, 0.7],
      smooth(0, -0.14, up + noise.layered(direction[0] * 8, up * 60, 3) * 0.008),
    )
    const cape = smooth(
      0.006,
      0,
      up - 0.03 * smooth(0.02, 0.16, direction[0]) - noise.layered(direction[0] * 22, 1, 4) * 0.008,
    )
    return between(
      up > 0 ? between(mist, [1.35, 1.42, 1.4], cape * smooth(0.02, 0.05, direction[0])) : sea,
      mist,
      smooth(0.02, -0.004, Math.abs(up)) * 0.6,
    )
  }
  /** Daylight at a point, from a handful of places in the door that the man leaves free. */
  const daylight = (at: Vector, normal: Vector): number => {
    let sum = 0
    for (let i = 0; i < 5; i++) {
      for (let j = 0; j < 5; j++) {
        const source: Vector = [LEFT + ((RIGHT - LEFT) * (i + random.next())) / 5, (TOP * (j + random.next())) / 5, END]
        const way: Vector = [source[0] - at[0], source[1] - at[1], source[2] - at[2]]
        const distance = Math.hypot(...way)
        const facing = dot(normal, way) / distance
        if (facing <= 0) continue
        const crossing = (END - 0.25 - at[2]) / way[2]
        if (crossing > 0 && crossing < 1 && standsBefore(at[0] + way[0] * crossing, at[1] + way[1] * crossing)) continue
        sum += (facing * (way[2] / distance)) / (distance * distance + 0.15)
      }
    }
    return (sum / 25) * (RIGHT - LEFT) * TOP
  }
  const planks = (along: number, across: number, size: number): number => {
    const plank = Math.floor(across / size)
    const gap = smooth(
      0.03,
      0.075,
      Math.abs(across / size - plank - 0.5) < 0.5 ? Math.min(across / size - plank, plank + 1 - across / size) : 0,
    )
    const tone = 0.72 + 0.4 * noise.at(plank * 7.3, 0.5)
    return gap * tone * (1 + noise.layered(along * 0.9 + plank * 3, across * 22, 4) * 0.7)
  }

  /** Oars against the left wall, a coil of rope and floats on the right one, all nearly black. */
  const gear = (direction: Vector): boolean => {
    const at = (z: number): readonly [number, number] => {
      const t = (z - from[2]) / direction[2]
      return [from[0] + direction[0] * t, from[1] + direction[1] * t]
    }
    const oar = (z: number, foot: number, head: number): boolean => {
      const [x, y] = at(z)
      if (y < 0 || y > 2.7) return false
      const middle = foot + ((head - foot) * y) / 2.7
      return Math.abs(x - middle) < 0.022 + 0.075 * smooth(1.95, 2.2, y) * smooth(2.7, 2.6, y)
    }
    const float = ([z, cx, cy, r]: readonly [number, number, number, number]): boolean => {
      const [x, y] = at(z)
      return Math.hypot(x - cx, y - cy) < r || (Math.abs(x - cx) < 0.008 && y > cy && y < ROOF)
    }
    const floats = [
      [5.2, 1.62, 1.95, 0.16],
      [5, 1.9, 1.62, 0.19],
      [5.4, 1.42, 1.5, 0.13],
      [4.8, 2.12, 2.14, 0.17],
    ] as const
    const trestle = ((): boolean => {
      const [x, y] = at(4.6)
      const hull = Math.hypot((x + 1.75) / 1.05, (y - 0.98) / 0.36) < 1 && y < 0.92 + 0.07 * (x + 1.75) ** 2
      const legs = y < 0.62 && (Math.abs(x + 2.2 + y * 0.16) < 0.04 || Math.abs(x + 1.3 - y * 0.16) < 0.04)
      return hull || legs
    })()
    return oar(6.4, -1.32, -1.18) || oar(6.2, -1.6, -1.36) || floats.some(float) || trestle
  }

  return exposed(
    canvas,
    (x, y) => {
      const direction = ray(x, y)
      const reach = {
        floor: direction[1] < 0 ? -from[1] / direction[1] : Infinity,
        roof: direction[1] > 0 ? (ROOF - from[1]) / direction[1] : Infinity,
        side: ((direction[0] > 0 ? SIDE : -SIDE) - from[0]) / direction[0],
        end: (END - from[2]) / direction[2],
      }
      const far = Math.min(reach.floor, reach.roof, reach.side, reach.end)
      const at = add(from, times(direction, far))
      const inDoor = (px: number, py: number) => px > LEFT && px < RIGHT && py < TOP && py > 0
      // The air of the shed is full of dust and holds some of the light around the door.
      const glow = Math.exp(-Math.hypot((at[0] - 0.18) * 0.8, (at[1] - 1.1) * 0.62) * 1.5)
      const dust = times([0.1, 0.104, 0.1], glow * (0.8 + 0.5 * noise.layered(x * 2, y * 2, 3)))
      if (gear(direction)) return add([0.005, 0.005, 0.006], times(dust, 0.5))
      if (far === reach.end) {
        const [mx, my] = [
          from[0] + direction[0] * ((END - 0.25 - from[2]) / direction[2]),
          from[1] + direction[1] * ((END - 0.25 - from[2]) / direction[2]),
        ]
        if (inDoor(at[0], at[1]))
          return standsBefore(mx, my) ? add([0.008, 0.008, 0.009], times(dust, 1.5)) : outside(direction)
        const chinks =
          smooth(0.016, 0.004, Math.abs((at[0] * 5.5) % 1)) * smooth(0.1, 0.5, noise.at(at[0] * 3, at[1] * 1.4))
        return add(
          times([0.026, 0.025, 0.023], planks(at[1], at[0], 0.18)),
          add(dust, times([1, 1, 0.95], chinks * 0.35)),
        )
      }
      if (far === reach.floor) {
        const wet = smooth(-0.12, 0.28, noise.layered(at[0] * 1.4 + 2, at[2] * 0.9, 4))
        const boards = planks(at[2], at[0] + 9, 0.34)
        const diffuse = times([0.2, 0.185, 0.165], boards * daylight(at, [0, 1, 0]) * 5)
        const ripple = noise.layered(at[0] * 9, at[2] * 4, 3) * 0.05
        const back = (END - at[2]) / direction[2]
        const [rx, ry] = [at[0] + direction[0] * back + ripple, -direction[1] * back + ripple]
        const mirror =
          inDoor(rx, ry) && !standsBefore(rx, ry)
            ? outside([direction[0], -direction[1], direction[2]])
            : ([0.01, 0.01, 0.01] as Vector)
        const shine = 0.03 + 0.75 * (1 + direction[1]) ** 7
        return add(add(diffuse, times(mirror, shine * (0.12 + wet * 0.75))), times(dust, 0.6))
      }
      const normal: Vector = far === reach.roof ? [0, -1, 0] : [direction[0] > 0 ? -1 : 1, 0, 0]
      const tone = far === reach.roof ? planks(at[2], at[0] + 9, 0.3) : planks(at[2], at[1], 0.2)
      const beam = far === reach.roof ? 0.35 + 0.65 * smooth(0.08, 0.12, Math.abs((at[2] % 1.4) - 0.7)) : 1
      return add(
        product([0.17, 0.155, 0.135], times([1, 1, 0.98], tone * beam * daylight(at, unit(normal)) * 4.4)),
        times(dust, 0.7),
      )
    },
    3,
  )
}
