import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import { chromiumFlags, findChromium } from '../../local/chromium.ts'
import { adminEnvironment } from '../support/env.ts'
import { checkLine, passes } from './figures.ts'
import { medianOf, slowedBlocking, visit, type Measured } from './pages/measure.ts'
import { checksOf, heading, line, type Result } from './pages/report.ts'
import { serve } from './serve.ts'
import { allSites } from './pages/sites.ts'

/**
 * Every template beside a page without script or style, a single-page app with the same content, and other people's
 * themes, in Lighthouse; fails where a limit is missed. `--runs 1` for a quick look, `--only developer-pro,floor` or `--only template` for some.
 */
Object.assign(process.env, adminEnvironment)

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
})
const wanted = values.only.split(',').filter(Boolean)
const isWanted = (...names: (string | undefined)[]) =>
  wanted.length === 0 || names.some((name) => name !== undefined && wanted.includes(name))

const sites = (await allSites()).filter(({ name, template, kind }) => isWanted(name, template, kind))
// Not by way of Playwright: it attaches itself to every page, and opens a JavaScript context in it that is counted as the page's.
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', ...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
})
try {
  const visits = new Map(sites.map((site) => [site, [] as Measured[]]))
  // In turns, so that whatever else the machine does slows all of them alike.
  for (let run = 1; run <= Number(values.runs); run++) {
    for (const site of sites) {
      const served = await serve(site.files)
      const measured = await visit(served.address, chrome.port)
      // Of the pages of ours, and of those without script for comparison: the others take half a minute to come to rest.
      if (site.kind === 'template' || site.kind === 'floor')
        measured.slowed = await slowedBlocking(served.address, chrome.port)
      visits.get(site)?.push(measured)
      served.stop()
    }
    process.stderr.write(`Run ${run} of ${values.runs} is over\n`)
  }
  const results = sites.map((site): Result => ({ ...site, measured: medianOf(visits.get(site) ?? []) }))
  const checks = checksOf(results)
  process.stdout.write(`\n${[heading(), ...results.map(line), '', ...checks.map(checkLine)].join('\n')}\n`)
  process.exitCode = checks.every(passes) ? 0 : 1
} finally {
  chrome.kill()
}
