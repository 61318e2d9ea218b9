import { group, rect } from './lib/canvas.ts'
import type { Picture, Scene } from './lib/render.ts'
import type { Palette } from './scenes/artwork.ts'
import { burst, laughing, moonPhases, shapes, shoal, shouted } from './scenes/loud-artwork.ts'
import { cans, passes, toteBag } from './scenes/merchandise.ts'
import { billboard, bouncingFace, openingBeam, storyboard, ticketApp } from './scenes/moving-pictures.ts'
import { packaging } from './scenes/packaging.ts'
import { portrait, type Sitter } from './scenes/portrait.ts'
import { posterRow, wallPoster } from './scenes/print.ts'

const pink: Palette = { ground: '#ff8ac4', ink: '#1a1220', accent: '#ffd02e', second: '#2b3cff' }
const blue: Palette = { ground: '#2b3cff', ink: '#140f2b', accent: '#ff8ac4', second: '#fff3df' }
const yellow: Palette = { ground: '#ffd02e', ink: '#1a1220', accent: '#ff5a36', second: '#fff3df' }
const cream: Palette = { ground: '#fff3df', ink: '#1a1220', accent: '#ff5a36', second: '#2b3cff' }
const mint: Palette = { ground: '#b9f2d2', ink: '#123a34', accent: '#ff5a36', second: '#ffd02e' }
const orange: Palette = { ground: '#ff5a36', ink: '#2a0d14', accent: '#ffd9e8', second: '#ffd02e' }

const founders: readonly [Sitter, Sitter] = [
  {
    skin: '#d9a079',
    hair: 'waves',
    hairColor: '#2a1a18',
    clothes: 'crew',
    cloth: '#ffd02e',
    under: '#ffd02e',
    ground: '#ff8ac4',
    halo: '#ff5a36',
    earring: '#fff3df',
  },
  {
    skin: '#8a583b',
    hair: 'curls',
    hairColor: '#1b1416',
    clothes: 'collar',
    cloth: '#ff8ac4',
    under: '#fff3df',
    ground: '#2b3cff',
    halo: '#ffd02e',
    glasses: '#141216',
    beard: true,
  },
]

/** Two sitters side by side, each before a colour of his own. */
const pair =
  ([left, right]: readonly [Sitter, Sitter]): Scene =>
  (canvas) => {
    const { width: w, height: h } = canvas
    const half = (sitter: Sitter, x: number): string =>
      canvas.clipped(
        rect(x, 0, w / 2, h, '#000'),
        group(portrait(sitter)(canvas), { transform: `translate(${x - w / 4} ${h * 0.06})` }),
      )
    return half(left, 0) + half(right, w / 2)
  }

const wide = { width: 1200, height: 900, grain: 5 }

/** The example's projects, by file name; its texts say what each shows. */
export const pictures: Record<string, Picture> = {
  '01': {
    ...wide,
    height: 1000,
    seed: 81,
    scene: posterRow(
      [
        [laughing('BARULHO'), pink],
        [shouted('BARULHO', 9), blue],
        [shapes(4), yellow],
      ],
      '#ff5a36',
      '#ffd02e',
    ),
  },
  '02': {
    ...wide,
    seed: 82,
    scene: cans('#ffb3d6', [
      [shoal, cream, 'LIMA'],
      [shapes(3), pink, 'FIGO'],
      [shoal, yellow, 'SAL'],
    ]),
  },
  '03': { ...wide, seed: 83, scene: toteBag(shapes(4), cream, '#2f9e78', 'FEIRA NOVA') },
  '04': {
    ...wide,
    seed: 84,
    scene: ticketApp('#ffd02e', { ground: '#fff3df', ink: '#1a1220', accent: '#ff6fb5', second: '#2b3cff' }),
  },
  '05': {
    ...wide,
    seed: 85,
    scene: passes('#4455ff', 'ONDAS 25', [
      { name: 'Teresa', role: 'Speaker', artwork: shapes(3), palette: mint },
      { name: 'Bruno', role: 'Crew', artwork: shoal, palette: orange },
      { name: 'Yara', role: 'Guest', artwork: burst(['25']), palette: pink },
    ]),
  },
  '06': {
    ...wide,
    seed: 86,
    scene: packaging(
      moonPhases(['PADARIA', 'LUA']),
      { ground: '#ff9b6b', ink: '#1f1a4a', accent: '#f2b92e', second: '#d9653e' },
      ['LUA', 'PAN'],
    ),
  },
  '07': {
    ...wide,
    seed: 87,
    scene: storyboard(
      bouncingFace,
      { ground: '#fff3df', ink: '#1a1220', accent: '#ff5a36', second: '#8fd6ff' },
      '#2b3cff',
    ),
  },
  '08': {
    ...wide,
    seed: 88,
    scene: storyboard(
      openingBeam(['CURTAS', 'BAIRRO']),
      { ground: '#e0322f', ink: '#1d0f1c', accent: '#fff0cf', second: '#7d1526' },
      '#ff8ac4',
    ),
  },
  '09': {
    ...wide,
    seed: 89,
    scene: billboard(
      burst(['VOTA', 'AGORA'], 17),
      { ground: '#fff3df', ink: '#2b3cff', accent: '#ff8ac4', second: '#ffd02e' },
      ['#3f8fd6', '#bfe3ee'],
      ['#f4e3c4', '#f2b9a0', '#e8d0d8', '#fff3df', '#d7e4d4'],
    ),
  },
  '10': { ...wide, seed: 90, scene: wallPoster(laughing('-1 CARRO'), mint, '#ffd02e') },
  studio: { ...wide, seed: 91, scene: pair(founders) },
}
