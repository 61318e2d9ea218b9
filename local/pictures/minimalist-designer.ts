import type { Picture } from './lib/render.ts'
import { overprint, type Palette, sinkingSun, treeRings } from './scenes/artwork.ts'
import { circleAndLine, peaks } from './scenes/marks.ts'
import { seedPackets } from './scenes/packaging.ts'
import { portrait } from './scenes/portrait.ts'
import {
  enamelSign,
  exhibitionWall,
  openBook,
  recordSleeve,
  stationery,
  wallPoster,
  wayfinding,
} from './scenes/print.ts'
import { sitters } from './sitters.ts'

const red: Palette = { ground: '#f3eee3', ink: '#1b1a1c', accent: '#e2371f', second: '#d9cdb8' }
const night: Palette = { ground: '#f2e4cf', ink: '#27365f', accent: '#ee6a4c', second: '#f3b54a' }
const timber: Palette = { ground: '#f5efe2', ink: '#2c211b', accent: '#1f4a3f', second: '#d9c8ac' }

const tall = { width: 960, height: 1200, grain: 6 }
const wide = { width: 1200, height: 800, grain: 6 }
const square = { width: 1100, height: 1100, grain: 6 }

/** The example's work, by file name; its texts say what each shows. */
export const pictures: Record<string, Picture> = {
  '01': {
    ...tall,
    seed: 11,
    scene: wallPoster(sinkingSun(['Kunsthall', 'Nord'], ['Høst 2025', 'Program']), red, '#d5cec2'),
  },
  '02': {
    ...wide,
    seed: 12,
    scene: stationery({ ground: '#22433a', ink: '#17231f', accent: '#ef6a3a', second: '#f0b73a' }, peaks, 'Fjell'),
  },
  '03': {
    ...square,
    seed: 13,
    scene: enamelSign({ ground: '#a85a41', ink: '#f4ecdb', accent: '#1e3a5c', second: '#f2b632' }, circleAndLine),
  },
  '04': {
    ...wide,
    seed: 14,
    scene: openBook({ ground: '#c9b79f', ink: '#25352f', accent: '#d8482c', second: '#c9b79f' }),
  },
  '05': {
    ...tall,
    seed: 15,
    scene: wayfinding({ ground: '#f6f1e6', ink: '#171c2b', accent: '#e9a51f', second: '#b9a68b' }, '24', [
      '2. etasje',
      'Lesesal',
    ]),
  },
  // The sign that hung in its place before, for the case study.
  'sign-before': {
    ...tall,
    seed: 15,
    scene: wayfinding({ ground: '#cfc8b4', ink: '#4a4f4b', accent: '#a9a58f', second: '#9c907c' }, '2b', [
      'Plan 2 sør',
      'Lesesal',
    ]),
  },
  '06': {
    ...wide,
    seed: 16,
    scene: seedPackets('#d6cdbd', '#f8f2e4', [
      ['Reddik', '#d8432e', '#7a1d1a'],
      ['Tulipan', '#2f6a55', '#12372c'],
      ['Erter', '#e2a326', '#7d4a12'],
    ]),
  },
  '07': { ...square, seed: 17, scene: recordSleeve(overprint, night, '#8fa3a0') },
  '08': { ...tall, seed: 18, scene: exhibitionWall(timber, treeRings, ['Tre', 'er tid'], '#7a3b2a') },
  portrait: { width: 880, height: 1100, grain: 5, seed: 21, scene: portrait(sitters.designer) },
}
