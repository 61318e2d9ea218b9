import { line } from './canvas.ts'

/**
 * A geometric alphabet of strokes, so that pictures look the same on machines without fonts. Capitals stand 10 units
 * high with their foot at 10, small letters begin at 3.2, descenders reach 13.
 */
const bowl = 'M3.1 3.2A3.1 3.4 0 1 1 3.1 10A3.1 3.4 0 1 1 3.1 3.2Z'
const round = 'M4.2 0A4.2 5 0 1 1 4.2 10A4.2 5 0 1 1 4.2 0Z'

const glyphs: Record<string, readonly [width: number, strokes: string]> = {
  A: [8, 'M0 10L4 0L8 10M1.5 6.6H6.5'],
  B: [6.4, 'M0 0H3.6A2.4 2.4 0 0 1 3.6 4.8H0M3.6 4.8H3.8A2.6 2.6 0 0 1 3.8 10H0V0'],
  C: [7.4, 'M7.3 1.63A4.2 5 0 1 0 7.3 8.37'],
  D: [7.6, 'M0 0H2.6A5 5 0 0 1 2.6 10H0Z'],
  E: [5.4, 'M5.4 0H0V10H5.4M0 5H4.8'],
  F: [5.2, 'M5.2 0H0V10M0 5H4.6'],
  G: [8.4, 'M7.3 1.63A4.2 5 0 1 0 8.4 5.2H5'],
  H: [7, 'M0 0V10M7 0V10M0 5H7'],
  I: [0, 'M0 0V10'],
  J: [4.6, 'M4.6 0V7.2A2.3 2.8 0 0 1 0 7.2'],
  K: [6.6, 'M0 0V10M6.4 0L0 6.2M2.4 3.9L6.6 10'],
  L: [5, 'M0 0V10H5'],
  M: [9, 'M0 10V0L4.5 7.5L9 0V10'],
  N: [7, 'M0 10V0L7 10V0'],
  O: [8.4, round],
  P: [6, 'M0 10V0H3.2A2.8 2.8 0 0 1 3.2 5.6H0'],
  Q: [8.4, `${round}M5.4 7.2L8.4 10.4`],
  R: [6.4, 'M0 10V0H3.2A2.8 2.8 0 0 1 3.2 5.6H0M3.7 6.3L6.4 10'],
  S: [
    6.2,
    'M5.9 2.2C5.6.8 4.5 0 3.1 0C1.5 0 .2 1 .2 2.5C.2 5.9 6.2 4.1 6.2 7.4C6.2 9 4.8 10 3.1 10C1.5 10 .2 9.2 0 7.7',
  ],
  T: [6.6, 'M0 0H6.6M3.3 0V10'],
  U: [7, 'M0 0V6.5A3.5 3.5 0 0 0 7 6.5V0'],
  V: [7.6, 'M0 0L3.8 10L7.6 0'],
  W: [11, 'M0 0L2.75 10L5.5 0L8.25 10L11 0'],
  X: [7, 'M0 0L7 10M7 0L0 10'],
  Y: [7, 'M0 0L3.5 5L7 0M3.5 5V10'],
  Z: [6.4, 'M0 0H6.4L0 10H6.4'],
  a: [
    5.9,
    'M.6 4.6C1.2 3.6 2 3.2 3.2 3.2C4.9 3.2 5.9 4.2 5.9 5.9V10M5.9 6.2H3C1.2 6.2 0 6.9 0 8.2C0 9.4 1 10 2.4 10C4.4 10 5.9 8.8 5.9 7',
  ],
  b: [6.2, `M0 0V10${bowl}`],
  c: [5.6, 'M5.6 4.8A3.1 3.4 0 1 0 5.6 8.4'],
  d: [6.2, `M6.2 0V10${bowl}`],
  e: [6.2, 'M0 6.6H6.2A3.1 3.4 0 1 0 5.4 8.8'],
  f: [3.8, 'M3.8.2C2.2-.2 1.4.8 1.4 2.2V10M0 3.2H3.6'],
  g: [6.2, `${bowl}M6.2 3.2V10.2C6.2 12 5 13 3.1 13C1.8 13 .8 12.6.3 11.8`],
  h: [5.8, 'M0 0V10M0 6.1A2.9 2.9 0 0 1 5.8 6.1V10'],
  i: [0, 'M0 3.2V10M0-.5V-.4'],
  j: [2, 'M2 3.2V11C2 12.4 1.2 13 0 12.9M2-.5V-.4'],
  k: [5.4, 'M0 0V10M5.2 3.2L0 7.6M2 5.9L5.4 10'],
  l: [1.4, 'M0 0V8.6C0 9.6.4 10 1.4 10'],
  m: [9.6, 'M0 3.2V10M0 5.6A2.4 2.4 0 0 1 4.8 5.6V10M4.8 5.6A2.4 2.4 0 0 1 9.6 5.6V10'],
  n: [5.8, 'M0 3.2V10M0 6.1A2.9 2.9 0 0 1 5.8 6.1V10'],
  o: [6.2, bowl],
  ø: [6.2, `${bowl}M5.8 3L.4 10.2`],
  å: [
    5.9,
    'M.6 4.6C1.2 3.6 2 3.2 3.2 3.2C4.9 3.2 5.9 4.2 5.9 5.9V10M5.9 6.2H3C1.2 6.2 0 6.9 0 8.2C0 9.4 1 10 2.4 10C4.4 10 5.9 8.8 5.9 7M3 -.9A.9.9 0 1 1 3 .9A.9.9 0 1 1 3-.9Z',
  ],
  Å: [8, 'M0 10L4 1.4L8 10M1.7 6.9H6.3M4-1.6A1 1 0 1 1 4 .4A1 1 0 1 1 4-1.6Z'],
  '~': [6, 'M0 6.6C1.4 4.6 2.6 5 3.4 5.8S5 7 6 5.2'],
  p: [6.2, `M0 3.2V13${bowl}`],
  q: [6.2, `M6.2 3.2V13${bowl}`],
  r: [3.6, 'M0 3.2V10M0 6C.2 4 1.6 3.2 3.6 3.3'],
  s: [
    5,
    'M4.8 4.6C4.4 3.6 3.6 3.2 2.5 3.2C1.1 3.2.2 3.9.2 4.9C.2 7.3 5 5.9 5 8.2C5 9.4 3.9 10 2.5 10C1.2 10 .2 9.5 0 8.4',
  ],
  t: [4, 'M1.4 1V8.2C1.4 9.6 2.4 10.2 4 9.9M0 3.2H3.8'],
  u: [5.8, 'M0 3.2V7.1A2.9 2.9 0 0 0 5.8 7.1V3.2M5.8 7V10'],
  v: [5.8, 'M0 3.2L2.9 10L5.8 3.2'],
  w: [8.4, 'M0 3.2L2.1 10L4.2 3.2L6.3 10L8.4 3.2'],
  x: [5.4, 'M0 3.2L5.4 10M5.4 3.2L0 10'],
  y: [5.8, 'M0 3.2L2.9 10M5.8 3.2L2.6 11.2C2.1 12.6 1.4 13 .2 12.9'],
  z: [5, 'M0 3.2H5L0 10H5'],
  0: [6.2, 'M3.1 0A3.1 5 0 1 1 3.1 10A3.1 5 0 1 1 3.1 0Z'],
  1: [2.6, 'M0 2L2.6 0V10'],
  2: [6.2, 'M.2 2.6C.4 1 1.6 0 3.1 0C4.8 0 6 1.1 6 2.7C6 4.9 2.2 6.6 0 10H6.2'],
  3: [6, 'M.2 0H5.8L2.8 4A3 3 0 1 1 0 8'],
  4: [6.4, 'M4.6 10V0L0 7H6.4'],
  5: [6, 'M5.6 0H1L.6 4.4A3 3.05 0 1 1 .1 8.3'],
  6: [6.2, 'M4.8 0L.8 4.8M3.1 3.8A3.1 3.1 0 1 1 3.1 10A3.1 3.1 0 1 1 3.1 3.8Z'],
  7: [6, 'M0 0H6L2 10'],
  8: [6, 'M3 0A2.4 2.3 0 1 1 3 4.6A2.4 2.3 0 1 1 3 0ZM3 4.6A3 2.7 0 1 1 3 10A3 2.7 0 1 1 3 4.6Z'],
  9: [6.2, 'M1.4 10L5.4 5.2M3.1 0A3.1 3.1 0 1 1 3.1 6.2A3.1 3.1 0 1 1 3.1 0Z'],
  '.': [0, 'M0 9.8V10'],
  ',': [0.8, 'M.8 9.6L0 11.6'],
  ':': [0, 'M0 4V4.4M0 9.6V10'],
  '-': [3.4, 'M0 6H3.4'],
  '–': [5, 'M0 6H5'],
  _: [6, 'M0 11H6'],
  '/': [4.6, 'M0 11.4L4.6-.8'],
  '>': [4.6, 'M0 2.6L4.6 6L0 9.4'],
  '<': [4.6, 'M4.6 2.6L0 6L4.6 9.4'],
  '=': [5.4, 'M0 4.6H5.4M0 7.8H5.4'],
  '+': [5.4, 'M2.7 3.3V8.7M0 6H5.4'],
  '(': [1.8, 'M1.8-.6C-.6 3 -.6 8 1.8 11.6'],
  ')': [1.8, 'M0-.6C2.4 3 2.4 8 0 11.6'],
  '[': [1.8, 'M1.8-.6H0V11.6H1.8'],
  ']': [1.8, 'M0-.6H1.8V11.6H0'],
  '{': [2.6, 'M2.6-.6C.6-.6 1.6 5.4 0 5.5C1.6 5.6.6 11.6 2.6 11.6'],
  '}': [2.6, 'M0-.6C2-.6 1 5.4 2.6 5.5C1 5.6 2 11.6 0 11.6'],
  '%': [
    7,
    'M7 0L0 10M1.6 0A1.6 1.9 0 1 1 1.6 3.8A1.6 1.9 0 1 1 1.6 0ZM5.4 6.2A1.6 1.9 0 1 1 5.4 10A1.6 1.9 0 1 1 5.4 6.2Z',
  ],
  $: [
    6.2,
    'M5.8 2.6C5.4 1.6 4.4 1.2 3.1 1.2C1.5 1.2.2 2 .2 3.3C.2 5.9 6.2 4.5 6.2 7C6.2 8.3 4.8 9 3.1 9C1.5 9 .3 8.4 0 7.2M3.1-.4V10.6',
  ],
  '#': [6.4, 'M2.2.6L1.2 9.4M5.2.6L4.2 9.4M.4 3.4H6.4M0 6.6H6'],
  '*': [4.4, 'M2.2 1V5.6M0 2.2L4.4 4.4M4.4 2.2L0 4.4'],
  '→': [7, 'M0 6H7M4.4 3.2L7 6L4.4 8.8'],
  '✓': [5.6, 'M0 6.4L2 9L5.6 3'],
  '|': [0, 'M0-1V12'],
  "'": [0, 'M0 0V1.8'],
  '"': [2, 'M0 0V1.8M2 0V1.8'],
  '&': [
    7.2,
    'M7 10L1.6 3.6C.2 1.6 1.4 0 3 0C4.6 0 5.4 1.4 4.6 2.8C3.8 4.2 0 4.8 0 7.4C0 9 1.2 10 2.8 10C5 10 6.4 8 6.8 5.6',
  ],
}

