import { Random } from '../../lib/random.ts'

export type Attributes = Record<string, string | number | undefined>
export type Stop = readonly [offset: number, color: string, opacity?: number]

const attributeText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`)
    .join('')

export const tag = (name: string, attributes: Attributes, content = ''): string =>
  `<${name}${attributeText(attributes)}>${content}</${name}>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => tag('rect', { x, y, width, height, fill, ...more })

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  tag('circle', { cx, cy, r, fill, ...more })

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  tag('ellipse', { cx, cy, rx, ry, fill, ...more })

export const path = (d: string, fill: string, more: Attributes = {}): string => tag('path', { d, fill, ...more })

export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  tag('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more })

export const group = (content: string, attributes: Attributes): string => tag('g', attributes, content)

export const at = (x: number, y: number, content: string, rotate = 0, scale = 1): string =>
  group(content, { transform: `translate(${x} ${y}) rotate(${rotate}) scale(${scale})` })

export const polygon = (points: readonly (readonly [number, number])[], fill: string, more: Attributes = {}): string =>
  tag('polygon', { points: points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '), fill, ...more })

/** A closed curve through points, rounded at each of them (Catmull-Rom). */
export const blob = (points: readonly (readonly [number, number])[]): string => {
  const point = (i: number): readonly [number, number] => points[(i + points.length) % points.length] ?? [0, 0]
  const start = point(0)
  const curves = points.map((_, i) => {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...c1, ...c2, ...to].map((value) => value.toFixed(1)).join(' ')}`
  })
  return `M${start.join(' ')}${curves.join('')}Z`
}

/** One picture while it is drawn: its size, its seeded randomness, and the definitions that its shapes refer to. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly random: Random
  #definitions: string[] = []
  #insets = 0
  #prefix: string

  constructor(width: number, height: number, seed: number, prefix = '') {
    this.#prefix = prefix
    this.width = width
    this.height = height
    this.random = new Random(seed)
  }

  #define(name: string, attributes: Attributes, content: string): string {
    const id = `${this.#prefix}d${this.#definitions.length}`
    this.#definitions.push(tag(name, { id, ...attributes }, content))
    return `url(#${id})`
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(([offset, color, opacity = 1]) => tag('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }))
      .join('')
  }

  linear(from: readonly [number, number], to: readonly [number, number], ...stops: Stop[]): string {
    const attributes = { gradientUnits: 'userSpaceOnUse', x1: from[0], y1: from[1], x2: to[0], y2: to[1] }
    return this.#define('linearGradient', attributes, this.#stops(stops))
  }

  radial(cx: number, cy: number, r: number, ...stops: Stop[]): string {
    return this.#define('radialGradient', { gradientUnits: 'userSpaceOnUse', cx, cy, r }, this.#stops(stops))
  }

  blurred(content: string, deviation: number, more: Attributes = {}): string {
    const area = { x: '-50%', y: '-50%', width: '200%', height: '200%' }
    const filter = this.#define('filter', area, tag('feGaussianBlur', { stdDeviation: deviation }))
    return group(content, { filter, ...more })
  }

  clipped(shape: string, content: string): string {
    return group(content, { 'clip-path': this.#define('clipPath', {}, shape) })
  }

  /** Turns the transparency of `content` into the density of coarse grain in one colour: shading as in a screen print. */
  grained(content: string, color: string, scale = 0.9, more: Attributes = {}): string {
    const steps = [
      tag('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: scale,
        numOctaves: 2,
        seed: this.random.integer(1, 999),
        result: 'n',
      }),
      tag('feColorMatrix', {
        in: 'n',
        type: 'matrix',
        values: '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 2.2 -0.6',
        result: 'a',
      }),
      tag('feComposite', { in: 'SourceAlpha', in2: 'a', operator: 'arithmetic', k2: 5, k3: 5, k4: -5, result: 'g' }),
      tag('feFlood', { 'flood-color': color }),
      tag('feComposite', { in2: 'g', operator: 'in' }),
    ]
    const area = { x: 0, y: 0, width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' }
    return group(content, { filter: this.#define('filter', area, steps.join('')), ...more })
  }

  background(fill: string): string {
    return rect(0, 0, this.width, this.height, fill)
  }

  /** Another scene as a picture within this one. */
  inset(
    scene: (canvas: Canvas) => string,
    [x, y, width, height]: readonly [number, number, number, number],
    seed: number,
  ): string {
    const inner = new Canvas(width, height, seed, `${this.#prefix}i${this.#insets++}`)
    return inner.document(scene(inner), { x, y })
  }

  /** The whole picture, once everything on it has been drawn. */
  document(content: string, position: { x?: number; y?: number } = {}): string {
    const { width, height } = this
    const frame = { xmlns: 'http://www.w3.org/2000/svg', ...position, width, height, viewBox: `0 0 ${width} ${height}` }
    return tag('svg', frame, tag('defs', {}, this.#definitions.join('')) + content)
  }
}
