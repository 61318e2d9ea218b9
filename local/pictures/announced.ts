import type { TemplateId } from '@vitrine/common/templates/ids'
import { folds, overprint, quarterDiscs, treeRings, type Artwork, type Palette } from './scenes/artwork.ts'
import { demoPictures } from './demo.ts'
import type { Picture, Scene } from './lib/render.ts'
import { caseFilePage, darkroomPage, magazinePage, studioPage } from './scenes/pages.ts'
import { portrait } from './scenes/portrait.ts'
import { sitters } from './sitters.ts'

const page = { width: 1200, height: 900, grain: 4 }

const print =
  (artwork: Artwork, palette: Palette): Scene =>
  (canvas) =>
    artwork(canvas, canvas.width, canvas.height, palette)

const loud = {
  lilac: { ground: '#d9c8ff', ink: '#17120f', accent: '#5b2bd9', second: '#ffc53d' },
  lime: { ground: '#e4f25a', ink: '#17120f', accent: '#ff5a36', second: '#2b6cff' },
  sky: { ground: '#bfe3ff', ink: '#17307a', accent: '#ff5a36', second: '#ffffff' },
  cream: { ground: '#fff3da', ink: '#17307a', accent: '#ee6a4c', second: '#f3b54a' },
} satisfies Record<string, Palette>

const { 'ada-marlowe': ada, 'marlowe-studio': studio, 'north-by-bicycle': north } = demoPictures

/** Thumbnails of the templates that are announced, in the character that each will have. An entry goes when its template is built. */
export const announced: Partial<Record<TemplateId, Picture>> = {
  'business-executive': { ...page, seed: 80, scene: magazinePage(ada.fjord.scene, portrait(sitters.executive)) },
  'creative-studio': {
    ...page,
    seed: 90,
    scene: studioPage([print(folds, loud.lilac), print(treeRings, loud.lime), print(quarterDiscs, loud.sky), print(overprint, loud.cream)]),
  },
  'photography-focus': {
    ...page,
    seed: 100,
    scene: darkroomPage(north['polar-night'].scene, [ada.dunes.scene, studio.bottles.scene, ada.valley.scene, north['grey-coast'].scene]),
  },
  'portfolio-v7-victorian-detective': { ...page, grain: 2, seed: 120, scene: caseFilePage(portrait(sitters.jonas)) },
}
