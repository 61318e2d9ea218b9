export type Vector = readonly [number, number, number]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
export const product = (a: Vector, b: Vector): Vector => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Vector): Vector => times(a, 1 / Math.hypot(a[0], a[1], a[2]))
export const between = (a: Vector, b: Vector, amount: number): Vector => add(times(a, 1 - amount), times(b, amount))
export const mirrored = (ray: Vector, normal: Vector): Vector => minus(ray, times(normal, 2 * dot(ray, normal)))

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))

/** 0 below `from`, 1 above `to`, a soft step between; falls where `from` is the greater one. */
export const smooth = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}
