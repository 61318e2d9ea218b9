import { at, type Canvas, circle, ellipse, group, line, path, polygon, rect } from '../lib/canvas.ts'
import { darker, lighter, mix } from '../lib/color.ts'
import { text } from '../lib/letters.ts'
import { floor, shadow, vignette, wall, windowLight } from '../lib/light.ts'
import type { Scene } from '../lib/render.ts'
import { type Artwork, type Palette, sheet } from './artwork.ts'

/** A poster on a wall in the light of a window. */
export const wallPoster =
  (artwork: Artwork, palette: Palette, wallColor: string): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const pw = w * 0.64
    const ph = Math.min(h * 0.82, pw * 1.41)
    const place = [(w - ph / 1.41) / 2, (h - ph) / 2 - h * 0.01, ph / 1.41, ph] as const
    const [x, y] = place
    const clip = (cx: number): string => rect(cx, y - 14, 22, 30, '#1d1c1f', { rx: 2 })
    return [
      wall(canvas, wallColor),
      shadow(canvas, rect(...place, '#1a1410'), 16, 26, 22, 0.42),
      sheet(canvas, artwork, palette, place),
      rect(
        ...place,
        canvas.linear([x, y], [x + place[2], y + place[3]], [0, '#fff', 0.14], [0.5, '#fff', 0], [1, '#000', 0.16]),
      ),
      clip(x + place[2] * 0.2),
      clip(x + place[2] * 0.8 - 22),
      windowLight(canvas, w * 0.1, h * 0.16, w * 0.62, '#fff3d6', 0.55),
      vignette(canvas, 0.22),
    ].join('')
  }

/** Three posters side by side on a hoarding, and somebody walking past. */
export const posterRow =
  (artworks: readonly (readonly [Artwork, Palette])[], wallColor: string, coat: string): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const pw = w * 0.36
    const ph = pw * 1.41
    const top = h * 0.16
    const sheets = artworks.map(([artwork, palette], i) => {
      const place = [w * 0.5 + (i - 1) * (pw + w * 0.04) - pw / 2, top, pw, ph] as const
      return shadow(canvas, rect(...place, '#120d0a'), 6, 10, 8, 0.4) + sheet(canvas, artwork, palette, place)
    })
    const light = canvas.radial(w * 0.5, h * 0.1, h * 0.8, [0, '#fff1cf', 0.42], [1, '#1a1020', 0.34])
    return [
      wall(canvas, wallColor),
      ...sheets,
      rect(0, 0, w, h, light, { style: 'mix-blend-mode:soft-light' }),
      floor(canvas, h * 0.86, darker(wallColor, 0.35)),
      passerBy(canvas, w * 0.66, h * 0.95, h * 0.5, coat),
      vignette(canvas, 0.35),
    ].join('')
  }

const passerBy = (canvas: Canvas, x: number, foot: number, tall: number, coat: string): string => {
  const u = tall / 100
  const body = [
    path('M-4 -46L-13 -3L-8 -1L2 -38Z', darker(coat, 0.62)),
    path('M2 -46L12 -4L17 -5L9 -44Z', darker(coat, 0.55)),
    path('M-15 -2.5L-6 -2.5L-6 0.5L-17 0.5Z', '#15120f'),
    path('M11 -5L20 -6L20 -3L12 -2Z', '#15120f'),
    path('M-10 -80C-13 -66 -14 -46 -15 -32C-5 -27 8 -27 15 -33C13 -50 11 -68 8 -80C4 -85 -6 -85 -10 -80Z', coat),
    path('M-7 -78C-12 -66 -16 -54 -14 -45L-9 -44C-9 -54 -6 -64 -3 -72Z', darker(coat, 0.22)),
    path('M8 -80C11 -68 13 -50 15 -33C11 -31 7 -29.5 3 -29C6 -46 5 -66 3 -82Z', darker(coat, 0.18)),
    path('M-3 -86L3 -86L3 -80L-3 -80Z', '#c98f6b'),
    ellipse(0.6, -91.5, 5.6, 6.8, '#d59c77'),
    path('M-6 -91C-7 -101 6 -102 6.8 -93C4 -96 0 -96.4 -1.4 -94C-1.6 -90 -3 -87 -5 -86.4Z', '#231a17'),
  ].join('')
  return (
    canvas.blurred(ellipse(x + tall * 0.16, foot, tall * 0.34, tall * 0.025, '#0a0608'), 6, { opacity: 0.55 }) +
    at(x, foot, body, 0, u)
  )
}

