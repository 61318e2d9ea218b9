import { at, type Canvas, circle, ellipse, group, line, path, rect } from '../lib/canvas.ts'
import { darker, lighter, mix } from '../lib/color.ts'
import { text } from '../lib/letters.ts'
import { shadow, vignette } from '../lib/light.ts'
import type { Scene } from '../lib/render.ts'

/* First screens of announced templates, 1200 by 900, drawn in the character that each will have. */

const lines = (x: number, y: number, width: number, count: number, color: string, step = 17, thick = 5): string =>
  Array.from({ length: count }, (_, i) => rect(x, y + i * step, i === count - 1 ? width * 0.6 : width - ((i * 23) % 19), thick, color, { rx: 1 })).join('')

/** A letter with slab feet, for pages that are set in a serif face. */
const serif = (x: number, y: number, content: string, size: number, color: string, align: 'start' | 'middle' = 'start'): string =>
  text(x, y, content, { size, color, weight: 0.09, tracking: 0.17, align })

export const magazinePage =
  (lead: Scene, author: Scene): Scene =>
  (canvas) => {
    const [navy, cream, brass, grey] = ['#16233f', '#f6efe0', '#b08a45', '#b9ae98']
    const teaser = (x: number, tone: string): string => rect(x, 668, 250, 3, tone) + serif(x, 690, ['Capital', 'Letters', 'Abroad'][Math.round((x - 60) / 280)] ?? '', 20, navy) + lines(x, 730, 240, 4, grey, 16, 4)
    return [
      canvas.background(cream),
      rect(0, 0, 1200, 8, navy),
      serif(600, 38, 'The Long View', 44, navy, 'middle'),
      rect(60, 108, 1080, 1.5, navy),
      ...['Essays', 'Talks', 'Press', 'About'].map((word, i) => text(360 + i * 160, 122, word, { size: 13, color: navy, weight: 0.13, align: 'middle' })),
      rect(60, 150, 1080, 1.5, navy),
      canvas.inset(lead, [60, 186, 700, 430], 81),
      text(800, 190, 'Leadership', { size: 13, color: brass, weight: 0.15 }),
      serif(800, 226, 'What quiet', 38, navy),
      serif(800, 284, 'boards', 38, navy),
      serif(800, 342, 'know', 38, navy),
      lines(800, 412, 330, 6, grey, 19, 5),
      rect(800, 548, 150, 44, navy),
      text(875, 563, 'Read', { size: 14, color: cream, weight: 0.14, align: 'middle' }),
      teaser(60, navy),
      teaser(340, brass),
      teaser(620, navy),
      rect(900, 650, 240, 250, navy),
      canvas.inset(author, [950, 676, 140, 140], 82),
      lines(950, 838, 140, 3, mix(navy, cream, 0.55), 15, 4),
      vignette(canvas, 0.08),
    ].join('')
  }

export const studioPage =
  (tiles: readonly [Scene, Scene, Scene, Scene]): Scene =>
  (canvas) => {
    const [field, ink, white] = ['#ff5a36', '#17120f', '#fff8ec']
    return [
      canvas.background(field),
      circle(1020, 120, 230, '#ffc53d'),
      text(50, 46, 'Kolossal', { size: 22, color: ink, weight: 0.2, tracking: 0.2 }),
      ...['Work', 'Process', 'Talk'].map((word, i) => text(900 + i * 110, 48, word, { size: 16, color: ink, weight: 0.16, tracking: 0.2 })),
      text(44, 120, 'FAR TOO', { size: 146, color: ink, weight: 0.24, tracking: 0.15 }),
      text(44, 316, 'LOUD.', { size: 146, color: white, weight: 0.24, tracking: 0.15 }),
      canvas.inset(tiles[0], [50, 530, 380, 400], 91),
      canvas.inset(tiles[1], [450, 530, 330, 190], 92),
      canvas.inset(tiles[2], [450, 740, 330, 190], 93),
      canvas.inset(tiles[3], [800, 530, 350, 400], 94),
      circle(1108, 470, 66, ink),
      group(path('M-22 22L22 -22M-12 -22H22V12', 'none', { stroke: white, 'stroke-width': 9 }), { transform: 'translate(1108 470)' }),
    ].join('')
  }

export const darkroomPage =
  (lead: Scene, frames: readonly Scene[]): Scene =>
  (canvas) => {
    const quiet = '#8d8b88'
    const widths = [330, 250, 270, 314]
    let x = 0
    const row = frames.map((frame, i) => {
      const width = widths[i] ?? 250
      const drawn = canvas.inset(frame, [x, 652, width, 216], 102 + i) + text(x + 4, 880, ['F/8  1/250  35 mm', 'F/2  1/60', 'F/11  2 s', 'F/5.6  1/500'][i] ?? '', { size: 9, color: quiet, weight: 0.13 })
      x += width + 12
      return drawn
    })
    return [
      canvas.background('#0c0c0e'),
      canvas.inset(lead, [0, 0, 1200, 640], 101),
      rect(0, 0, 1200, 640, canvas.linear([0, 260], [0, 640], [0, '#0c0c0e', 0], [1, '#0c0c0e', 0.72])),
      text(48, 46, 'Ilse Brandvold', { size: 18, color: '#ffffff', weight: 0.13 }),
      ...['Pictures', 'Exhibitions', 'Prints'].map((word, i) => text(846 + i * 122, 48, word, { size: 13, color: '#ffffff', weight: 0.12 })),
      text(48, 498, 'Before the', { size: 52, color: '#ffffff', weight: 0.08 }),
      text(48, 570, 'light goes', { size: 52, color: '#ffffff', weight: 0.08 }),
      ...row,
    ].join('')
  }

