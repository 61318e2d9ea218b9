import { type Canvas, circle, group, line, path, rect } from '../lib/canvas.ts'
import { mix } from '../lib/color.ts'
import { text, textWidth } from '../lib/letters.ts'
import { shadow } from '../lib/light.ts'
import type { Scene } from '../lib/render.ts'

/** The colours of a program's window and of the desk that it floats over. */
export interface Theme {
  desk: readonly [string, string]
  window: string
  panel: string
  line: string
  text: string
  quiet: string
  accent: string
  good: string
  warn: string
  bad: string
}

export const night: Theme = {
  desk: ['#1f3a5f', '#0d1524'],
  window: '#0f1722',
  panel: '#172231',
  line: '#263548',
  text: '#e6edf5',
  quiet: '#7f92a8',
  accent: '#5cc8ff',
  good: '#5fd39a',
  warn: '#f4b860',
  bad: '#f2726a',
}
export const dusk: Theme = {
  desk: ['#5b3a78', '#1a1230'],
  window: '#17122a',
  panel: '#211a3a',
  line: '#352b58',
  text: '#efeaff',
  quiet: '#9389b8',
  accent: '#b79bff',
  good: '#6fd6b4',
  warn: '#ffc36b',
  bad: '#ff7d8c',
}
export const paper: Theme = {
  desk: ['#e9d9bd', '#c9ab86'],
  window: '#fbf8f1',
  panel: '#f1ebdf',
  line: '#dcd2c0',
  text: '#26303a',
  quiet: '#857d70',
  accent: '#c8502b',
  good: '#3b8c66',
  warn: '#d1912a',
  bad: '#b93a3a',
}
export const forest: Theme = {
  desk: ['#2f6a5b', '#0c211f'],
  window: '#0e1b1a',
  panel: '#152725',
  line: '#243b38',
  text: '#e4f2ec',
  quiet: '#7d9a92',
  accent: '#7fe0a6',
  good: '#7fe0a6',
  warn: '#f0c05a',
  bad: '#ee7f6a',
}

type Words = (
  x: number,
  y: number,
  content: string,
  color?: string,
  size?: number,
  align?: 'start' | 'middle' | 'end',
) => string

const words =
  (theme: Theme): Words =>
  (x, y, content, color = theme.text, size = 13, align = 'start') =>
    text(x, y, content, { size, color, weight: 0.13, align })

const code = (x: number, y: number, content: string, color: string, size = 12): string =>
  text(x, y, content, { size, color, weight: 0.13, mono: 0.86 })

const codeWidth = (content: string, size = 12): number => textWidth(content, { size, color: '', mono: 0.86 })

/** A window with a title bar over a lit desk; `content` draws in its inner area of the given size. */
const programWindow = (
  canvas: Canvas,
  theme: Theme,
  title: string,
  content: (say: Words, width: number, height: number) => string,
): string => {
  const { width: w, height: h } = canvas
  const [x, y, ww, wh] = [70, 62, w - 140, h - 62]
  const bar = 46
  const dots = [theme.bad, theme.warn, theme.good]
    .map((color, i) => circle(x + 28 + i * 22, y + bar / 2, 6, color))
    .join('')
  return [
    canvas.background(canvas.linear([0, 0], [w, h], [0, theme.desk[0]], [1, theme.desk[1]])),
    circle(
      w * 0.82,
      h * 0.1,
      h * 0.5,
      canvas.radial(w * 0.82, h * 0.1, h * 0.5, [0, mix(theme.desk[0], '#ffffff', 0.35), 0.7], [1, theme.desk[0], 0]),
    ),
    shadow(canvas, rect(x, y, ww, wh + 60, '#05070c', { rx: 14 }), 0, 24, 26, 0.55),
    rect(x, y, ww, wh + 40, theme.window, { rx: 14 }),
    path(
      `M${x} ${y + bar}V${y + 14}A14 14 0 0 1 ${x + 14} ${y}H${x + ww - 14}A14 14 0 0 1 ${x + ww} ${y + 14}V${y + bar}Z`,
      theme.panel,
    ),
    rect(x, y + bar, ww, 1, theme.line),
    dots,
    words(theme)(x + ww / 2, y + bar / 2 - 6, title, theme.quiet, 12, 'middle'),
    group(content(words(theme), ww, wh - bar), { transform: `translate(${x} ${y + bar})` }),
  ].join('')
}

