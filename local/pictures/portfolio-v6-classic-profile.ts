import type { Picture } from './lib/render.ts'
import { sinkingSun, treeRings } from './scenes/artwork.ts'
import { mapTool, paper } from './scenes/interface.ts'
import { nightTown } from './scenes/landscape.ts'
import { packaging } from './scenes/packaging.ts'
import { portrait } from './scenes/portrait.ts'
import { exhibitionWall } from './scenes/print.ts'
import { sitters } from './sitters.ts'

const wide = { width: 1200, height: 800, grain: 5 }

/** The example's projects, by file name; its texts say what each shows. */
export const pictures: Record<string, Picture> = {
  '01': {
    ...wide,
    seed: 61,
    scene: packaging(
      sinkingSun(['Kettle', 'Lab'], ['40 tests', 'Age 12+']),
      { ground: '#8fbfb0', ink: '#17413a', accent: '#e8743f', second: '#e6cfa6' },
      ['Salt', 'Zinc'],
    ),
  },
  '02': {
    ...wide,
    seed: 62,
    grain: 3,
    scene: mapTool({ ...paper, accent: '#1f7a78', desk: ['#f0c9a4', '#d98f62'] }, 'tidewatch', 'Spiddal pier', [
      ['School', 'No 7'],
      ['Level', '3.42 m'],
      ['Next low', '16:48'],
    ]),
  },
  '03': {
    ...wide,
    seed: 63,
    scene: exhibitionWall(
      { ground: '#fbf1de', ink: '#4a2f20', accent: '#2a6658', second: '#e3c79c' },
      treeRings,
      ['Old', 'trees'],
      '#d9683a',
    ),
  },
  '04': {
    ...wide,
    seed: 64,
    scene: nightTown(['#132a4a', '#4f6f96'], ['#2f4a6b', '#7a4a52', '#2c5f63', '#946046'], '#ffd27a'),
  },
  portrait: { width: 900, height: 900, grain: 5, seed: 23, scene: portrait(sitters.friendly) },
}
