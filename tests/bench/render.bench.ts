import { templateIds } from '@vitrine/common/templates/ids'
import { checkLine, median, p95, passes, round, type Check } from './figures.ts'
import { benchRender } from './render/pages.ts'
import { loadTimes } from './render/load.ts'

/** How long a page with 200 projects takes to render, and how long an instance of `site` takes to load. */
const checks: Check[] = []
process.stdout.write('\nRendering with 200 projects\n')
const render = await benchRender()
for (const id of templateIds) {
  const times = await render(id)
  process.stdout.write(`${id.padEnd(34)} median ${round(median(times))} ms, 95th percentile ${round(p95(times))} ms\n`)
  checks.push({ what: `95th percentile of ${id}`, value: p95(times), limit: 15, unit: 'ms' })
}

const { empty, built, deployed } = await loadTimes()
process.stdout.write(`\nLoading in a fresh process, median of ${empty.length}\n`)
process.stdout.write(`A function that does nothing                      ${round(median(empty))} ms\n`)
process.stdout.write(`site, with all that answers a page, as built      ${round(median(built))} ms\n`)
process.stdout.write(`site, as deployed: its code compiled once before  ${round(median(deployed))} ms\n\n`)
checks.push({ what: 'Loading `site` as deployed', value: median(deployed), limit: 250, unit: 'ms' })

process.stdout.write(`${checks.map(checkLine).join('\n')}\n`)
process.exitCode = checks.every(passes) ? 0 : 1