const area = (points: readonly (readonly [number, number])[], foot: number): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}L${points.at(-1)?.[0] ?? 0} ${foot}L${points[0]?.[0] ?? 0} ${foot}Z`

const walk = (
  canvas: Canvas,
  count: number,
  width: number,
  low: number,
  high: number,
): (readonly [number, number])[] => {
  let level = (low + high) / 2
  return Array.from({ length: count }, (_, i) => {
    const pull = ((low + high) / 2 - level) * 0.18
    level = Math.min(high, Math.max(low, level + pull + canvas.random.between(-0.17, 0.17) * (high - low)))
    return [(i / (count - 1)) * width, level] as const
  })
}

/** Log lines with their levels, a histogram over time and a side bar of filters. */
export const logViewer =
  (theme: Theme, title: string, services: readonly string[], messages: readonly string[]): Scene =>
  (canvas) =>
    programWindow(canvas, theme, title, (say, w, h) => {
      const { random } = canvas
      const side = 208
      const levels = [
        ['info', theme.accent],
        ['warn', theme.warn],
        ['error', theme.bad],
        ['debug', theme.quiet],
      ] as const
      const filters = services.map(
        (name, i) =>
          rect(22, 74 + i * 34, 14, 14, i % 3 === 1 ? 'none' : theme.accent, {
            rx: 3,
            stroke: theme.line,
            'stroke-width': 1.5,
          }) + say(46, 75 + i * 34, name, i % 3 === 1 ? theme.quiet : theme.text),
      )
      const bars = Array.from({ length: 72 }, (_, i) => {
        const burst = Math.exp(-(((i - 47) / 5) ** 2)) * 52
        const total = 10 + random.between(0, 16) + burst
        const failed = burst > 12 ? total * 0.42 : random.chance(0.1) ? 5 : 0
        const x = side + 24 + i * ((w - side - 48) / 72)
        return (
          rect(x, 112 - total, 7, total - failed, mix(theme.accent, theme.window, 0.45), { rx: 1.5 }) +
          rect(x, 112 - failed, 7, failed, theme.bad, { rx: 1.5 })
        )
      })
      const rows = Array.from({ length: 18 }, (_, i) => {
        const y = 172 + i * 28
        const [level, color] =
          i === 5 || i === 6 ? levels[2] : random.pick([levels[0], levels[0], levels[0], levels[1], levels[3]])
        const chosen =
          i === 5
            ? rect(side + 12, y - 9, w - side - 24, 28, mix(theme.bad, theme.window, 0.84), { rx: 5 }) +
              rect(side + 12, y - 9, 3, 28, theme.bad)
            : ''
        const seconds = (12.04 + i * 0.37).toFixed(2).padStart(5, '0')
        return (
          chosen +
          code(side + 28, y, `14:02:${seconds}`, theme.quiet, 11) +
          code(side + 158, y, level, color, 11) +
          code(side + 226, y, random.pick(services), theme.text, 11) +
          code(
            side + 330,
            y,
            messages[i % messages.length] ?? '',
            i === 5 ? theme.text : mix(theme.text, theme.window, 0.25),
            11,
          ) +
          rect(w - 156, y + 2, 120, 7, theme.panel, { rx: 3.5 }) +
          rect(
            w - 156,
            y + 2,
            i === 5 ? 120 : random.between(10, 74),
            7,
            i === 5 ? theme.bad : mix(theme.accent, theme.window, 0.4),
            { rx: 3.5 },
          )
        )
      })
      return [
        rect(0, 0, side, h + 30, theme.panel, { opacity: 0.6 }),
        rect(side, 0, 1, h + 30, theme.line),
        say(22, 32, 'Services', theme.quiet, 12),
        ...filters,
        ...bars,
        rect(side + 24, 113, w - side - 48, 1, theme.line),
        say(side + 24, 122, '13:45', theme.quiet, 10),
        say(w - 24, 122, '14:05', theme.quiet, 10, 'end'),
        rect(side + 1, 148, w - side - 1, 1, theme.line),
        ...rows,
      ].join('')
    })

/** Figures, a latency chart and the health of every segment. */
export const clusterDashboard =
  (
    theme: Theme,
    title: string,
    figures: readonly (readonly [label: string, value: string])[],
    chart: readonly [title: string, upper: string, lower: string],
  ): Scene =>
  (canvas) =>
    programWindow(canvas, theme, title, (say, w, h) => {
      const { random } = canvas
      const gap = 18
      const cell = (w - gap * 5) / 4
      const cards = figures.map(([label, value], i) => {
        const x = gap + i * (cell + gap)
        const trend = walk(canvas, 14, cell * 0.26, 12, 36)
        const d = `M${trend.map(([px, py]) => `${(x + cell * 0.67 + px).toFixed(1)} ${(54 + py).toFixed(1)}`).join('L')}`
        return (
          rect(x, gap, cell, 96, theme.panel, { rx: 9, stroke: theme.line }) +
          say(x + 18, gap + 18, label, theme.quiet, 12) +
          text(x + 18, gap + 48, value, { size: 23, color: theme.text, weight: 0.13 }) +
          line(d, i === 3 ? theme.warn : theme.good, 2.5, { 'stroke-linejoin': 'round' })
        )
      })
      const [cx, cy, cw, ch] = [gap, 132, w * 0.62, h - 132]
      const p99 = walk(canvas, 46, cw - 40, ch * 0.2, ch * 0.62).map(([x, y]) => [cx + 20 + x, cy + y] as const)
      const p50 = p99.map(([x, y], i) => [x, Math.min(cy + ch * 0.86, y + ch * (0.2 + 0.04 * Math.sin(i)))] as const)
      const lines = Array.from({ length: 5 }, (_, i) =>
        rect(cx + 20, cy + 70 + i * ((ch - 90) / 5), cw - 40, 1, theme.line),
      )
      const stroke = (points: typeof p99): string =>
        `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
      const fade = (color: string): string => canvas.linear([0, cy], [0, cy + ch], [0, color, 0.4], [1, color, 0])
      const nx = cx + cw + gap
      const size = (w - nx - gap - 40 - 7 * 8) / 8
      const nodes = Array.from({ length: 64 }, (_, i) => {
        const color =
          i === 27 || i === 28
            ? theme.bad
            : random.chance(0.1)
              ? theme.warn
              : mix(theme.good, theme.panel, random.between(0, 0.55))
        return rect(nx + 20 + (i % 8) * (size + 8), cy + 62 + Math.floor(i / 8) * (size + 8), size, size, color, {
          rx: 5,
        })
      })
      const listTop = cy + 62 + 8 * (size + 8) + 22
      const shards = ['log-3', 'log-1', 'log-5', 'log-2', 'log-4'].map((name, i) => {
        const y = listTop + i * 34
        const track = w - gap - nx - 150
        return (
          say(nx + 20, y, name, theme.quiet, 12) +
          rect(nx + 110, y + 2, track, 9, theme.line, { rx: 4.5 }) +
          rect(nx + 110, y + 2, track * (0.92 - i * 0.13), 9, i === 0 ? theme.warn : theme.accent, { rx: 4.5 })
        )
      })
      return [
        ...cards,
        rect(cx, cy, cw, ch + 40, theme.panel, { rx: 9, stroke: theme.line }),
        say(cx + 20, cy + 22, chart[0], theme.text, 14),
        say(cx + cw - 20, cy + 23, chart[2], theme.accent, 12, 'end'),
        say(cx + cw - 86, cy + 23, chart[1], theme.warn, 12, 'end'),
        ...lines,
        path(area(p99, cy + ch + 30), fade(theme.warn)),
        path(area(p50, cy + ch + 30), fade(theme.accent)),
        line(stroke(p99), theme.warn, 2.5, { 'stroke-linejoin': 'round' }),
        line(stroke(p50), theme.accent, 2.5, { 'stroke-linejoin': 'round' }),
        rect(nx, cy, w - nx - gap, ch + 40, theme.panel, { rx: 9, stroke: theme.line }),
        say(nx + 20, cy + 22, 'Segments', theme.text, 14),
        say(w - gap - 20, cy + 23, '62 of 64', theme.quiet, 12, 'end'),
        ...nodes,
        ...shards,
      ].join('')
    })

