import type { Picture } from './lib/render.ts'
import { balance, halftone, quarterDiscs, swells } from './scenes/artwork.ts'
import { dusk, forest, logViewer, mapTool, night, paper, terminal, clusterDashboard } from './scenes/interface.ts'
import { hingedTin } from './scenes/hinged-tin.ts'
import { landscape, nightGarden, nightTown, type Weather } from './scenes/landscape.ts'
import { vessel } from './scenes/marks.ts'
import { packaging } from './scenes/packaging.ts'
import { portrait } from './scenes/portrait.ts'
import { books, enamelSign } from './scenes/print.ts'
import { deskLamp, stillLife } from './scenes/still-life.ts'
import { sitters } from './sitters.ts'

const tall = { width: 960, height: 1200, grain: 6 }
const wide = { width: 1200, height: 800, grain: 6 }
const square = { width: 1100, height: 1100, grain: 6 }
const shot = { width: 1200, height: 750, grain: 3 }

const dawn: Weather = {
  sky: ['#7fa7b8', '#f2c7a0', '#fbe3bd'],
  sun: { x: 0.62, y: 0.34, r: 0.07, color: '#fff0c2' },
  far: '#d3a68f',
  near: '#23404a',
  ridges: 6,
  horizon: 0.44,
  jagged: 0.2,
  trees: true,
}
/** The same valley as a press with two inks prints it. */
const twoInks: Weather = {
  ...dawn,
  sky: ['#efe4cf', '#efe4cf', '#efe4cf'],
  sun: { x: 0.62, y: 0.34, r: 0.07, color: '#efe4cf' },
  far: '#c9c2b3',
  near: '#5d6468',
}
const fjord: Weather = {
  sky: ['#1f3b63', '#e0765a', '#ffd08a'],
  sun: { x: 0.4, y: 0.45, r: 0.055, color: '#ffe3a0' },
  far: '#b5655f',
  near: '#1c2340',
  ridges: 5,
  horizon: 0.48,
  jagged: 0.8,
  water: true,
}
const polar: Weather = {
  sky: ['#0d1b3a', '#23507a', '#7fc2b4'],
  sun: { x: 0.72, y: 0.2, r: 0.045, color: '#eaf6e6' },
  far: '#5b98a3',
  near: '#0c1a2c',
  ridges: 5,
  horizon: 0.52,
  jagged: 0.75,
  trees: true,
  stars: true,
}
const dunes: Weather = {
  sky: ['#f2b35e', '#f6cf8e', '#fbe7c2'],
  sun: { x: 0.28, y: 0.24, r: 0.085, color: '#fff6df' },
  far: '#e29a62',
  near: '#7c2f2c',
  ridges: 5,
  horizon: 0.46,
  jagged: 0.05,
}
const coast: Weather = {
  sky: ['#a9c6cf', '#d6dfd6', '#f3e9d4'],
  sun: { x: 0.7, y: 0.3, r: 0.06, color: '#fffaf0' },
  far: '#9db4b2',
  near: '#2c4a48',
  ridges: 5,
  horizon: 0.5,
  jagged: 0.3,
  water: true,
}

/** The pictures of the demo portfolios, by portfolio and file name. */
/** Of the tin with a hinge, on its pictures and in its film. */
export const tinColors = { wall: '#e5b9a4', table: '#c99b7f', tin: '#d5492f', band: '#f4e6d8' }

