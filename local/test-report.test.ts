import { expect, it } from 'vitest'
import { playwrightCounts, stageCounts, summary, totals, vitestCounts } from './test-report.ts'

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((test) => ({ status: test })) })

it('counts tests of vitest', () => {
  const report = { numPassedTests: 3, numFailedTests: 1, testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')] }
  expect(vitestCounts(report)).toEqual({ passed: 3, failed: 1 })
})

it('counts a file that vitest could not run as a failure', () => {
  const report = { numPassedTests: 2, numFailedTests: 0, testResults: [file('passed', 'passed', 'passed'), file('failed')] }
  expect(vitestCounts(report)).toEqual({ passed: 2, failed: 1 })
})

it('counts tests of Playwright, and errors outside of them', () => {
  expect(playwrightCounts({ stats: { expected: 4, unexpected: 2, flaky: 1 }, errors: [{}] })).toEqual({ passed: 5, failed: 3 })
})

it.each([
  ['no report', undefined, 1, { passed: 0, failed: 1 }],
  ['no test', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  ['a crash after the tests', { passed: 5, failed: 0 }, 1, { passed: 5, failed: 1 }],
  ['failed tests', { passed: 5, failed: 2 }, 1, { passed: 5, failed: 2 }],
  ['success', { passed: 5, failed: 0 }, 0, { passed: 5, failed: 0 }],
])('judges a stage: %s', (_case, counts, exitCode, expected) => {
  expect(stageCounts(counts, exitCode)).toEqual(expected)
})

it('ends with the totals as its last line', () => {
  const results = [
    { stage: 'lint', passed: 1, failed: 0, seconds: 2 },
    { stage: 'unit', passed: 40, failed: 2, seconds: 3.14 },
  ]
  expect(totals(results)).toEqual({ passed: 41, failed: 2 })
  expect(summary(results).split('\n').at(-1)).toBe('41 passed, 2 failed')
})