export interface TerminalLine {
  parts: readonly (readonly [content: string, tone: 'text' | 'quiet' | 'accent' | 'good' | 'warn' | 'bad'])[]
  /** A bar of progress after the text, from 0 to 1. */
  progress?: number
}

/** A session of a command line. */
export const terminal =
  (theme: Theme, title: string, lines: readonly TerminalLine[]): Scene =>
  (canvas) =>
    programWindow(canvas, theme, title, (_say, w) => {
      const size = 15
      const rows = lines.map(({ parts, progress }, i) => {
        const y = 38 + i * 36
        let x = 36
        const drawn = parts.map(([content, tone]) => {
          const piece = code(x, y, content, theme[tone], size)
          x += codeWidth(content, size)
          return piece
        })
        if (progress === undefined) return drawn.join('')
        const track = w - x - 130
        return [
          ...drawn,
          rect(x + 14, y + 1, track, 13, theme.line, { rx: 3 }),
          rect(x + 14, y + 1, track * progress, 13, progress === 1 ? theme.good : theme.accent, { rx: 3 }),
          code(w - 100, y, `${Math.round(progress * 100)}%`, theme.quiet, size),
        ].join('')
      })
      const last = 38 + lines.length * 36
      return [...rows, code(36, last, '→', theme.good, size), rect(66, last - 3, 11, 21, theme.accent)].join('')
    })

