import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildAll } from './build.ts'
import { requireChromium } from './chromium.ts'
import { root, seedDataDir } from './lib/paths.ts'
import { Problem } from './lib/problem.ts'
import { run } from './lib/processes.ts'
import { runVerb } from './lib/verb.ts'
import { moveToTestPorts } from './ports.ts'
import { startSuite } from './suite.ts'

const benches = join(root, 'tests/bench')

/** Benches that need only the builds; emulators would keep the machine busy. */
const withoutApp = ['render']

/** Runs one file of tests/bench against the app, started as for the tests. */
await runVerb(async ([name = '', ...args]) => {
  const names = (await readdir(benches)).flatMap((file) => /^(.+)\.bench\.ts$/.exec(file)?.[1] ?? [])
  if (!names.includes(name)) throw new Problem(`Say what to measure: npm run bench ${names.join('|')}`)
  moveToTestPorts()
  const bench = () =>
    run(process.execPath, [join(benches, `${name}.bench.ts`), ...args], { cwd: root, env: process.env, show: true })
  await buildAll()
  if (withoutApp.includes(name)) return (await bench()).code
  await requireChromium()
  const suite = await startSuite({ importFrom: seedDataDir })
  try {
    return (await bench()).code
  } finally {
    await suite.stop()
  }
})
