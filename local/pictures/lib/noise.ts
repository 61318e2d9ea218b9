import type { Random } from '../../lib/random.ts'

/** Gradient noise on a grid of unit cells, from about -1 to 1: the roughness of rock, cloud and water. */
export class Noise {
  readonly #order = new Uint8Array(512)
  readonly #x = new Float64Array(256)
  readonly #y = new Float64Array(256)

  constructor(random: Random) {
    const order = Array.from({ length: 256 }, (_, i) => i)
    for (let i = 255; i > 0; i--) {
      const j = random.integer(0, i)
      ;[order[i], order[j]] = [order[j]!, order[i]!]
    }
    for (let i = 0; i < 512; i++) this.#order[i] = order[i & 255]!
    for (let i = 0; i < 256; i++) {
      const turn = random.between(0, 2 * Math.PI)
      this.#x[i] = Math.cos(turn) * 1.5
      this.#y[i] = Math.sin(turn) * 1.5
    }
  }

  at(x: number, y: number): number {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - left, y - top]
    const [column, row] = [left & 255, top & 255]
    const first = this.#order[column]!
    const second = this.#order[column + 1]!
    const a = this.#slope(first + row, fx, fy)
    const b = this.#slope(second + row, fx - 1, fy)
    const c = this.#slope(first + row + 1, fx, fy - 1)
    const d = this.#slope(second + row + 1, fx - 1, fy - 1)
    const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    const upper = a + (b - a) * sx
    return upper + (c + (d - c) * sx - upper) * sy
  }

  #slope(cell: number, x: number, y: number): number {
    const corner = this.#order[cell & 511]!
    return this.#x[corner]! * x + this.#y[corner]! * y
  }

  /** Noise over noise, each twice as fine and half as strong as the one before; about -1 to 1. */
  layered(x: number, y: number, octaves: number): number {
    let [sum, size] = [0, 0.5]
    for (let i = 0; i < octaves; i++) {
      sum += this.at(x, y) * size
      // Turned a little each time, so that the grids do not show.
      ;[x, y, size] = [1.6 * x - 1.2 * y + 7.3, 1.2 * x + 1.6 * y + 3.1, size / 2]
    }
    return sum
  }

  /** The same with sharp crests, 0 to about 1: where the noise changes its sign, it is folded. */
  ridged(x: number, y: number, octaves: number): number {
    let [sum, size, above] = [0, 0.5, 1]
    for (let i = 0; i < octaves; i++) {
      const crest = (1 - Math.abs(this.at(x, y))) ** 2
      sum += crest * size * above
      above = crest
      ;[x, y, size] = [1.6 * x - 1.2 * y + 7.3, 1.2 * x + 1.6 * y + 3.1, size / 2]
    }
    return sum
  }
}