/** A coast with depth lines, tracks between stations, and a panel about the chosen one. */
export const mapTool =
  (theme: Theme, title: string, place: string, facts: readonly (readonly [string, string])[]): Scene =>
  (canvas) =>
    programWindow(canvas, theme, title, (say, w, h) => {
      const { random } = canvas
      const sea = mix(theme.window, theme.accent, 0.1)
      const coast = (inset: number): string =>
        `M${-60 + inset * 0.3} ${-60}C${120 - inset} 60 ${60 - inset} 150 ${180 - inset} ${220 - inset * 0.2}S${330 - inset} 330 ${300 - inset} ${430 - inset * 0.1}S${420 - inset} 560 ${380 - inset} 760H-200V-100Z`
      const island = (cx: number, cy: number, r: number): string =>
        `M${cx - r} ${cy}C${cx - r} ${cy - r * 0.9} ${cx - r * 0.1} ${cy - r * 1.1} ${cx + r * 0.5} ${cy - r * 0.7}S${cx + r * 1.2} ${cy + r * 0.4} ${cx + r * 0.5} ${cy + r * 0.8}S${cx - r} ${cy + r * 0.8} ${cx - r} ${cy}Z`
      const depths = [-150, -110, -74, -40].map(
        (inset, i) =>
          path(coast(inset), mix(sea, theme.window, 0.2 + i * 0.16)) +
          line(coast(inset), mix(theme.accent, sea, 0.72), 1),
      )
      const shallow = [34, 22, 10].map(
        (more) =>
          path(island(610, 250, 74 + more), 'none', { stroke: mix(theme.accent, sea, 0.68), 'stroke-width': 1 }) +
          path(island(540, 510, 52 + more), 'none', { stroke: mix(theme.accent, sea, 0.68), 'stroke-width': 1 }),
      )
      const land = mix(theme.panel, theme.good, 0.28)
      const stations = [
        [300, 150],
        [452, 118],
        [470, 340],
        [706, 190],
        [660, 420],
        [394, 470],
        [724, 566],
      ] as const
      const routes = [
        [0, 1],
        [1, 3],
        [1, 2],
        [2, 4],
        [2, 5],
        [3, 4],
        [4, 6],
      ] as const
      const tracks = routes.map(([from, to], i) => {
        const [a, b] = [stations[from], stations[to]]
        const bend = random.between(-50, 50)
        return line(
          `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2 + bend} ${(a[1] + b[1]) / 2 + bend} ${b[0]} ${b[1]}`,
          i === 3 ? theme.accent : theme.warn,
          i === 3 ? 4 : 2.5,
          { 'stroke-dasharray': i === 3 ? undefined : '8 6' },
        )
      })
      const marks = stations.map(
        ([x, y], i) =>
          (i === 4 ? circle(x, y, 24, theme.accent, { opacity: 0.25 }) : '') +
          circle(x, y, 9, theme.window, { stroke: i === 4 ? theme.accent : theme.text, 'stroke-width': 4 }),
      )
      const px = w - 296
      const tide = Array.from(
        { length: 60 },
        (_, i) => [px + 24 + i * 3.8, 330 + Math.sin(i * 0.22) * 42 + Math.sin(i * 0.11) * 14] as const,
      )
      const details = facts.map(
        ([label, value], i) =>
          say(px + 24, 116 + i * 40, label, theme.quiet, 12) +
          say(px + 248, 116 + i * 40, value, theme.text, 13, 'end') +
          rect(px + 24, 140 + i * 40, 224, 1, theme.line),
      )
      const map = [
        rect(0, 0, w, h + 40, sea),
        ...depths,
        path(coast(0), land),
        line(coast(0), mix(theme.text, land, 0.5), 2),
        ...shallow,
        path(island(610, 250, 74), land, { stroke: mix(theme.text, land, 0.5), 'stroke-width': 2 }),
        path(island(540, 510, 52), land, { stroke: mix(theme.text, land, 0.5), 'stroke-width': 2 }),
        ...tracks,
        ...marks,
      ].join('')
      return [
        canvas.clipped(rect(0, 0, w, h, '#000'), map),
        rect(px, 24, 272, h, theme.panel, { rx: 10, stroke: theme.line }),
        text(px + 24, 50, place, { size: 21, color: theme.text, weight: 0.14 }),
        circle(px + 240, 60, 6, theme.good),
        ...details,
        say(px + 24, 258, 'Today', theme.quiet, 12),
        path(area(tide, 400), theme.accent, { opacity: 0.2 }),
        line(`M${tide.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`, theme.accent, 3),
        line(`M${px + 150} 270V400`, theme.bad, 2),
        rect(px + 24, 430, 224, 40, theme.accent, { rx: 7 }),
        say(px + 136, 444, 'Export track', theme.window, 13, 'middle'),
        ...[0, 1, 2].map((i) => rect(px + 24, 496 + i * 30, 224 - i * 46, 8, theme.line, { rx: 4 })),
      ].join('')
    })

