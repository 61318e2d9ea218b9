import { type Canvas, circle, line, path, rect } from '../lib/canvas.ts'
import { darker, lighter, mix } from '../lib/color.ts'
import { vignette } from '../lib/light.ts'
import type { Scene } from '../lib/render.ts'

export interface Weather {
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string]
  sun: { x: number; y: number; r: number; color: string }
  /** The farthest and the nearest ridge. */
  far: string
  near: string
  ridges: number
  /** Where the land begins, of the height. */
  horizon: number
  jagged: number
  water?: boolean
  trees?: boolean
  stars?: boolean
}

type Ridge = readonly (readonly [number, number])[]

const ridgeLine = ({ random, width }: Canvas, base: number, reach: number, jagged: number): Ridge => {
  const waves = Array.from({ length: 7 }, (_, i) => ({
    turns: 0.6 + i * (0.7 + jagged),
    phase: random.between(0, 7),
    size: reach / (i + 1) ** (1.35 - jagged * 0.4),
  }))
  return Array.from({ length: 121 }, (_, i) => {
    const t = i / 120
    const lift = waves.reduce((sum, { turns, phase, size }) => {
      const wave = Math.sin(t * turns * 6.28 + phase)
      return sum + size * (jagged > 0.5 ? 1 - 2 * Math.abs(wave) : wave)
    }, 0)
    return [t * width, base - lift * 0.55 - (jagged > 0.5 ? 0 : random.between(0, reach * 0.012))] as const
  })
}

const closed = (ridge: Ridge, foot: number, width: number): string =>
  `M0 ${foot}L${ridge.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}L${width} ${foot}Z`

const fir = (x: number, foot: number, high: number, color: string): string => {
  const tiers = [0, 1, 2, 3].map((i) => {
    const [top, half] = [foot - high + i * high * 0.2, high * (0.09 + i * 0.055)]
    return `M${x} ${top}L${x + half} ${top + high * 0.36}H${x - half}Z`
  })
  return path(tiers.join(''), color) + rect(x - high * 0.02, foot - high * 0.1, high * 0.04, high * 0.12, color)
}

/** Ridge behind ridge, each paler the farther it lies, under one light. */
export const landscape =
  (weather: Weather): Scene =>
  (canvas) => {
    const { width: w, height: h, random } = canvas
    const { sky, sun, far, near, ridges, horizon, jagged, water, trees, stars } = weather
    const [sx, sy, sr] = [sun.x * w, sun.y * h, sun.r * Math.min(w, h)]
    const shore = water ? h * 0.8 : h
    const layers = Array.from({ length: ridges }, (_, i) => {
      const depth = ridges === 1 ? 1 : i / (ridges - 1)
      const base = h * horizon + depth * (shore - h * horizon) * 0.86
      const color = mix(far, near, depth ** 1.15)
      const ridge = ridgeLine(canvas, base, h * (0.09 + 0.05 * (1 - depth)), jagged)
      const shape = closed(ridge, shore + 2, w)
      const lit = canvas.linear(
        [0, base - h * 0.12],
        [0, base + h * 0.22],
        [0, color],
        [1, mix(color, sky[2], 0.5 * (1 - depth * 0.7))],
      )
      const shade = canvas.linear([sx, base], [sx < w / 2 ? w : 0, base + h * 0.1], [0.1, '#000', 0], [1, '#000', 0.5])
      const planted =
        trees && depth > 0.55
          ? Array.from({ length: Math.round(26 * depth) }, () => {
              const [x, y] = ridge[random.integer(2, 118)] ?? [0, 0]
              return fir(x, y + h * 0.012, h * (0.03 + 0.075 * depth * random.between(0.6, 1.1)), darker(color, 0.14))
            }).join('')
          : ''
      return (
        path(shape, lit) + canvas.grained(path(shape, shade), darker(color, 0.4), 0.85, { opacity: 0.55 }) + planted
      )
    })
    const sparks = stars
      ? Array.from({ length: 90 }, () =>
          circle(random.between(0, w), random.between(0, h * horizon), random.between(0.6, 2), '#fff8e4', {
            opacity: random.between(0.25, 0.9),
          }),
        )
      : []
    const glitter = water
      ? Array.from({ length: 34 }, (_, i) => {
          const y = shore + 6 + (i / 34) ** 1.3 * (h - shore)
          const half = (14 + (y - shore) * 0.5) * random.between(0.3, 1)
          const x = sx + random.between(-1, 1) * (8 + (y - shore) * 0.28)
          return rect(x - half, y, half * 2, 2.5, sun.color, { rx: 1.2, opacity: random.between(0.3, 0.8) })
        })
      : []
    const lake = water
      ? rect(
          0,
          shore,
          w,
          h - shore,
          canvas.linear([0, shore], [0, h], [0, mix(sky[2], near, 0.35)], [1, mix(sky[0], near, 0.6)]),
        )
      : ''
    const bird = (x: number, y: number, size: number): string =>
      line(
        `M${x - size} ${y - size * 0.3}Q${x - size * 0.4} ${y - size * 0.6} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.6} ${x + size} ${y - size * 0.3}`,
        darker(near, 0.2),
        2.2,
      )
    return [
      canvas.background(canvas.linear([0, 0], [0, h * (horizon + 0.12)], [0, sky[0]], [0.55, sky[1]], [1, sky[2]])),
      ...sparks,
      circle(
        sx,
        sy,
        sr * 5,
        canvas.radial(sx, sy, sr * 5, [0, sun.color, 0.75], [0.35, sun.color, 0.22], [1, sun.color, 0]),
      ),
      circle(sx, sy, sr, lighter(sun.color, 0.2)),
      ...layers,
      lake,
      ...glitter,
      stars ? '' : bird(w * 0.34, h * 0.2, 13) + bird(w * 0.38, h * 0.225, 9) + bird(w * 0.31, h * 0.235, 8),
      vignette(canvas, 0.24),
    ].join('')
  }

