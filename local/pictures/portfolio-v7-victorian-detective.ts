import type { Picture } from './lib/render.ts'
import {
  arms,
  bookAndFlame,
  foggyHarbour,
  keyAndStars,
  ledgerByLamp,
  lensOnPage,
  watchAndLetter,
} from './scenes/curios.ts'
import { portrait, type Sitter } from './scenes/portrait.ts'

const photograph = { width: 1200, height: 900, grain: 6 }
const emblem = { width: 500, height: 500, grain: 3 }

const examiner: Sitter = {
  skin: '#ecc6a6',
  hair: 'bun',
  hairColor: '#5a3320',
  clothes: 'jacket',
  cloth: '#2a2f33',
  under: '#efe3c9',
  ground: '#c9b48a',
  halo: '#e9d9b4',
  glasses: '#3a2a1c',
  earring: '#b98a3c',
}

/** The example's cases and colleges, by file name; its texts say what each shows. */
export const pictures: Record<string, Picture> = {
  '01': { ...photograph, seed: 131, scene: watchAndLetter('#27483c', '#98281f') },
  '02': { ...photograph, seed: 132, scene: foggyHarbour(['#18242c', '#6f7f7a'], '#f2b65a') },
  '03': { ...photograph, seed: 133, scene: lensOnPage('#4a2a1a', '#98281f') },
  '04': { ...photograph, seed: 134, scene: ledgerByLamp('#5a4a33', '#6b4426', '#2f5d4b', '#7a2a20') },
  portrait: { width: 800, height: 1000, grain: 6, seed: 135, scene: portrait(examiner) },
  calder: { ...emblem, seed: 136, scene: arms('#efe3c6', '#27483c', keyAndStars, '#d9b25f') },
  'saint-bride': { ...emblem, seed: 137, scene: arms('#efe3c6', '#7a2a20', bookAndFlame, '#ecd9a4') },
}