/** A flame graph of samples over calls, with one hot path picked out. */
export const flameGraph =
  (theme: Theme, title: string, hotPath: readonly string[]): Scene =>
  (canvas) =>
    programWindow(canvas, theme, title, (say, w, h) => {
      const { random } = canvas
      const row = 31
      const [left, foot] = [28, h - 64]
      const frames: string[] = []
      const spread = (x: number, width: number, depth: number, hot: boolean): void => {
        if (width < 16 || depth > (hot ? hotPath.length - 1 : 13)) return
        const y = foot - depth * row
        const name = hot ? (hotPath[depth] ?? '') : ''
        const fill = hot
          ? mix(theme.bad, theme.warn, depth / hotPath.length)
          : mix(theme.accent, theme.window, 0.45 + random.between(0, 0.3))
        const label = name && codeWidth(name, 12) < width - 20 ? code(x + 10, y + 9, name, theme.window, 12) : ''
        frames.push(rect(x + 1, y + 1, width - 2, row - 2, fill, { rx: 4 }) + label)
        const parts = hot
          ? [random.between(0.08, 0.16), random.between(0.66, 0.74), random.between(0.06, 0.14)]
          : random.chance(0.5)
            ? [0.94]
            : [random.between(0.3, 0.5), random.between(0.2, 0.42)]
        let next = x
        parts.forEach((part, i) => {
          spread(next, width * part, depth + 1, hot && i === 1)
          next += width * part
        })
      }
      const track = w - left * 2
      spread(left, track, 0, true)
      const days = Array.from({ length: 60 }, (_, i) => {
        const high = 8 + random.between(0, 16) + (i > 37 && i < 46 ? 18 : 0)
        return rect(
          left + i * (track / 60),
          92 - high,
          track / 60 - 4,
          high,
          i > 37 && i < 46 ? theme.warn : mix(theme.accent, theme.window, 0.55),
          { rx: 2 },
        )
      })
      return [
        say(left, 24, 'CPU samples', theme.text, 15),
        say(w - left, 26, '30 days', theme.quiet, 12, 'end'),
        ...days,
        rect(left + 37.6 * (track / 60), 44, 8.4 * (track / 60), 54, 'none', {
          stroke: theme.warn,
          rx: 5,
          'stroke-width': 2,
        }),
        rect(0, 116, w, 1, theme.line),
        ...frames,
      ].join('')
    })

