export type Counts = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Vitest's JSON report. A file that fails outside its tests (say, at an import) counts as one failure. */
export const vitestCounts = (report: VitestReport): Counts => {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length }
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }

/** Playwright's JSON report; errors outside tests are failures too. */
export const playwrightCounts = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
})

/** A stage that ran no test, or failed without a failed test, is one failure. */
export const stageCounts = (counts: Counts | undefined, exitCode: number): Counts => {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 }
  const silentFailure = failed === 0 && (passed === 0 || exitCode !== 0)
  return { passed, failed: silentFailure ? 1 : failed }
}

export type StageResult = Counts & { stage: string; seconds: number }

export const totals = (results: Counts[]): Counts =>
  results.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), { passed: 0, failed: 0 })

/** A table of the stages, ending with the line `N passed, N failed`. */
export const summary = (results: StageResult[]): string => {
  const { passed, failed } = totals(results)
  const row = (stage: string, ...columns: string[]): string => `  ${stage.padEnd(14)}${columns.map((text) => text.padStart(9)).join('')}`
  return [
    '',
    row('stage', 'passed', 'failed', 'seconds'),
    ...results.map((result) => row(result.stage, String(result.passed), String(result.failed), result.seconds.toFixed(1))),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}
