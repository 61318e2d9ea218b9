import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import { chromiumFlags, findChromium } from '../../local/chromium.ts'
import { root } from '../../local/lib/paths.ts'
import { addresses, adminEnvironment } from '../support/env.ts'
import { floorOf } from './entrances/floor.ts'
import { openingChecks, openings } from './entrances/opening.ts'
import { checksOf } from './entrances/report.ts'
import { checkLine, passes } from './figures.ts'
import { medianOf, visit, type Measured } from './pages/measure.ts'
import { cells, heading } from './pages/report.ts'
import { folder, serve, type File, type Files } from './serve.ts'

/**
 * The screens that strangers arrive at, in Lighthouse, beside a page with the same texts and pictures and nothing else; fails where a
 * limit is missed. Then the dashboard and the editor, on a slow phone: how long until they can be used. `--runs 1` for a quick look, `--only /templates,/login` for some.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
})
const wanted = values.only.split(',').filter(Boolean)
const isWanted = (path: string) => wanted.length === 0 || wanted.includes(path)

const assets = folder(join(root, 'web/dist'))
const html = 'text/html; charset=utf-8'

/** Those that are HTML have a floor; an app has no content of its own before its script. */
const entrances = ['/', '/templates', '/templates/developer-pro', '/portfolio/developer-pro'].filter(isWanted)
const apps = ['/login', '/signup'].filter(isWanted)

interface Measuring {
  name: string
  path: string
  files: Files
  visits: Measured[]
}

const fetched = async (path: string): Promise<File> => {
  const response = await fetch(addresses.hosting + path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name === 'content-security-policy'))
  return { type: response.headers.get('content-type') ?? '', body: await response.text(), headers }
}

const robots = await fetched('/robots.txt')
/** A page at its own address, with the files that Hosting serves beside it. */
const at =
  (path: string, page: File): Files =>
  async (asked) =>
    asked === path ? page : asked === '/robots.txt' ? robots : assets(asked)

const measuring = (
  await Promise.all(
    [...entrances, ...apps].map(async (path): Promise<Measuring[]> => {
      const page = await fetched(path)
      const own = { name: path, path, files: at(path, page), visits: [] }
      if (apps.includes(path)) return [own]
      const floor = { type: html, body: floorOf(String(page.body)) }
      return [own, { name: `  floor of ${path}`, path, files: at(path, floor), visits: [] }]
    }),
  )
).flat()

const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', ...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
})
try {
  // In turns, so that whatever else the machine does slows all of them alike.
  for (let run = 1; run <= Number(values.runs); run++) {
    for (const { path, files, visits } of measuring) {
      const served = await serve(files)
      visits.push(await visit(new URL(path, served.address).href, chrome.port))
      served.stop()
    }
    process.stderr.write(`Run ${run} of ${values.runs} is over\n`)
  }
  const results = measuring.map(({ name, path, visits }) => ({ name, path, measured: medianOf(visits) }))
  const pairs = entrances.flatMap((path) => {
    const [own, floor] = results.filter((result) => result.path === path)
    return own && floor ? [{ path, measured: own.measured, floor: floor.measured }] : []
  })
  const opened = isWanted('/dashboard') ? await openedScreens() : []
  const checks = [...checksOf(pairs), ...openingChecks(opened)]
  const lines = results.map(
    ({ name, measured }) => `${name.padEnd(34)}${cells(measured)}\n  … largest: ${measured.largest.slice(0, 100)}`,
  )
  const times = opened.map(({ name, cold, warm }) => `${name.padEnd(34)}${seconds(cold)} cold, ${seconds(warm)} warm`)
  process.stdout.write(`\n${[heading(), ...lines, '', ...times, '', ...checks.map(checkLine)].join('\n')}\n`)
  process.exitCode = checks.every(passes) ? 0 : 1
} finally {
  chrome.kill()
}

async function openedScreens() {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    Object.assign(process.env, adminEnvironment)
    const context = await browser.newContext()
    const opened = await openings(context, Number(values.runs))
    await context.close()
    return opened
  } finally {
    await browser.close()
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}