/** Three books seen from above: cover, cover, and one turned on its spine side. */
export const books =
  (covers: readonly (readonly [Artwork, Palette])[], table: string): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const bw = w * 0.272
    const bh = bw * 1.5
    const places = [
      [w * 0.185, h * 0.51, -4],
      [w * 0.5, h * 0.48, 0],
      [w * 0.815, h * 0.52, 5],
    ] as const
    const drawn = covers.map(([artwork, palette], i) => {
      const [cx, cy, turn] = places[i] ?? [w / 2, h / 2, 0]
      const cover = [
        shadow(canvas, rect(0, 0, bw, bh, '#120b08'), 14, 20, 16, 0.5),
        rect(4, 4, bw + 6, bh + 5, '#efe9db'),
        rect(bw + 2, 6, 2, bh, '#cfc6b2'),
        rect(bw + 6, 6, 2, bh, '#cfc6b2'),
        sheet(canvas, artwork, palette, [0, 0, bw, bh]),
        rect(
          0,
          0,
          bw,
          bh,
          canvas.linear(
            [0, 0],
            [bw, 0],
            [0, '#000', 0.22],
            [0.045, '#fff', 0.24],
            [0.075, '#000', 0.12],
            [0.1, '#000', 0],
            [1, '#000', 0.08],
          ),
        ),
      ].join('')
      return at(cx, cy, at(-bw / 2, -bh / 2, cover), turn)
    })
    return [
      wall(canvas, table),
      ...drawn,
      windowLight(canvas, w * 0.04, h * 0.02, w * 0.62, '#fff0cf', 0.5),
      vignette(canvas, 0.25),
    ].join('')
  }

/** Stationery laid out at one angle on coloured ground: letterhead, envelope, cards. */
export const stationery =
  (palette: Palette, mark: (size: number, color: string, second: string) => string, name: string): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const paper = '#f6f2e9'
    const piece = (x: number, y: number, pw: number, ph: number, fill: string, content: string): string =>
      at(x, y, shadow(canvas, rect(0, 0, pw, ph, '#0d0a10'), 12, 16, 12, 0.36) + rect(0, 0, pw, ph, fill) + content)
    const lines = Array.from({ length: 11 }, (_, i) =>
      rect(70, 250 + i * 24 + (i > 5 ? 24 : 0), i === 5 || i === 10 ? 150 : 300 - ((i * 37) % 50), 5, '#b9b2a4'),
    ).join('')
    const letter = piece(
      60,
      -60,
      470,
      660,
      paper,
      at(70, 90, mark(64, palette.ink, palette.accent)) +
        text(160, 98, name, { size: 20, color: palette.ink, weight: 0.17 }) +
        lines,
    )
    const flap = path('M0 0H420L230 150Q210 164 190 150Z', darker(palette.accent, 0.12))
    const envelope = piece(
      580,
      50,
      420,
      250,
      palette.accent,
      shadow(canvas, flap, 0, 5, 6, 0.3) + flap + at(188, 150, mark(44, paper, palette.ink)),
    )
    const card = piece(640, 350, 290, 180, palette.ink, at(95, 40, mark(100, paper, palette.accent)))
    const back = piece(
      960,
      380,
      290,
      180,
      paper,
      text(28, 34, name, { size: 17, color: palette.ink, weight: 0.17 }) +
        rect(28, 120, 130, 5, '#a9a294') +
        rect(28, 136, 96, 5, '#a9a294') +
        at(222, 112, mark(40, palette.accent, palette.ink)),
    )
    const pencil = at(
      1090,
      20,
      shadow(canvas, rect(0, 0, 16, 300, '#0d0a10'), 9, 11, 6, 0.4) +
        rect(0, 0, 16, 262, palette.second) +
        rect(5, 0, 5, 262, lighter(palette.second, 0.3)) +
        path('M0 262H16L8 302Z', '#e3c39c') +
        path('M5.4 288H10.6L8 302Z', '#26211f'),
      9,
    )
    const scale = w / 1200
    return [
      wall(canvas, palette.ground),
      at(w / 2, h / 2, at(-640, -320, letter + envelope + card + back + pencil), -11, scale * 1.02),
      windowLight(canvas, w * 0.3, h * 0.05, w * 0.5, '#fff0cf', 0.35),
      vignette(canvas, 0.24),
    ].join('')
  }