/** States as nodes and transitions as arrows, beside the counterexample that is being replayed. */
export const stateDiagram =
  (
    theme: Theme,
    title: string,
    states: readonly [string, string, string, string, string],
    steps: readonly string[],
  ): Scene =>
  (canvas) =>
    programWindow(canvas, theme, title, (say, w, h) => {
      const places = [
        [118, 178],
        [380, 118],
        [640, 236],
        [430, 392],
        [160, 468],
      ] as const
      const [nodeWidth, nodeHeight] = [154, 62]
      const dots = Array.from({ length: 23 * 20 }, (_, i) =>
        circle(20 + (i % 23) * 34, 22 + Math.floor(i / 23) * 34, 1.4, theme.line),
      )
      const arrow = (
        d: string,
        tip: readonly [number, number, number],
        label: readonly [number, number, string],
        color: string,
      ): string =>
        line(d, color, 2.5) +
        path('M0 0L-12 -6.5L-12 6.5Z', color, { transform: `translate(${tip[0]} ${tip[1]}) rotate(${tip[2]})` }) +
        rect(
          label[0] - textWidth(label[2], { size: 12, color, weight: 0.13 }) / 2 - 8,
          label[1] - 6,
          textWidth(label[2], { size: 12, color, weight: 0.13 }) + 16,
          24,
          theme.window,
          { rx: 4 },
        ) +
        say(label[0], label[1], label[2], color === theme.line ? theme.quiet : color, 12, 'middle')
      const arrows = [
        arrow('M196 160C240 118 262 116 300 118', [304, 118, 0], [250, 108, 'acquire'], theme.quiet),
        arrow('M458 118C560 116 610 150 632 202', [634, 206, 72], [574, 138, 'grant'], theme.quiet),
        arrow('M640 268C632 330 580 376 510 390', [508, 390, 166], [606, 338, 'expire'], theme.warn),
        arrow('M352 398C300 420 268 440 240 458', [238, 459, 152], [298, 420, 'fence'], theme.quiet),
        arrow('M140 436C100 380 94 280 112 212', [113, 210, -78], [98, 320, 'retry'], theme.quiet),
        arrow('M562 222C480 214 420 190 394 154', [392, 151, -122], [474, 210, 'renew'], theme.good),
      ]
      const nodes = states.map((name, i) => {
        const [x, y] = places[i] ?? [0, 0]
        const chosen = i === 2
        return (
          (chosen
            ? rect(x - nodeWidth / 2 - 7, y - nodeHeight / 2 - 7, nodeWidth + 14, nodeHeight + 14, theme.accent, {
                rx: 18,
                opacity: 0.25,
              })
            : '') +
          rect(x - nodeWidth / 2, y - nodeHeight / 2, nodeWidth, nodeHeight, chosen ? theme.accent : theme.panel, {
            rx: 12,
            stroke: chosen ? theme.accent : theme.quiet,
            'stroke-width': 1.5,
          }) +
          text(x, y - 8, name, { size: 16, color: chosen ? theme.window : theme.text, weight: 0.14, align: 'middle' })
        )
      })
      const px = w - 276
      const trace = steps.map((step, i) => {
        const y = 82 + i * 46
        const color = i === steps.length - 1 ? theme.bad : theme.text
        return (
          circle(px + 28, y + 6, 6, i === steps.length - 1 ? theme.bad : theme.accent) +
          (i > 0 ? line(`M${px + 28} ${y - 34}V${y - 4}`, theme.line, 2) : '') +
          code(px + 50, y, step, color, 12)
        )
      })
      return [
        canvas.clipped(rect(0, 0, px, h, '#000'), dots.join('')),
        ...arrows,
        ...nodes,
        rect(px, 0, w - px, h + 40, theme.panel),
        rect(px, 0, 1, h + 40, theme.line),
        text(px + 24, 34, 'Trace 7 of 11', { size: 15, color: theme.text, weight: 0.14 }),
        ...trace,
      ].join('')
    })