/** A street of houses at night, some still awake. */
export const nightTown =
  (sky: readonly [string, string], houses: readonly string[], lamp: string): Scene =>
  (canvas) => {
    const { width: w, height: h, random } = canvas
    const row = (foot: number, high: number, distance: number): string => {
      const drawn: string[] = []
      let x = -40
      while (x < w) {
        const [hw, hh] = [random.between(70, 130), high * random.between(0.7, 1.15)]
        const color = mix(random.pick(houses), sky[1], distance)
        const gable = random.chance(0.55)
        const top = foot - hh
        drawn.push(
          path(
            gable
              ? `M${x} ${h}V${top}L${x + hw / 2} ${top - hw * 0.5}L${x + hw} ${top}V${h}Z`
              : `M${x} ${h}V${top}H${x + hw}V${h}Z`,
            color,
          ),
          path(`M${x + hw * 0.62} ${h}V${top + (gable ? -hw * 0.24 : 0)}L${x + hw} ${top}V${h}Z`, darker(color, 0.22), {
            opacity: 0.7,
          }),
        )
        if (random.chance(0.5)) drawn.push(rect(x + hw * 0.72, top - hw * 0.42, 12, hw * 0.4, darker(color, 0.2)))
        const columns = Math.floor(hw / 32)
        for (let n = 0; n < columns * Math.floor(hh / 48); n++) {
          const wx = x + (hw - columns * 30) / 2 + (n % columns) * 30 + 6
          const wy = top + 22 + Math.floor(n / columns) * 46
          const awake = random.chance(0.34)
          drawn.push(rect(wx, wy, 16, 24, awake ? mix(lamp, color, distance * 0.6) : darker(color, 0.35), { rx: 1.5 }))
        }
        x += hw + random.between(-2, 6)
      }
      return drawn.join('')
    }
    const [mx, my] = [w * 0.76, h * 0.22]
    const stars = Array.from({ length: 80 }, () =>
      circle(random.between(0, w), random.between(0, h * 0.55), random.between(0.7, 2), '#fff6dd', {
        opacity: random.between(0.3, 0.9),
      }),
    )
    const haze = rect(0, h * 0.4, w, h * 0.6, canvas.linear([0, h * 0.4], [0, h], [0, lamp, 0], [1, lamp, 0.3]), {
      style: 'mix-blend-mode:soft-light',
    })
    return [
      canvas.background(canvas.linear([0, 0], [0, h], [0, sky[0]], [1, sky[1]])),
      ...stars,
      circle(mx, my, h * 0.34, canvas.radial(mx, my, h * 0.34, [0, '#fff3cf', 0.5], [1, '#fff3cf', 0])),
      circle(mx, my, h * 0.085, '#fdf1cf'),
      circle(mx - h * 0.02, my - h * 0.012, h * 0.018, '#e9d7a8'),
      circle(mx + h * 0.03, my + h * 0.026, h * 0.012, '#e9d7a8'),
      row(h * 0.8, h * 0.32, 0.62),
      row(h * 0.92, h * 0.34, 0.34),
      row(h * 1.02, h * 0.33, 0.05),
      haze,
      vignette(canvas, 0.36),
    ].join('')
  }