/** A wall of a public building with a great numeral, an arrow, a doorway and a reader on her way. */
export const wayfinding =
  (palette: Palette, numeral: string, words: readonly [string, string]): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const ground = h * 0.86
    const door = [w * 0.72, h * 0.47, w * 0.2, ground - h * 0.47] as const
    const right = door[0] + door[2]
    const lettering = { size: w * 0.052, weight: 0.17, tracking: 0.2 }
    const arrow = path('M0 0H150M92 -58L150 0L92 58', 'none', { stroke: palette.ink, 'stroke-width': 24 })
    const glow = polygon(
      [
        [door[0] + door[2] * 0.46, ground],
        [right, ground],
        [right - w * 0.02, h],
        [w * 0.6, h],
      ],
      '#ffe9bd',
    )
    return [
      wall(canvas, palette.accent),
      rect(0, 0, w * 0.025, ground, darker(palette.accent, 0.25)),
      text(w * 0.1, h * 0.1, numeral, { size: w * 0.4, color: palette.ground, weight: 0.2, tracking: 0.14 }),
      text(w * 0.1, h * 0.48, words[0], { ...lettering, color: palette.ink }),
      text(w * 0.1, h * 0.54, words[1], { ...lettering, color: palette.ground }),
      at(w * 0.1, h * 0.65, arrow, 0, w / 1300),
      rect(...door, darker(palette.second, 0.5)),
      rect(
        door[0] + 10,
        door[1] + 10,
        door[2] - 20,
        door[3] - 10,
        canvas.linear([door[0], 0], [right, 0], [0, '#ffe7b8'], [1, mix('#ffe7b8', palette.second, 0.6)]),
      ),
      path(
        `M${door[0] + 10} ${door[1] + 10}L${door[0] + door[2] * 0.46} ${door[1] + 44}V${ground + 26}L${door[0] + 10} ${ground}Z`,
        darker(palette.second, 0.25),
      ),
      circle(door[0] + door[2] * 0.38, h * 0.65, 5, '#e9dfc8'),
      floor(canvas, ground, palette.second),
      canvas.blurred(glow, 14, { opacity: 0.6 }),
      passerBy(canvas, w * 0.54, h * 0.94, h * 0.46, palette.ink),
      windowLight(canvas, w * 0.02, -h * 0.04, w * 0.7, '#fff0cf', 0.45),
      vignette(canvas, 0.26),
    ].join('')
  }

/** A room of an exhibition: a tall panel of type, two framed pieces, a visitor. */
export const exhibitionWall =
  (palette: Palette, artwork: Artwork, words: readonly string[], coat: string): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const ground = h * 0.84
    const panel = [w * 0.1, h * 0.1, w * 0.42, ground - h * 0.1] as const
    const size = panel[2] * 0.2
    const lines = words.map((word, i) =>
      text(panel[0] + panel[2] * 0.1, panel[1] + panel[2] * 0.12 + i * size * 1.32, word, {
        size,
        color: palette.ground,
        weight: 0.19,
        tracking: 0.18,
      }),
    )
    const small = Array.from({ length: 9 }, (_, i) =>
      rect(
        panel[0] + panel[2] * 0.1,
        panel[1] + panel[3] * 0.56 + i * 17,
        panel[2] * (i === 8 ? 0.3 : 0.62 - ((i * 31) % 9) / 100),
        5,
        palette.ground,
        { opacity: 0.75 },
      ),
    )
    const frame = (y: number, high: number): string => {
      const place = [w * 0.62, y, w * 0.27, high] as const
      return (
        shadow(canvas, rect(place[0] - 12, place[1] - 12, place[2] + 24, place[3] + 24, '#0d0806'), 8, 14, 10, 0.45) +
        rect(place[0] - 12, place[1] - 12, place[2] + 24, place[3] + 24, '#7b5a3c') +
        sheet(canvas, artwork, palette, place)
      )
    }
    const spot = canvas.radial(w * 0.36, h * 0.24, h * 0.7, [0, '#fff4d8', 0.75], [1, '#2a1a18', 0.35])
    return [
      wall(canvas, palette.second),
      shadow(canvas, rect(...panel, '#0d0806'), 10, 8, 12, 0.4),
      rect(...panel, palette.accent),
      ...lines,
      ...small,
      frame(h * 0.16, h * 0.24),
      rect(0, 0, w, h, spot, { style: 'mix-blend-mode:soft-light' }),
      floor(canvas, ground, '#a98a6a'),
      passerBy(canvas, w * 0.7, h * 0.95, h * 0.47, coat),
      vignette(canvas, 0.32),
    ].join('')
  }

