import type { Picture } from './lib/render.ts'
import { boardroom, containerPort, fourPages, spiralStairs, viaduct } from './scenes/industry.ts'
import type { Weather } from './scenes/landscape.ts'
import { portrait } from './scenes/portrait.ts'
import { sitters } from './sitters.ts'

const wide = { width: 1080, height: 720, grain: 5 }

const firstLight: Weather = {
  sky: ['#43598a', '#d8ae90', '#f7e3c0'],
  sun: { x: 0.24, y: 0.34, r: 0.05, color: '#fff0cb' },
  far: '#c9a69a',
  near: '#22335c',
  ridges: 5,
  horizon: 0.42,
  jagged: 0.15,
  trees: true,
}

/** The example's portrait and covers, by file name; its texts say what each shows. */
export const pictures: Record<string, Picture> = {
  lead: {
    width: 1500,
    height: 1000,
    grain: 5,
    seed: 81,
    scene: viaduct(firstLight, '#a98672', ['#b4553a', '#d9c7a0', '#2f5570', '#7d3a3a', '#c98f3f', '#4b6b62']),
  },
  '01': {
    ...wide,
    seed: 82,
    scene: containerPort(
      ['#1f2f5a', '#8a6f92', '#f2b98a'],
      ['#c4593c', '#d8a84e', '#2f6a7d', '#8f3f46', '#e0d3b4', '#3f5b8c'],
      '#1a2340',
    ),
  },
  '02': { ...wide, seed: 83, scene: boardroom('#8f9aa6', '#6b4129', '#24345a', ['#c9d6de', '#7f93a8']) },
  '03': { ...wide, seed: 84, scene: fourPages('#4a3226', '#f1e8d6', '#1d2f57', '#b4553a') },
  '04': { ...wide, seed: 85, scene: spiralStairs('#f3dfb6', '#2c437c', '#c98f3a', '#f0c87f') },
  portrait: { width: 900, height: 900, grain: 5, seed: 86, scene: portrait(sitters.executive) },
}
