import { readFile } from 'node:fs/promises'
import { buildAll } from './build.ts'
import { requireChromium } from './chromium.ts'
import { findEmulatorJars } from './emulators/find.ts'
import { seedDataDir } from './lib/paths.ts'
import { messageOf } from './lib/problem.ts'
import { runVerb } from './lib/verb.ts'
import { startMailbox } from './mailbox/server.ts'
import { host, laneOffsets, moveToTestPorts, portOffset, portsAt } from './ports.ts'
import { startPayments } from './stripe/start.ts'
import { startSuite } from './suite.ts'
import { serverTrouble, summary, totals, type StageResult } from './test-report.ts'
import { emulatorStages, lanes, runStage, selectStages, type Stage } from './test-stages.ts'

type Running = { logFile: string; stop: () => Promise<void> }

/** The app as a newcomer gets it: seeded data, nothing kept. */
const startApp = async (offset: number): Promise<Running> => {
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

type RunLane = { stages: readonly Stage[]; offset: number; filter: string[]; atEnd: boolean }

/** Never rejects: a suite that does not start fails the stages that need it, and the results of all others are kept. */
const runLane = async (
  { stages, offset, filter, atEnd }: RunLane,
  build: () => Promise<void>,
): Promise<StageResult[]> => {
  const env = { VITRINE_PORT_OFFSET: String(offset) }
  const results: StageResult[] = []
  let running: Running | undefined
  try {
    for (const stage of stages) {
      if (!running && emulatorStages.some((name) => name === stage)) {
        const onlyRules = stages.slice(stages.indexOf(stage)).every((name) => name === 'rules')
        if (!onlyRules) await build()
        running = await (onlyRules ? startDatabases(offset) : startApp(offset))
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
  } finally {
    await running?.stop()
  }
  return results
}

/** Builds the app once, and finds the browser, for all lanes. */
const buildOnce = (stages: readonly Stage[]): (() => Promise<void>) => {
  let built: Promise<void> | undefined
  const build = async (): Promise<void> => {
    if (stages.includes('e2e') || stages.includes('security')) await requireChromium()
    await findEmulatorJars()
    await buildAll()
  }
  return () => (built ??= build())
}

const runLanes = async (stages: readonly Stage[], filter: string[]): Promise<StageResult[]> => {
  const first = portOffset()
  const chosen = lanes
    .map((lane, index) => ({
      stages: lane.filter((stage) => stages.includes(stage)),
      offset: first + (laneOffsets[index] ?? 0),
    }))
    .filter((lane) => lane.stages.length > 0)
  const atEnd = chosen.length > 1
  if (atEnd) console.log(`Running side by side: ${chosen.map((lane) => lane.stages.join(', ')).join(' | ')} …`)
  const build = buildOnce(stages)
  return (await Promise.all(chosen.map((lane) => runLane({ ...lane, filter, atEnd }, build)))).flat()
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