/** A book that lies open: a drawing of stems on the left, a column of text on the right. */
export const openBook =
  (palette: Palette): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const [pw, ph] = [w * 0.36, h * 0.72]
    const page = '#f8f4ea'
    const edges = [3, 2, 1]
      .map((i) => rect(-pw - i * 4, i * 3, pw * 2 + i * 8, ph, mix(page, '#a99c84', i * 0.22), { rx: 3 }))
      .join('')
    const stems = Array.from({ length: 5 }, (_, i) => {
      const x = -pw * (0.24 + i * 0.13)
      const lean = (i - 2) * 14
      const tip = ph * (0.18 + (i % 2) * 0.1)
      const leaves = Array.from({ length: 5 }, (_, n) => {
        const y = ph * 0.8 - (ph * 0.78 - tip) * (0.22 + n * 0.16)
        const side = n % 2 === 0 ? 1 : -1
        return path(
          `M0 0C${side * 14} -22 ${side * 40} -26 ${side * 52} -18C${side * 40} 2 ${side * 18} 8 0 0Z`,
          n % 3 === 0 ? palette.accent : palette.ink,
          { transform: `translate(${x + (lean * (ph * 0.8 - y)) / ph} ${y})` },
        )
      })
      const head =
        i % 2 === 0 ? circle(x + lean * 0.8, tip, 17, palette.accent) : ellipse(x + lean * 0.8, tip, 9, 22, palette.ink)
      return (
        line(`M${x} ${ph * 0.84}Q${x + lean * 0.2} ${ph * 0.5} ${x + lean * 0.8} ${tip}`, palette.ink, 3) +
        leaves.join('') +
        head
      )
    })
    const column = Array.from({ length: 19 }, (_, i) =>
      rect(pw * 0.3, ph * 0.3 + i * 17, i === 18 ? pw * 0.2 : pw * 0.52 - ((i * 29) % 17), 4.5, '#5a554e'),
    ).join('')
    const gutter = canvas.linear(
      [-pw * 0.16, 0],
      [pw * 0.16, 0],
      [0, '#000', 0],
      [0.47, '#3a2a18', 0.32],
      [0.5, '#1a0f08', 0.6],
      [0.53, '#3a2a18', 0.26],
      [1, '#000', 0],
    )
    const book = [
      shadow(canvas, rect(-pw - 12, 0, pw * 2 + 24, ph + 10, '#0d0806'), 20, 30, 24, 0.5),
      rect(-pw - 18, -6, pw * 2 + 36, ph + 22, palette.accent, { rx: 4 }),
      edges,
      rect(-pw, 0, pw * 2, ph, page),
      ...stems,
      text(pw * 0.3, ph * 0.12, 'Tegninger', { size: pw * 0.075, color: palette.ink, weight: 0.17, tracking: 0.2 }),
      text(pw * 0.3, ph * 0.222, '1998–2023', { size: pw * 0.04, color: palette.accent, weight: 0.16 }),
      column,
      text(pw * 0.88, ph * 0.93, '47', { size: 13, color: palette.ink, weight: 0.15, align: 'end' }),
      rect(-pw, 0, pw * 2, ph, gutter),
    ].join('')
    return [
      wall(canvas, palette.ground),
      at(w / 2, h / 2, at(0, -ph / 2, book), -5),
      windowLight(canvas, w * 0.02, -h * 0.06, w * 0.66, '#fff0cf', 0.5),
      vignette(canvas, 0.26),
    ].join('')
  }

