import { readFile } from 'node:fs/promises'
import { buildAll } from './build.ts'
import { requireChromium } from './chromium.ts'
import { seedDataDir } from './lib/paths.ts'
import { messageOf } from './lib/problem.ts'
import { runVerb } from './lib/verb.ts'
import { startMailbox } from './mailbox/server.ts'
import { currentPorts, host, moveToTestPorts } from './ports.ts'
import { startPayments } from './stripe/start.ts'
import { startSuite } from './suite.ts'
import { serverTrouble, summary, totals, type StageResult } from './test-report.ts'
import { emulatorStages, runStage, selectStages, staticStages, type Stage } from './test-stages.ts'

const runInOrder = async (stages: readonly Stage[], filter: string[]): Promise<StageResult[]> => {
  const results: StageResult[] = []
  for (const stage of stages) results.push(await runStage(stage, { filter }))
  return results
}

/** Stages that share nothing: they run side by side, because two of them keep one processor busy each. */
const runTogether = (stages: readonly Stage[], filter: string[]): Promise<StageResult[]> => {
  if (stages.length > 1) console.log(`Running side by side: ${stages.join(', ')} …`)
  return Promise.all(stages.map((stage) => runStage(stage, { filter, atEnd: stages.length > 1 })))
}

type Running = { logFile: string; stop: () => Promise<void> }

/** The app as a newcomer gets it: fresh builds, seeded data, nothing kept. */
const startApp = async (): Promise<Running> => {
  await buildAll()
  // Custom domains are looked up where a test says what is in DNS.
  const suite = await startSuite({ importFrom: seedDataDir, env: { DNS_SERVERS: `${host}:${currentPorts().names}` } })
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
const startDatabases = (): Promise<Running> => startSuite({ only: ['auth', 'firestore', 'storage'] })

/** Asks the stages that try only a part of all inputs for all of them. */
const thorough = '--thorough'

type Started = Running | { failure: string }

/** Never rejects: it runs beside the static stages, whose results must not get lost. */
const startFor = async (stages: readonly Stage[]): Promise<Started> => {
  try {
    if (stages.includes('e2e') || stages.includes('security')) await requireChromium()
    return await (stages.every((stage) => stage === 'rules') ? startDatabases() : startApp())
  } catch (error) {
    return { failure: messageOf(error) }
  }
}

const runWithApp = async (
  stages: readonly Stage[],
  filter: string[],
  starting: Promise<Started>,
): Promise<StageResult[]> => {
  const started = await starting
  if ('failure' in started) {
    console.error(`✖ ${started.failure}`)
    return stages.map((stage) => ({
      stage,
      passed: 0,
      failures: [{ name: 'not started', message: started.failure }],
      seconds: 0,
    }))
  }
  try {
    const results = await runInOrder(stages, filter)
    if (totals(results).failed > 0) console.log(serverTrouble(await readFile(started.logFile, 'utf8')))
    return results
  } finally {
    await started.stop()
  }
}

await runVerb(async (args) => {
  const { stages, filter } = selectStages(args.filter((arg) => arg !== thorough))
  if (args.includes(thorough)) process.env.VITRINE_THOROUGH = '1'
  // Ports of its own: a developer's running app and its data are never touched.
  // Never a real provider either, whatever key is set for development.
  delete process.env.STRIPE_SECRET_KEY
  moveToTestPorts()

  const withApp = stages.filter((stage) => emulatorStages.some((name) => name === stage))
  const starting = withApp.length > 0 ? startFor(withApp) : undefined
  const results = await runTogether(
    stages.filter((stage) => staticStages.some((name) => name === stage)),
    filter,
  )
  if (starting) results.push(...(await runWithApp(withApp, filter, starting)))
  console.log(summary(results))
  return totals(results).failed > 0 ? 1 : 0
})