/** Great leaves in the dark, and a few flowers among them. */
export const nightGarden =
  (ground: string, leaves: readonly string[], flower: string, heart: string): Scene =>
  (canvas) => {
    const { width: w, height: h, random } = canvas
    const leaf = (x: number, y: number, size: number, turn: number, color: string): string => {
      const ribs = Array.from({ length: 6 }, (_, i) => {
        const y1 = -size * (0.14 + i * 0.13)
        const reach = size * 0.2 * Math.sin(((i + 1.4) / 7.4) * Math.PI)
        return `M0 ${y1}L${reach} ${y1 - size * 0.09}M0 ${y1}L${-reach} ${y1 - size * 0.09}`
      })
      const half = path(
        `M0 0C${size * 0.34} ${-size * 0.24} ${size * 0.3} ${-size * 0.76} 0 ${-size}Z`,
        darker(color, 0.2),
      )
      const whole = path(
        `M0 0C${size * 0.34} ${-size * 0.24} ${size * 0.3} ${-size * 0.76} 0 ${-size}C${-size * 0.3} ${-size * 0.76} ${-size * 0.34} ${-size * 0.24} 0 0Z`,
        color,
      )
      const veins = line(`M0 0V${-size * 0.94}${ribs.join('')}`, lighter(color, 0.22), Math.max(1.5, size * 0.008))
      return `<g transform="translate(${x} ${y}) rotate(${turn})">${whole}${half}${veins}</g>`
    }
    const bloom = (x: number, y: number, size: number): string => {
      const petals = Array.from({ length: 7 }, (_, i) =>
        path(
          `M0 0C${size * 0.4} ${-size * 0.3} ${size * 0.34} ${-size} 0 ${-size}C${-size * 0.34} ${-size} ${-size * 0.4} ${-size * 0.3} 0 0Z`,
          i % 2 === 0 ? flower : darker(flower, 0.12),
          { transform: `rotate(${i * 51.4})` },
        ),
      )
      return `<g transform="translate(${x} ${y})">${petals.join('')}${circle(0, 0, size * 0.24, heart)}${circle(-size * 0.05, -size * 0.05, size * 0.12, lighter(heart, 0.4))}</g>`
    }
    const back = Array.from({ length: 15 }, (_, i) =>
      leaf(
        (i / 14) * w,
        h * random.between(0.85, 1.08),
        h * random.between(0.6, 0.85),
        random.between(-34, 34),
        mix(random.pick(leaves), ground, 0.6),
      ),
    )
    const front = Array.from({ length: 12 }, (_, i) =>
      leaf(
        (i / 11) * w,
        h * random.between(0.98, 1.1),
        h * random.between(0.34, 0.6),
        random.between(-46, 46),
        random.pick(leaves),
      ),
    )
    return [
      canvas.background(canvas.linear([0, 0], [0, h], [0, darker(ground, 0.25)], [1, lighter(ground, 0.08)])),
      circle(w * 0.66, h * 0.24, w * 0.15, lighter(ground, 0.84)),
      circle(
        w * 0.66,
        h * 0.24,
        w * 0.5,
        canvas.radial(w * 0.66, h * 0.24, w * 0.5, [0.25, '#fff6da', 0.26], [1, '#fff6da', 0]),
      ),
      ...back,
      bloom(w * 0.26, h * 0.42, w * 0.085),
      bloom(w * 0.82, h * 0.56, w * 0.07),
      ...front,
      bloom(w * 0.5, h * 0.66, w * 0.12),
      bloom(w * 0.14, h * 0.78, w * 0.075),
      canvas.grained(
        rect(0, 0, w, h, canvas.linear([w * 0.6, 0], [0, h], [0.3, '#000', 0], [1, '#000', 0.5])),
        darker(ground, 0.6),
        0.85,
        { opacity: 0.4 },
      ),
      vignette(canvas, 0.34),
    ].join('')
  }
