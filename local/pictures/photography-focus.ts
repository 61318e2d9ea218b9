import type { Picture } from './lib/render.ts'
import { boathouse } from './scenes/boathouse.ts'
import { capeAtDusk, capeUnderStars } from './scenes/cape.ts'
import { dunes, valleyFog } from './scenes/highland.ts'
import { longShadow } from './scenes/long-shadow.ts'
import { oilskin } from './scenes/oilskin.ts'
import { openSea } from './scenes/seascape.ts'
import { stillWater } from './scenes/still-water.ts'
import { quinces } from './scenes/table.ts'
import { tramWindow } from './scenes/tram-window.ts'
import { fogForest } from './scenes/woodland.ts'

const wide = { width: 1200, height: 800, grain: 4 }
const tall = { width: 960, height: 1200, grain: 4 }
const broad = { width: 1280, height: 720, grain: 4 }
const square = { width: 1000, height: 1000, grain: 4 }

/** The example's photographs, by file name, in the proportions of the places that they have on the wall. */
export const pictures: Record<string, Picture> = {
  cape: { width: 1600, height: 1000, grain: 4, seed: 1, scene: capeAtDusk },
  swell: { width: 1020, height: 680, grain: 2, seed: 1, scene: openSea },
  eucalyptus: { ...tall, seed: 2, scene: fogForest },
  boathouse: { ...wide, seed: 2, scene: boathouse },
  dunes: { ...broad, seed: 1, scene: dunes },
  rafts: { ...square, seed: 2, scene: stillWater },
  ridges: { ...wide, seed: 2, scene: valleyFog },
  tram: { ...tall, seed: 2, scene: tramWindow },
  oilskin: { ...tall, seed: 2, scene: oilskin },
  hour: { ...broad, seed: 1, scene: capeUnderStars },
  quinces: { ...wide, seed: 2, scene: quinces },
  shadow: { width: 840, height: 1050, grain: 2, seed: 2, scene: longShadow },
}
