import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** One failed test: where it stands, what it is called, and what it said. */
export type Failure = {
  name: string
  message: string
  /** What its runner takes to run it again: its file, for Playwright with the line. */
  place?: string
}

export type TimedTest = { name: string; seconds: number }

export type Report = { passed: number; failures: Failure[]; timed: TimedTest[] }

type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: {
      status: string
      fullName: string
      duration?: number | null
      failureMessages?: string[] | null
    }[]
  }[]
}

/** Vitest's JSON report. A file that fails outside its tests (say, at an import) counts as one failure. */
export const vitestReport = ({ numPassedTests, testResults }: VitestReport): Report => ({
  passed: numPassedTests,
  timed: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${basename(name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  ),
  failures: testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [{ name, message, place: name }] : []
    return failed.map((test) => ({
      name: `${name} › ${test.fullName}`,
      message: (test.failureMessages ?? []).join('\n'),
      place: name,
    }))
  }),
})

type PlaywrightError = { message?: string }

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    ok: boolean
    file: string
    line: number
    tests: { results: { duration: number; errors: PlaywrightError[] }[] }[]
  }[]
}

type PlaywrightReport = {
  stats: { expected: number; flaky: number }
  suites: PlaywrightSuite[]
  errors: PlaywrightError[]
}

const messages = (errors: PlaywrightError[]): string => errors.map(({ message = '' }) => message).join('\n')

const failedSpecs = ({ title, suites = [], specs = [] }: PlaywrightSuite): Failure[] =>
  [
    ...specs
      .filter((spec) => !spec.ok)
      .map((spec) => ({
        name: spec.title,
        message: messages(spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors))),
        place: `${spec.file}:${String(spec.line)}`,
      })),
    ...suites.flatMap(failedSpecs),
  ].map((failure) => ({ ...failure, name: `${title} › ${failure.name}` }))

const timedSpecs = ({ title, suites = [], specs = [] }: PlaywrightSuite): TimedTest[] =>
  [
    ...specs.map((spec) => ({
      name: spec.title,
      seconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...suites.flatMap(timedSpecs),
  ].map((test) => ({ ...test, name: `${title} › ${test.name}` }))

/** Playwright's JSON report; errors outside tests are failures too. */
export const playwrightReport = ({ stats, suites, errors }: PlaywrightReport): Report => ({
  passed: stats.expected + stats.flaky,
  timed: suites.flatMap(timedSpecs),
  failures: [
    ...suites.flatMap(failedSpecs),
    ...errors.map((error) => ({ name: 'outside of the tests', message: messages([error]) })),
  ],
})

/** A stage that ran no test, or failed without a failed test, is one failure: `output` is all there is to say why. */
export const stageReport = (report: Report | undefined, exitCode: number, output: string): Report => {
  const { passed, failures, timed } = report ?? { passed: 0, failures: [], timed: [] }
  const silentFailure = failures.length === 0 && (passed === 0 || exitCode !== 0)
  return silentFailure
    ? {
        passed,
        timed,
        failures: [
          { name: `ended with ${String(exitCode)}`, message: lastLines(output) || 'What it said stands further up.' },
        ],
      }
    : { passed, failures, timed }
}

const isTrouble = (line: string): boolean =>
  /"severity":"ERROR"|HTTP\/1\.1" 5\d\d |Request to function failed|Failed to (handle|start)/.test(line)

/** What the emulators' log says of failed requests: the lasting trace of an answer that a browser saw once. */
export const serverTrouble = (log: string): string => {
  const found = lines(log)
    .filter(isTrouble)
    .slice(-shownLines)
    .map((line) => line.slice(0, 500))
  return [
    '',
    found.length > 0
      ? 'What the server said last of its own failures, those that tests cause included:'
      : 'The server said nothing of a failure.',
    ...found,
  ].join('\n')
}

export type StageResult = Report & {
  stage: string
  seconds: number
  /** What failed beside other stages and passed alone. */
  unsteady?: Failure[]
  /** Which share of the machine's processors was in use meanwhile, from 0 to 1. */
  processorUse: number
}

export type Counts = { passed: number; failed: number }

export const totals = (results: Pick<Report, 'passed' | 'failures'>[]): Counts =>
  results.reduce(
    (sum, { passed, failures }) => ({ passed: sum.passed + passed, failed: sum.failed + failures.length }),
    {
      passed: 0,
      failed: 0,
    },
  )

/** The result of a stage after what failed in it ran once more. */
export const withSecondTry = (first: StageResult, second: Report): StageResult => {
  const again = new Set(second.failures.map(({ name }) => name))
  const unsteady = first.failures.filter(({ name }) => !again.has(name))
  return { ...first, passed: first.passed + unsteady.length, failures: second.failures, unsteady }
}

const shownLines = 30

const lines = (text: string): string[] => stripVTControlCharacters(text).trim().split('\n')
const firstLines = (text: string): string[] => lines(text).slice(0, shownLines)
const lastLines = (text: string): string => lines(text).slice(-shownLines).join('\n')

const said = (heading: string, { name, message }: Failure): string[] => [
  '',
  `${heading}: ${name}`,
  ...firstLines(message).map((line) => `    ${line}`),
]

/** What failed, once more: in a run of thousands of tests the place where it happened is far above. */
const failureList = (results: StageResult[]): string[] => [
  ...results.flatMap(({ stage, unsteady = [] }) =>
    unsteady.flatMap((failure) => said(`⚠ Failed beside other stages, passed alone: ${stage}`, failure)),
  ),
  ...results.flatMap(({ stage, failures }) => failures.flatMap((failure) => said(`✖ ${stage}`, failure))),
]

const SLOWEST = 10

const slowest = (results: StageResult[]): string[] =>
  results
    .flatMap(({ stage, timed }) => timed.map((test) => ({ ...test, stage })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ stage, name, seconds }) => `  ${seconds.toFixed(1).padStart(7)} s  ${stage}: ${name}`)

/** The failures, the slowest tests and a table of the stages, ending with the line `N passed, N failed`. */
export const summary = (results: StageResult[], seconds: number): string => {
  const { passed, failed } = totals(results)
  const row = (stage: string, ...columns: string[]): string =>
    `  ${stage.padEnd(14)}${columns.map((text) => text.padStart(9)).join('')}`
  return [
    ...failureList(results),
    '',
    'The slowest tests:',
    ...slowest(results),
    '',
    row('stage', 'passed', 'failed', 'seconds', 'CPU'),
    ...results.map((result) =>
      row(
        result.stage,
        String(result.passed),
        String(result.failures.length),
        result.seconds.toFixed(1),
        `${Math.round(result.processorUse * 100)} %`,
      ),
    ),
    row('all', String(passed), String(failed), seconds.toFixed(1)),
    '',
    `${String(passed)} passed, ${String(failed)} failed`,
  ].join('\n')
}