export interface Lettering {
  /** Height of a capital, in pixels. */
  size: number
  color: string
  /** Thickness of the strokes, of the size. */
  weight?: number
  /** Space between letters, of the size. */
  tracking?: number
  /** Width of each letter's cell, of the size, where all are equally wide. */
  mono?: number
  align?: 'start' | 'middle' | 'end'
}

interface Placed {
  x: number
  strokes: string
}

const place = (
  text: string,
  { size, weight = 0.12, tracking = 0.24, mono }: Lettering,
): { letters: Placed[]; width: number } => {
  const unit = (size - size * weight) / 10
  let x = 0
  const letters: Placed[] = []
  for (const character of text) {
    const glyph = glyphs[character]
    const drawn = (glyph?.[0] ?? 3) * unit
    if (glyph) letters.push({ x: mono ? x + (mono * size - drawn) / 2 : x + (size * weight) / 2, strokes: glyph[1] })
    x += mono ? mono * size : drawn + size * weight + (glyph ? tracking * size : 0)
  }
  return { letters, width: x - (mono ? 0 : tracking * size) }
}

export const textWidth = (text: string, lettering: Lettering): number => place(text, lettering).width

/** A line of text with the top of its capitals at y. */
export const text = (x: number, y: number, content: string, lettering: Lettering): string => {
  const { size, color, weight = 0.12, align = 'start' } = lettering
  const { letters, width } = place(content, lettering)
  const left = x - (align === 'middle' ? width / 2 : align === 'end' ? width : 0)
  const unit = (size - size * weight) / 10
  return letters
    .map((letter) =>
      line(letter.strokes, color, (size * weight) / unit, {
        transform: `translate(${(left + letter.x).toFixed(2)} ${(y + (size * weight) / 2).toFixed(2)}) scale(${unit.toFixed(4)})`,
        'stroke-linecap': weight > 0.14 ? 'square' : 'round',
        'stroke-linejoin': weight > 0.14 ? 'miter' : 'round',
        'stroke-miterlimit': 2.2,
      }),
    )
    .join('')
}