const fingerprint = (color: string): string =>
  Array.from({ length: 9 }, (_, i) => {
    const r = 8 + i * 10
    return line(`M${-r * 0.8} ${r * 0.9}C${-r * 1.1} ${-r * 0.5} ${-r * 0.6} ${-r * 1.15} 0 ${-r * 1.15}S${r * 1.1} ${-r * 0.5} ${r * 0.8} ${r * (i % 2 === 0 ? 1.1 : 0.7)}`, color, 3.4, { 'stroke-linecap': 'round', 'stroke-dasharray': i % 3 === 1 ? '40 6 60 9' : undefined })
  }).join('')

const corner = (color: string): string =>
  line('M0 120V26C0 10 10 0 26 0H120M14 96V40C14 24 24 14 40 14H96', color, 3) + circle(40, 40, 9, color) + line('M40 40C62 34 76 44 74 62C60 66 46 58 40 40ZM40 40C34 62 44 76 62 74', color, 3)

const seal = (canvas: Canvas, red: string): string => {
  const edge = Array.from({ length: 22 }, (_, i) => {
    const turn = (i / 22) * Math.PI * 2
    return circle(Math.cos(turn) * 62, Math.sin(turn) * 62, canvas.random.between(14, 21), red)
  })
  return [
    canvas.blurred(circle(8, 14, 78, '#2a120a'), 10, { opacity: 0.5 }),
    ...edge,
    circle(0, 0, 66, red),
    circle(0, 0, 52, darker(red, 0.18)),
    circle(2, 3, 50, lighter(red, 0.08)),
    text(0, -24, 'V', { size: 48, color: darker(red, 0.35), weight: 0.15, align: 'middle' }),
    ellipse(-26, -34, 22, 10, '#fff', { opacity: 0.2, transform: 'rotate(-40 -26 -34)' }),
  ].join('')
}

export const caseFilePage =
  (suspect: Scene): Scene =>
  (canvas) => {
    const [paper, ink, sepia, red] = ['#e9d6ae', '#2f2115', '#8a6a40', '#9c2b22']
    const photograph = shadow(canvas, rect(-150, -170, 300, 360, '#2a170a'), 8, 12, 10, 0.5) + rect(-150, -170, 300, 360, '#f4e8cd') + canvas.inset(suspect, [-130, -150, 260, 260], 121) + rect(-130, -150, 260, 260, '#8a5a22', { style: 'mix-blend-mode:color', opacity: 0.85 }) + text(0, 138, 'Exhibit A', { size: 22, color: ink, weight: 0.1, align: 'middle' })
    const glass = [
      canvas.blurred(circle(14, 20, 112, '#2a170a'), 12, { opacity: 0.4 }),
      rect(96, -18, 190, 36, '#4a2a16', { rx: 16, transform: 'rotate(42)' }),
      circle(0, 0, 112, '#f6ead0', { opacity: 0.72 }),
      group(fingerprint(ink), { transform: 'scale(0.92)' }),
      circle(0, 0, 112, 'none', { stroke: '#a37b35', 'stroke-width': 17 }),
      circle(-2, -3, 112, 'none', { stroke: '#e0bf74', 'stroke-width': 4 }),
      path('M-78 -34A86 86 0 0 1 -20 -82', 'none', { stroke: '#fff', 'stroke-width': 11, 'stroke-linecap': 'round', opacity: 0.7 }),
    ].join('')
    const stain = canvas.radial(1010, 700, 170, [0.8, sepia, 0], [0.9, sepia, 0.34], [0.97, sepia, 0.1], [1, sepia, 0])
    const age = canvas.radial(600, 430, 780, [0.5, sepia, 0], [1, '#5a3a1a', 0.6])
    return [
      canvas.background(paper),
      canvas.grained(rect(0, 0, 1200, 900, canvas.radial(600, 450, 760, [0.2, '#000', 0.05], [1, '#000', 0.3])), sepia, 0.5, { opacity: 0.3 }),
      rect(0, 0, 1200, 900, age),
      circle(1010, 700, 170, stain),
      rect(44, 44, 1112, 812, 'none', { stroke: ink, 'stroke-width': 4 }),
      rect(56, 56, 1088, 788, 'none', { stroke: ink, 'stroke-width': 1.5 }),
      ...[[78, 78, 0], [1122, 78, 90], [1122, 822, 180], [78, 822, 270]].map(([x = 0, y = 0, turn = 0]) => at(x, y, corner(ink), turn)),
      text(600, 92, 'Case file no 221', { size: 18, color: red, weight: 0.11, tracking: 0.5, align: 'middle' }),
      text(600, 140, 'The curious', { size: 64, color: ink, weight: 0.1, tracking: 0.16, align: 'middle' }),
      text(600, 226, 'career', { size: 64, color: ink, weight: 0.1, tracking: 0.16, align: 'middle' }),
      line('M330 330H560M640 330H870', ink, 2),
      path('M600 316L614 330L600 344L586 330Z', red),
      at(290, 570, photograph, -6),
      lines(500, 400, 330, 9, mix(ink, paper, 0.35), 27, 4),
      text(500, 666, 'Deduction', { size: 24, color: red, weight: 0.11 }),
      lines(500, 712, 300, 4, mix(ink, paper, 0.35), 27, 4),
      at(960, 490, glass),
      at(1010, 756, seal(canvas, red), -12),
      line('M286 400C300 372 330 372 334 396C336 414 316 420 312 404', '#6b6f75', 5),
      vignette(canvas, 0.3),
    ].join('')
  }
