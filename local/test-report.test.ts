import { stripVTControlCharacters } from 'node:util'
import { expect, it } from 'vitest'
import {
  playwrightReport,
  serverTrouble,
  stageReport,
  summary,
  totals,
  vitestReport,
  withSecondTry,
} from './test-report.ts'

const test = (status: string) => ({
  status,
  duration: status === 'failed' ? 2500 : 500,
  fullName: `a ${status} test`,
  failureMessages: status === 'failed' ? ['expected 1 to be 2'] : [],
})

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  message: 'no such module',
  assertionResults: tests.map(test),
})

it('reads failures from vitest’s report', () => {
  const report = {
    numPassedTests: 3,
    testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')],
  }
  expect(vitestReport(report)).toEqual({
    passed: 3,
    timed: [
      { name: 'a.test.ts › a passed test', seconds: 0.5 },
      { name: 'a.test.ts › a passed test', seconds: 0.5 },
      { name: 'a.test.ts › a passed test', seconds: 0.5 },
      { name: 'a.test.ts › a failed test', seconds: 2.5 },
    ],
    failures: [{ name: 'a.test.ts › a failed test', message: 'expected 1 to be 2', place: 'a.test.ts' }],
  })
})

it('counts a file that vitest could not run as a failure', () => {
  const report = { numPassedTests: 2, testResults: [file('passed', 'passed', 'passed'), file('failed')] }
  expect(vitestReport(report)).toMatchObject({
    passed: 2,
    failures: [{ name: 'a.test.ts', message: 'no such module', place: 'a.test.ts' }],
  })
})

it('reads failures from Playwright’s report, including errors outside tests', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: 'e2e/a.spec.ts',
    line: 12,
    tests: [{ results: [{ duration: 1500, errors: ok ? [] : [{ message: 'never seen' }] }] }],
  })
  const suites = [
    { title: 'a.spec.ts', specs: [spec('works', true)], suites: [{ title: 'a page', specs: [spec('opens', false)] }] },
  ]
  expect(playwrightReport({ stats: { expected: 4, flaky: 1 }, suites, errors: [{ message: 'no browser' }] })).toEqual({
    passed: 5,
    timed: [
      { name: 'a.spec.ts › works', seconds: 1.5 },
      { name: 'a.spec.ts › a page › opens', seconds: 1.5 },
    ],
    failures: [
      { name: 'a.spec.ts › a page › opens', message: 'never seen', place: 'e2e/a.spec.ts:12' },
      { name: 'outside of the tests', message: 'no browser' },
    ],
  })
})

const failure = { name: 'a test', message: '\u001B[31mwhy\u001B[39m' }
const silent = (exitCode: number) => ({ name: `ended with ${String(exitCode)}`, message: 'the last words' })
const reportWith = (passed: number, ...failures: { name: string; message: string }[]) => ({
  passed,
  failures,
  timed: [],
})

it.each([
  ['no report', undefined, 1, reportWith(0, silent(1))],
  ['no test', reportWith(0), 0, reportWith(0, silent(0))],
  ['a crash after the tests', reportWith(5), 1, reportWith(5, silent(1))],
  ['failed tests', reportWith(5, failure, failure), 1, reportWith(5, failure, failure)],
  ['success', reportWith(5), 0, reportWith(5)],
])('judges a stage: %s', (_case, report, exitCode, expected) => {
  expect(stageReport(report, exitCode, 'the last words\n')).toEqual(expected)
})

const results = [
  { stage: 'lint', ...reportWith(1), seconds: 2, processorUse: 0.5 },
  {
    stage: 'unit',
    ...reportWith(40, failure, { name: 'another test', message: 'line\n'.repeat(200) }),
    timed: Array.from({ length: 12 }, (_, index) => ({ name: `test ${String(index)}`, seconds: index })),
    seconds: 3.14,
    processorUse: 0.956,
  },
]

it('repeats what failed and why, and ends with the totals', () => {
  expect(totals(results)).toEqual({ passed: 41, failed: 2 })
  const said = summary(results, 5).split('\n')
  expect(said.at(-1)).toBe('41 passed, 2 failed')
  expect(said.slice(0, 3)).toEqual(['', '✖ unit: a test', '    why'])
  expect(said.length).toBeLessThan(70)
})

it('counts what passed alone as passed, and lists it with what it had said', () => {
  const first = { ...results[1]!, failures: [failure, { name: 'another test', message: 'no' }] }
  const judged = withSecondTry(first, reportWith(1, { name: 'another test', message: 'still no' }))
  expect(totals([judged])).toEqual({ passed: 41, failed: 1 })
  const said = summary([judged], 5)
  expect(said).toContain('⚠ Failed beside other stages, passed alone: unit: a test\n    why\n')
  expect(said).toContain('✖ unit: another test\n    still no\n')
})

it('lists the ten slowest tests of all stages, and how long and how busy each stage was', () => {
  const said = summary(results, 5)
  expect(said.match(/unit: test \d+/g)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `unit: test ${index}`))
  expect(said).toMatch(/unit +40 +2 +3\.1 +96 %\n/)
  expect(said).toMatch(/all +41 +2 +5\.0\n/)
})

it('finds server errors in the emulators’ log', () => {
  const failed = [
    'i  hosting: 127.0.0.1 - - [23/Nov/2026:12:44:26 +0000] "POST /api/x HTTP/1.1" 500 - "-" "node"',
    '>  {"requestId":"1","error":"Error: out of reach","severity":"ERROR","message":"Request failed"}',
    '\u001B[31m⬢\u001B[39m  functions: Request to function failed: Error: socket hang up',
  ]
  const log = [
    'i  hosting: 127.0.0.1 - - [23/Nov/2026:12:44:26 +0000] "GET /500 HTTP/1.1" 200 - "-" "node"',
    ...failed,
    'x'.repeat(2_000),
  ]
  const said = serverTrouble(log.join('\n')).split('\n')
  expect(said.slice(2).map((line) => line.slice(0, 20))).toEqual(
    failed.map((line) => stripVTControlCharacters(line).slice(0, 20)),
  )
  expect(serverTrouble('all is well')).toContain('nothing')
  expect(serverTrouble(`${failed.join('\n')}\n`.repeat(100)).split('\n').length).toBeLessThan(40)
})
