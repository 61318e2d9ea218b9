import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { binPath, cacheDir, root } from './lib/paths.ts'
import { messageOf, Problem } from './lib/problem.ts'
import { run } from './lib/processes.ts'
import { playwrightReport, stageReport, vitestReport, type Report, type StageResult } from './test-report.ts'

const allStages = ['lint', 'types', 'unit', 'pages', 'rules', 'integration', 'security', 'faults', 'e2e'] as const
export type Stage = (typeof allStages)[number]

/** What a stage needs: the built app, a browser, running emulators. */
type Need = 'build' | 'browser' | 'emulators'

const needs: Readonly<Record<Stage, readonly Need[]>> = {
  lint: [],
  types: [],
  unit: [],
  pages: ['build', 'browser'],
  rules: ['emulators'],
  integration: ['build', 'emulators'],
  security: ['build', 'emulators', 'browser'],
  faults: ['build', 'emulators'],
  e2e: ['build', 'emulators', 'browser'],
}

/** Whether one of these stages needs one of these things. */
export const anyNeeds = (stages: readonly Stage[], ...things: Need[]): boolean =>
  stages.some((stage) => needs[stage].some((need) => things.includes(need)))

/**
 * Stages that run one after the other; the lanes run side by side, each against emulators of its own, and take about as
 * long. The browser tests compute, integration tests and faults mostly wait, and faults turn off triggers and export the data.
 */
export const lanes: readonly (readonly Stage[])[] = [
  ['e2e', 'rules'],
  ['lint', 'types', 'unit', 'integration'],
  ['faults', 'security', 'pages'],
]

const isStage = (text: string | undefined): text is Stage => allStages.some((stage) => stage === text)

export type Selection = { stages: readonly Stage[]; filter: string[] }

/** Names of stages (none: all), then what is handed on to the test runner of the one named stage. */
export const selectStages = (args: string[]): Selection => {
  const firstOther = args.findIndex((arg) => !isStage(arg))
  const named = args.slice(0, firstOther < 0 ? args.length : firstOther).filter(isStage)
  const filter = args.slice(named.length)
  const [stage] = named
  if (filter.length > 0 && (named.length !== 1 || stage === 'lint' || stage === 'types')) {
    throw new Problem(
      `"${filter.join(' ')}" needs one stage of tests before it, such as: npm test -- e2e ${filter.join(' ')} (stages: ${allStages.join(', ')})`,
    )
  }
  return { stages: named.length > 0 ? allStages.filter((name) => named.includes(name)) : allStages, filter }
}

const reportDir = join(cacheDir, 'test')

type Command = { file: string; args: string[]; env?: Record<string, string>; read?: (report: string) => Report }

const vitest = (project: string, report: string, filter: string[]): Command => ({
  file: binPath('vitest'),
  args: [
    'run',
    '--project',
    project,
    // Parts of a stage that run after it, such as `rules-coverage`.
    '--project',
    `${project}-*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filter,
  ],
  read: (text) => vitestReport(JSON.parse(text) as Parameters<typeof vitestReport>[0]),
})

const playwright = (project: string, report: string, filter: string[]): Command => ({
  file: binPath('playwright'),
  args: ['test', '--config', 'tests/playwright.config.ts', '--project', project, '--reporter=list,json', ...filter],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  read: (text) => playwrightReport(JSON.parse(text) as Parameters<typeof playwrightReport>[0]),
})

const commandOf = (stage: Stage, report: string, filter: string[]): Command => {
  switch (stage) {
    case 'lint':
      return { file: 'npm', args: ['run', '--silent', 'lint'] }
    case 'types':
      return { file: 'npm', args: ['run', '--silent', 'types'] }
    case 'pages':
    case 'e2e':
      return playwright(stage, report, filter)
    default:
      return vitest(stage, report, filter)
  }
}

const reportOf = (command: Command, report: string, code: number, output: string): Report => {
  if (!command.read) return stageReport({ passed: code === 0 ? 1 : 0, failures: [], timed: [] }, code, output)
  if (!existsSync(report)) return stageReport(undefined, code, output)
  try {
    return stageReport(command.read(readFileSync(report, 'utf8')), code, output)
  } catch (error) {
    return stageReport(undefined, code, `Unreadable report ${report}: ${messageOf(error)}`)
  }
}

/** Measures from now on which share of the machine's processors is in use, by whatever process: little means waiting. */
const processorUse = (): (() => number) => {
  const times = () => {
    const all = cpus().flatMap(({ times: { user, nice, sys, idle, irq } }) => [
      { idle, all: user + nice + sys + idle + irq },
    ])
    return all.reduce((sum, one) => ({ idle: sum.idle + one.idle, all: sum.all + one.all }))
  }
  const begin = times()
  return () => {
    const end = times()
    return 1 - (end.idle - begin.idle) / (end.all - begin.all || 1)
  }
}

/** Stages whose tests can fail because other stages kept the machine busy. */
const disturbed: readonly Stage[] = ['pages', 'integration', 'security', 'faults', 'e2e']

/** Chooses other operations each time: that those of a second try succeed says nothing of the first. */
const choosesByChance = /histories\.test\.ts$/

/** More than these do not fail by chance. */
const MAX_SECOND_TRIES = 12

/** What to run again, alone, to tell whether it fails by itself; nothing where that cannot be told so. */
export const secondTryOf = ({ stage, failures }: StageResult): { stage: Stage; filter: string[] } | null => {
  const places = failures.flatMap(({ place }) => place ?? [])
  const known = disturbed.find((name) => name === stage)
  if (!known || places.length === 0 || places.length < failures.length || places.length > MAX_SECOND_TRIES) return null
  if (places.some((place) => choosesByChance.test(place))) return null
  return { stage: known, filter: [...new Set(places)] }
}

type RunStage = {
  filter: string[]
  /** Whether the output comes at the end, in one piece, because other stages are writing too. */
  atEnd?: boolean
  /** Where its emulators are. */
  env?: Record<string, string>
}

/** Whatever emulators this process knows of are not those of the stage. */
const withoutEmulators = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.endsWith('_EMULATOR_HOST')))

/** Runs one stage, shows its output, and reads what it reports. */
export const runStage = async (stage: Stage, { filter, atEnd = false, env = {} }: RunStage): Promise<StageResult> => {
  const report = join(reportDir, `${stage}.json`)
  await mkdir(reportDir, { recursive: true })
  await rm(report, { force: true })
  const command = commandOf(stage, report, filter)
  const heading = `\n── ${stage} ──`
  if (!atEnd) console.log(heading)
  const begin = Date.now()
  const busy = processorUse()
  const { code, output } = await run(command.file, command.args, {
    cwd: root,
    env: { ...withoutEmulators(process.env), ...env, ...command.env },
    show: !atEnd,
  })
  if (atEnd) console.log(`${heading}\n${output}`)
  return {
    stage,
    ...reportOf(command, report, code, output),
    seconds: (Date.now() - begin) / 1000,
    processorUse: busy(),
  }
}