export const demoPictures = {
  'ada-marlowe': {
    valley: { ...tall, seed: 41, scene: landscape(dawn) },
    'valley-two-inks': { ...tall, seed: 41, scene: landscape(twoInks) },
    'night-town': {
      ...wide,
      seed: 42,
      scene: nightTown(['#16204a', '#5a4a86'], ['#3a3f73', '#6b3f5c', '#2c4f6b', '#8a5348'], '#ffcf73'),
    },
    'night-garden': {
      ...square,
      seed: 43,
      scene: nightGarden('#1c2f45', ['#2f7a6a', '#4a9a6f', '#1f5a5e', '#7aa65a'], '#ef7f6b', '#f6c85a'),
    },
    covers: {
      ...wide,
      seed: 44,
      scene: books(
        [
          [swells, { ground: '#f6e7c8', ink: '#234a5c', accent: '#e4572e', second: '#7fb3a8' }],
          [halftone, { ground: '#f4c5b5', ink: '#5a2440', accent: '#e0432f', second: '#f7efe0' }],
          [balance, { ground: '#dfe8dc', ink: '#1f3a34', accent: '#f0a52e', second: '#8fb09a' }],
        ],
        '#cdbfa9',
      ),
    },
    dunes: { ...tall, seed: 45, scene: landscape(dunes) },
    fjord: { ...wide, seed: 46, scene: landscape(fjord) },
    sitter: { ...square, seed: 47, scene: portrait(sitters.friendly) },
    portrait: { width: 880, height: 1100, grain: 5, seed: 48, scene: portrait(sitters.ada) },
    'harbour-lights': {
      ...tall,
      seed: 49,
      scene: nightTown(['#0f2a33', '#2f6f73'], ['#24505a', '#3d4a6b', '#5a3f5c', '#2a6a5f'], '#ffd98a'),
    },
  },
  'marlowe-studio': {
    'quiet-three': {
      ...tall,
      seed: 51,
      scene: stillLife(
        '#c9b8a4',
        '#8c6f58',
        0.7,
        [
          {
            form: 'vase',
            x: 0.36,
            width: 0.3,
            height: 0.36,
            foot: 0.79,
            color: '#e9e0cf',
            dip: '#b8694a',
            branch: '#5c7a4e',
          },
          { form: 'bottle', x: 0.62, width: 0.2, height: 0.33, foot: 0.82, color: '#3f5f63' },
          { form: 'bowl', x: 0.76, width: 0.27, height: 0.11, foot: 0.89, color: '#d98a4a', dip: '#f0e4cf' },
        ],
        '#e8cfae',
      ),
    },
    lamp: { ...square, seed: 52, scene: deskLamp('#4f6a67', '#7d5a44', '#d9562e', '#c9a36a') },
    breakfast: {
      ...wide,
      seed: 53,
      scene: stillLife('#e7c9a8', '#b5794f', 0.62, [
        { form: 'jug', x: 0.25, width: 0.17, height: 0.4, foot: 0.8, color: '#f3ebdc', dip: '#2e5a7a' },
        { form: 'cup', x: 0.47, width: 0.12, height: 0.17, foot: 0.84, color: '#2e5a7a' },
        { form: 'bowl', x: 0.68, width: 0.22, height: 0.18, foot: 0.85, color: '#f3ebdc', dip: '#c8512f' },
        { form: 'sphere', x: 0.64, width: 0.065, height: 0.09, foot: 0.68, color: '#e2a02c' },
        { form: 'sphere', x: 0.71, width: 0.06, height: 0.085, foot: 0.675, color: '#d8772c' },
      ]),
    },
    tea: {
      ...wide,
      seed: 54,
      scene: packaging(quarterDiscs, { ground: '#e5b9a4', ink: '#22344d', accent: '#d5492f', second: '#c99b7f' }, [
        'TEA',
        'No 4',
      ]),
    },
    hinge: { width: 1200, height: 675, grain: 4, seed: 57, scene: hingedTin(96, tinColors) },
    bottles: {
      ...tall,
      seed: 55,
      scene: stillLife(
        '#33505a',
        '#22343c',
        0.72,
        [
          { form: 'bottle', x: 0.28, width: 0.2, height: 0.42, foot: 0.8, color: '#e0a23c' },
          { form: 'bottle', x: 0.5, width: 0.23, height: 0.35, foot: 0.84, color: '#d9d2c2', dip: '#a9b9b2' },
          { form: 'sphere', x: 0.74, width: 0.22, height: 0.17, foot: 0.87, color: '#c8512f' },
        ],
        '#47717a',
      ),
    },
    sign: {
      ...square,
      seed: 56,
      scene: enamelSign({ ground: '#c7b59c', ink: '#f0a52e', accent: '#23463f', second: '#f4ecdb' }, vessel),
    },
  },
  'jonas-feld': {
    tidewater: {
      ...shot,
      seed: 61,
      scene: mapTool(paper, 'Tidewater', 'Skarholm', [
        ['Depth', '8.4 m'],
        ['Current', '1.2 kn'],
        ['Clearance', '14 m'],
      ]),
    },
    lantern: {
      ...shot,
      seed: 62,
      scene: logViewer(
        night,
        'lantern – live',
        ['gateway', 'orders', 'billing', 'search', 'mailer', 'worker'],
        [
          'GET /v1/orders 200 in 18 ms',
          'cache hit orders:4821',
          'POST /v1/invoices 201 in 41 ms',
          'slow query: 312 ms, no index',
          'retry 2 of 5 in 400 ms',
          'upstream timeout after 2000 ms',
          'circuit open for billing',
          'job mail:welcome done',
        ],
      ),
    },
    ferry: {
      ...shot,
      seed: 63,
      scene: terminal(forest, 'ferry – zsh', [
        {
          parts: [
            ['→ ', 'good'],
            ['ferry plan --to production', 'text'],
          ],
        },
        { parts: [['  3 migrations, 0 locks, about 41 s', 'quiet']] },
        {
          parts: [
            ['  + ', 'good'],
            ['add column orders.currency', 'text'],
          ],
        },
        {
          parts: [
            ['  ~ ', 'warn'],
            ['backfill 18.4M rows in batches', 'text'],
          ],
        },
        {
          parts: [
            ['  - ', 'bad'],
            ['drop index orders_old_idx', 'text'],
          ],
        },
        { parts: [] },
        {
          parts: [
            ['→ ', 'good'],
            ['ferry run --watch', 'text'],
          ],
        },
        { parts: [['  schema    ', 'accent']], progress: 1 },
        { parts: [['  backfill  ', 'accent']], progress: 0.72 },
        { parts: [['  verify    ', 'accent']], progress: 0.08 },
        { parts: [] },
        {
          parts: [
            ['  ✓ ', 'good'],
            ['no blocked queries', 'text'],
            ['   p99 12 ms', 'quiet'],
          ],
        },
        {
          parts: [
            ['  ✓ ', 'good'],
            ['replicas within 80 ms', 'text'],
          ],
        },
      ]),
    },
    harbour: {
      ...shot,
      seed: 64,
      scene: clusterDashboard(
        dusk,
        'harbour – berths',
        [
          ['Calls today', '38'],
          ['Wait', '12 min'],
          ['On time', '96.4%'],
          ['Storm', '2 h'],
        ],
        ['Berth load', 'booked', 'used'],
      ),
    },
    portrait: { width: 900, height: 900, grain: 5, seed: 65, scene: portrait(sitters.jonas) },
  },
  'mio-aoki': {
    vases: {
      ...tall,
      seed: 81,
      scene: stillLife(
        '#d8d2c6',
        '#8a7a66',
        0.72,
        [
          { form: 'vase', x: 0.27, width: 0.26, height: 0.4, foot: 0.8, color: '#f4f0e6', branch: '#6d7f5b' },
          { form: 'bottle', x: 0.53, width: 0.19, height: 0.31, foot: 0.83, color: '#ece5d6', dip: '#b9ac95' },
          { form: 'vase', x: 0.76, width: 0.22, height: 0.22, foot: 0.87, color: '#f7f4ec', dip: '#c9bda8' },
        ],
        '#efe9dd',
      ),
    },
    morning: {
      ...wide,
      seed: 82,
      scene: stillLife('#e4dccb', '#a98e6d', 0.62, [
        { form: 'jug', x: 0.24, width: 0.16, height: 0.33, foot: 0.8, color: '#a8b39a', dip: '#6f8168' },
        { form: 'cup', x: 0.46, width: 0.11, height: 0.18, foot: 0.84, color: '#b7c0a8', dip: '#7c8d73' },
        { form: 'bowl', x: 0.69, width: 0.23, height: 0.17, foot: 0.86, color: '#f0eadb', dip: '#93a287' },
      ]),
    },
    night: {
      ...tall,
      seed: 83,
      scene: stillLife(
        '#3a3f45',
        '#24272b',
        0.74,
        [
          { form: 'bottle', x: 0.4, width: 0.19, height: 0.45, foot: 0.82, color: '#17191c', dip: '#4a3a30' },
          { form: 'sphere', x: 0.66, width: 0.24, height: 0.18, foot: 0.87, color: '#22262a' },
        ],
        '#59616a',
      ),
    },
    'moon-bowl': {
      ...wide,
      seed: 84,
      scene: stillLife('#c7d0c3', '#7d8a79', 0.6, [
        { form: 'bowl', x: 0.5, width: 0.46, height: 0.3, foot: 0.86, color: '#a9bfa5', dip: '#dfe6d8' },
        { form: 'sphere', x: 0.62, width: 0.06, height: 0.09, foot: 0.59, color: '#f3efe0' },
      ]),
    },
    tea: {
      ...square,
      seed: 85,
      scene: stillLife(
        '#d9b79a',
        '#7a4a33',
        0.66,
        [
          { form: 'jug', x: 0.34, width: 0.28, height: 0.26, foot: 0.8, color: '#8c3f26', dip: '#5f2a1b' },
          { form: 'cup', x: 0.62, width: 0.12, height: 0.14, foot: 0.84, color: '#a4512f' },
          { form: 'cup', x: 0.79, width: 0.12, height: 0.14, foot: 0.88, color: '#93462a' },
        ],
        '#e8cdb4',
      ),
    },
    portrait: {
      width: 880,
      height: 1100,
      grain: 5,
      seed: 86,
      scene: portrait({ ...sitters.designer, cloth: '#4f6b58', under: '#4f6b58', ground: '#e6ddcb', halo: '#b5542f' }),
    },
  },
  'north-by-bicycle': {
    'polar-night': { ...wide, seed: 71, scene: landscape(polar) },
    'grey-coast': { ...tall, seed: 72, scene: landscape(coast) },
    'first-light': { ...wide, seed: 73, scene: landscape(dawn) },
    'evening-fjord': { ...tall, seed: 74, scene: landscape(fjord) },
  },
} satisfies Record<string, Record<string, Picture>>