/** A record half out of its sleeve. */
export const recordSleeve =
  (artwork: Artwork, palette: Palette, table: string): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const side = w * 0.62
    const [x, y] = [w * 0.1, (h - side) / 2]
    const [cx, cy, r] = [x + side * 1.02, h / 2, side * 0.475]
    const grooves = Array.from({ length: 13 }, (_, i) =>
      circle(cx, cy, r * (0.42 + i * 0.043), 'none', { stroke: '#37343a', 'stroke-width': i % 4 === 0 ? 2.5 : 1 }),
    )
    const shine = (turn: number): string =>
      path(`M${cx} ${cy}L${cx + r} ${cy - r * 0.16}A${r} ${r} 0 0 1 ${cx + r} ${cy + r * 0.16}Z`, '#fff', {
        opacity: 0.12,
        transform: `rotate(${turn} ${cx} ${cy})`,
      })
    const content = [
      shadow(canvas, circle(cx, cy, r, '#0d0806'), 16, 22, 16, 0.5),
      circle(cx, cy, r, '#19171b'),
      ...grooves,
      canvas.blurred(shine(-38) + shine(142), 8),
      circle(cx, cy, r * 0.34, palette.accent),
      circle(cx, cy, r * 0.3, 'none', { stroke: palette.ground, 'stroke-width': 2 }),
      circle(cx, cy, r * 0.035, '#e7dfd0'),
      shadow(canvas, rect(x, y, side, side, '#0d0806'), 16, 22, 18, 0.5),
      sheet(canvas, artwork, palette, [x, y, side, side]),
      rect(
        x,
        y,
        side,
        side,
        canvas.linear([x, y], [x + side, y + side], [0, '#fff', 0.16], [0.6, '#fff', 0], [1, '#000', 0.14]),
      ),
      rect(x + side - 5, y, 5, side, '#000', { opacity: 0.14 }),
    ].join('')
    return [
      wall(canvas, table),
      at(w / 2, h / 2, at(-w / 2, -h / 2, content), -7),
      windowLight(canvas, w * 0.08, h * 0.04, w * 0.66, '#fff0cf', 0.42),
      vignette(canvas, 0.28),
    ].join('')
  }

/** A sign of enamel on a facade. */
export const enamelSign =
  (palette: Palette, mark: (size: number, color: string, second: string) => string): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const r = w * 0.33
    const [cx, cy] = [w * 0.5, h * 0.49]
    const brickHeight = h / 17
    const bricks = Array.from({ length: 17 * 8 }, (_, i) => {
      const row = Math.floor(i / 8)
      const x = ((i % 8) - (row % 2) * 0.5) * (w / 7.4)
      return rect(
        x + 3,
        row * brickHeight + 3,
        w / 7.4 - 5,
        brickHeight - 5,
        mix(palette.ground, canvas.random.pick(['#ffffff', '#000000']), canvas.random.between(0, 0.09)),
      )
    })
    return [
      canvas.background(darker(palette.ground, 0.2)),
      ...bricks,
      shadow(canvas, circle(cx, cy, r, '#0d0806'), 34, 46, 26, 0.55),
      circle(cx, cy, r, darker(palette.accent, 0.3)),
      circle(cx - 3, cy - 4, r - 4, palette.accent),
      group(circle(cx, cy, r * 0.88, 'none', { stroke: palette.second, 'stroke-width': 5 }), {}),
      at(cx - r * 0.56, cy - r * 0.56, mark(r * 1.12, palette.second, palette.ink)),
      circle(
        cx - 3,
        cy - 4,
        r - 4,
        canvas.linear(
          [cx - r, cy - r],
          [cx + r, cy + r],
          [0, '#fff', 0.34],
          [0.35, '#fff', 0.04],
          [0.62, '#000', 0],
          [1, '#000', 0.26],
        ),
      ),
      ...[0, 90, 180, 270].map((turn) => at(cx, cy, circle(0, -r * 0.94, 6, '#e9e2d2'), turn + 45)),
      windowLight(canvas, -w * 0.1, -h * 0.02, w * 0.8, '#fff0cf', 0.4),
      vignette(canvas, 0.34),
    ].join('')
  }
