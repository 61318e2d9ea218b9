import { readFile } from 'node:fs/promises'
import { buildAll } from './build.ts'
import { requireChromium } from './chromium.ts'
import { seedDataDir } from './lib/paths.ts'
import { messageOf } from './lib/problem.ts'
import { runVerb } from './lib/verb.ts'
import { startMailbox } from './mailbox/server.ts'
import { host, moveToTestPorts, portOffset, portsAt, secondLaneOffset } from './ports.ts'
import { startPayments } from './stripe/start.ts'
import { startSuite } from './suite.ts'
import { serverTrouble, summary, totals, type StageResult } from './test-report.ts'
import { emulatorStages, runStage, selectStages, staticStages, type Stage } from './test-stages.ts'

type Running = { logFile: string; stop: () => Promise<void> }

/** The app as a newcomer gets it: fresh builds, seeded data, nothing kept. */
const startApp = async (offset: number): Promise<Running> => {
  await buildAll()
  // Custom domains are looked up where a test says what is in DNS.
  const env = { DNS_SERVERS: `${host}:${portsAt(offset).names}` }
  const suite = await startSuite({ importFrom: seedDataDir, env, offset })
  const mailbox = await startMailbox(suite.ports)
  const payments = await startPayments(suite.ports)
  const stop = async (): Promise<void> => {
    await payments.stop()
    await mailbox.stop()
    await suite.stop()
  }
  return { logFile: suite.logFile, stop }
}

/** All that tests of the rules need. */
const startDatabases = (offset: number): Promise<Running> =>
  startSuite({ only: ['auth', 'firestore', 'storage'], offset })

type Started = Running | { failure: string }

/** Never rejects: it runs beside other stages, whose results must not get lost. */
const startFor = async (stages: readonly Stage[], offset: number): Promise<Started> => {
  try {
    if (stages.includes('e2e') || stages.includes('security')) await requireChromium()
    return await (stages.every((stage) => stage === 'rules') ? startDatabases(offset) : startApp(offset))
  } catch (error) {
    return { failure: messageOf(error) }
  }
}

type RunStages = { filter: string[]; atEnd: boolean; env?: Record<string, string> }

const runInOrder = async (stages: readonly Stage[], options: RunStages): Promise<StageResult[]> => {
  const results: StageResult[] = []
  for (const stage of stages) results.push(await runStage(stage, options))
  return results
}

/** Runs stages against emulators of their own. */
const runWithApp = async (
  stages: readonly Stage[],
  options: RunStages,
  offset: number,
  starting: Promise<Started>,
): Promise<StageResult[]> => {
  const started = await starting
  if ('failure' in started) {
    console.error(`✖ ${started.failure}`)
    return stages.map((stage) => ({
      stage,
      passed: 0,
      failures: [{ name: 'not started', message: started.failure }],
      timed: [],
      seconds: 0,
      processorUse: 0,
    }))
  }
  try {
    const results = await runInOrder(stages, { ...options, env: { VITRINE_PORT_OFFSET: String(offset) } })
    if (totals(results).failed > 0) console.log(serverTrouble(await readFile(started.logFile, 'utf8')))
    return results
  } finally {
    await started.stop()
  }
}

const isIn = (stages: readonly Stage[]) => (stage: Stage) => stages.includes(stage)

/**
 * Runs the stages in two lanes side by side. The browser tests compute; most other stages wait a lot, and faults turn off
 * triggers and export the data: so each lane has emulators of its own.
 */
const runLanes = async (stages: readonly Stage[], filter: string[]): Promise<StageResult[]> => {
  const fixed = stages.filter(isIn(staticStages))
  const browser = stages.filter(isIn(['e2e']))
  const others = stages.filter(isIn(emulatorStages)).filter((stage) => stage !== 'e2e')
  const lanes = [browser, [...fixed, ...others]].filter((lane) => lane.length > 0)
  if (lanes.length > 1) console.log(`Running side by side: ${lanes.map((lane) => lane.join(', ')).join(' | ')} …`)
  const options = { filter, atEnd: lanes.length > 1 }

  const first = portOffset()
  const second = browser.length > 0 ? first + secondLaneOffset : first
  // One after the other: both build and both look for the emulators' jars.
  const browserApp = browser.length > 0 ? startFor(browser, first) : undefined
  const otherApp =
    others.length > 0 ? (browserApp ?? Promise.resolve()).then(() => startFor(others, second)) : undefined
  const [browserResults, otherResults] = await Promise.all([
    browserApp ? runWithApp(browser, { ...options, atEnd: false }, first, browserApp) : [],
    runInOrder(fixed, options).then(async (results) => [
      ...results,
      ...(otherApp ? await runWithApp(others, options, second, otherApp) : []),
    ]),
  ])
  return [...otherResults, ...browserResults]
}

/** Asks the stages that try only a part of all inputs for all of them. */
const thorough = '--thorough'

await runVerb(async (args) => {
  const begin = Date.now()
  const { stages, filter } = selectStages(args.filter((arg) => arg !== thorough))
  if (args.includes(thorough)) process.env.VITRINE_THOROUGH = '1'
  // Ports of its own: a developer's running app and its data are never touched.
  // Never a real provider either, whatever key is set for development.
  delete process.env.STRIPE_SECRET_KEY
  moveToTestPorts()
  const results = await runLanes(stages, filter)
  console.log(summary(results, (Date.now() - begin) / 1000))
  return totals(results).failed > 0 ? 1 : 0
})
