import type { Picture } from './lib/render.ts'
import {
  clusterDashboard,
  dusk,
  flameGraph,
  forest,
  incidentTimeline,
  night,
  stateDiagram,
} from './scenes/interface.ts'
import { portrait } from './scenes/portrait.ts'
import { sitters } from './sitters.ts'

const shot = { width: 1200, height: 750, grain: 3 }

/** The example's projects, by file name; its texts say what each shows. */
export const pictures: Record<string, Picture> = {
  '01': {
    ...shot,
    seed: 31,
    scene: clusterDashboard(
      night,
      'tidemark – five nodes',
      [
        ['Events/s', '1.41M'],
        ['Lag', '3.1 ms'],
        ['Uptime', '99.98%'],
        ['Snapshots', '12'],
      ],
      ['Throughput and lag', 'events', 'lag'],
    ),
  },
  '02': {
    ...shot,
    seed: 32,
    scene: incidentTimeline(dusk, 'pagerglass', [
      ['04:02', 'Ines', 'Checkout errors above 5 %'],
      ['04:05', 'Ruben', 'Pool on db-3 is exhausted'],
      ['04:11', 'Mei', 'It began with the 03:50 deploy'],
      ['04:19', 'Ruben', 'Rolling back region by region'],
      ['04:31', 'Ines', 'Errors are back to normal'],
      ['04:49', 'Mei', 'Review on Thursday at ten'],
    ]),
  },
  '03': {
    ...shot,
    seed: 33,
    scene: stateDiagram(
      forest,
      'leasehold',
      ['Idle', 'Asking', 'Held', 'Expired', 'Fenced'],
      [
        'A acquires',
        'A granted',
        'A pauses 9 s',
        'lease expires',
        'B acquires',
        'B granted',
        'A wakes up',
        'A writes',
        'B writes',
        'two holders',
      ],
    ),
  },
  '04': {
    ...shot,
    seed: 34,
    scene: flameGraph(night, 'flamekeeper', [
      'main',
      'runtime::block_on',
      'server::handle',
      'orders::list',
      'json::encode',
      'String::grow',
      'alloc',
    ]),
  },
  portrait: { width: 900, height: 900, grain: 5, seed: 22, scene: portrait(sitters.developer) },
}
