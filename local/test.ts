import { readFile } from 'node:fs/promises'
import { buildAll } from './build.ts'
import { requireChromium } from './chromium.ts'
import { findEmulatorJars } from './emulators/find.ts'
import { messageOf } from './lib/problem.ts'
import { onEnd, runVerb } from './lib/verb.ts'
import { addressOf, laneOffsets, moveToTestPorts, portOffset, portsAt } from './ports.ts'
import { startSuite } from './suite.ts'
import { announceApp, keptApp, startTestApp, type Running } from './test-app.ts'
import { serverTrouble, summary, totals, withSecondTry, type StageResult } from './test-report.ts'
import { anyNeeds, lanes, runStage, secondTryOf, selectStages, type Stage } from './test-stages.ts'

/** All that tests of the rules need. */
const startDatabases = (offset: number): Promise<Running> =>
  startSuite({ only: ['auth', 'firestore', 'storage'], offset })

type RunLane = { stages: readonly Stage[]; offset: number; filter: string[]; atEnd: boolean }

/** A lane that has ended, with its emulators still running. */
type Lane = { results: StageResult[]; env: Record<string, string>; running: Running | undefined }

/** Never rejects: a suite that does not start fails the stages that need it, and the results of all others are kept. */
const runLane = async ({ stages, offset, filter, atEnd }: RunLane, build: () => Promise<void>): Promise<Lane> => {
  const env = { VITRINE_PORT_OFFSET: String(offset) }
  const results: StageResult[] = []
  let running: Running | undefined
  try {
    for (const stage of stages) {
      // The emulators that one stage starts serve those after it, too.
      const withApp = anyNeeds(stages.slice(stages.indexOf(stage)), 'build')
      if (withApp && anyNeeds([stage], 'build', 'emulators')) await build()
      if (!running && anyNeeds([stage], 'emulators')) {
        running = (await keptApp(offset)) ?? (await (withApp ? startTestApp(offset) : startDatabases(offset)))
      }
      results.push(await runStage(stage, { filter, atEnd, env }))
    }
    if (running && totals(results).failed > 0) console.log(serverTrouble(await readFile(running.logFile, 'utf8')))
  } catch (error) {
    const message = messageOf(error)
    console.error(`✖ ${message}`)
    const failures = [{ name: 'not started', message }]
    const missing = stages.slice(results.length)
    results.push(...missing.map((stage) => ({ stage, passed: 0, failures, timed: [], seconds: 0, processorUse: 0 })))
  }
  return { results, env, running }
}

/** Runs what failed beside other stages once more, now that the machine has nothing else to do. */
const tryAgain = async ({ results, env }: Lane): Promise<StageResult[]> => {
  const judged: StageResult[] = []
  for (const result of results) {
    const second = secondTryOf(result)
    judged.push(second ? withSecondTry(result, await runStage(second.stage, { filter: second.filter, env })) : result)
  }
  return judged
}

/** Builds the app once, and finds the browser, for all lanes. */
const buildOnce = (stages: readonly Stage[]): (() => Promise<void>) => {
  let built: Promise<void> | undefined
  const build = async (): Promise<void> => {
    if (anyNeeds(stages, 'browser')) await requireChromium()
    if (anyNeeds(stages, 'emulators')) await findEmulatorJars()
    await buildAll()
  }
  return () => (built ??= build())
}

const runLanes = async (stages: readonly Stage[], filter: string[]): Promise<StageResult[]> => {
  const first = portOffset()
  const chosen = lanes
    .map((lane) => lane.filter((stage) => stages.includes(stage)))
    .filter((lane) => lane.length > 0)
    .map((lane, index) => ({ stages: lane, offset: first + (laneOffsets[index] ?? 0) }))
  const atEnd = chosen.length > 1
  if (atEnd) console.log(`Running side by side: ${chosen.map((lane) => lane.stages.join(', ')).join(' | ')} …`)
  const build = buildOnce(stages)
  const ended = await Promise.all(chosen.map((lane) => runLane({ ...lane, filter, atEnd }, build)))
  const results: StageResult[] = []
  try {
    for (const lane of ended) results.push(...(atEnd ? await tryAgain(lane) : lane.results))
  } finally {
    await Promise.all(ended.map(async ({ running }) => running?.stop()))
  }
  return results
}

/** Keeps the app as tests need it until Ctrl-C: what is tested meanwhile need not start one. */
const keepApp = async (): Promise<number> => {
  const offset = portOffset()
  await buildOnce(['e2e'])()
  const app = await startTestApp(offset)
  onEnd(await announceApp(offset))
  console.log(`The app of the tests runs at ${addressOf(portsAt(offset), 'hosting')}. In another terminal:`)
  console.log('  npm test -- e2e -g "username"')
  await app.ended
  return 1
}

/** Asks the stages that try only a part of all inputs for all of them. */
const thorough = '--thorough'

await runVerb(async (args) => {
  const begin = Date.now()
  if (args.includes(thorough)) process.env.VITRINE_THOROUGH = '1'
  // Ports of its own: a developer's running app and its data are never touched.
  // Never a real provider either, whatever key is set for development.
  delete process.env.STRIPE_SECRET_KEY
  moveToTestPorts()
  if (args.includes('--keep')) return keepApp()
  const { stages, filter } = selectStages(args.filter((arg) => arg !== thorough))
  const results = await runLanes(stages, filter)
  console.log(summary(results, (Date.now() - begin) / 1000))
  return totals(results).failed > 0 ? 1 : 0
})