/** The messages of a channel on a line of time, each beside the graph its writer was looking at. */
export const incidentTimeline =
  (theme: Theme, title: string, messages: readonly (readonly [time: string, name: string, content: string])[]): Scene =>
  (canvas) =>
    programWindow(canvas, theme, title, (say, w, h) => {
      const rowHeight = 96
      const rows = messages.map(([time, name, content], i) => {
        const y = 80 + i * rowHeight
        const tone = [theme.warn, theme.bad, theme.bad, theme.accent, theme.good, theme.good][i] ?? theme.accent
        const gx = w - 350
        const graph = walk(canvas, 34, 290, 14, 56).map(
          ([x, level], n) =>
            [gx + x, y - 6 + (i < 3 && n > 21 - i * 4 ? Math.max(6, level - 34 + i * 4) : level + 6)] as const,
        )
        return [
          say(30, y + 10, time, theme.quiet, 13),
          circle(118, y + 16, 9, theme.window, { stroke: tone, 'stroke-width': 4 }),
          circle(164, y + 16, 19, mix(tone, theme.panel, 0.62)),
          say(164, y + 9, name.slice(0, 1), theme.text, 14, 'middle'),
          say(198, y - 2, name, theme.text, 13),
          say(198, y + 24, content, mix(theme.text, theme.quiet, 0.45), 13),
          rect(gx - 14, y - 16, 318, 78, theme.panel, { rx: 8, stroke: theme.line }),
          path(area(graph, y + 60), tone, { opacity: 0.16 }),
          line(`M${graph.map(([x, level]) => `${x.toFixed(1)} ${level.toFixed(1)}`).join('L')}`, tone, 2.5, {
            'stroke-linejoin': 'round',
          }),
        ].join('')
      })
      return [
        text(30, 24, 'INC-2291', { size: 18, color: theme.text, weight: 0.15 }),
        rect(150, 21, 92, 26, mix(theme.good, theme.window, 0.75), { rx: 13 }),
        say(196, 28, 'resolved', theme.good, 12, 'middle'),
        say(w - 46, 28, '47 min', theme.quiet, 13, 'end'),
        line(`M118 96V${h + 40}`, theme.line, 3),
        ...rows,
      ].join('')
    })
