import { expect, it } from 'vitest'
import { secondTryOf, selectStages } from './test-stages.ts'

const all = ['lint', 'types', 'unit', 'pages', 'rules', 'integration', 'security', 'faults', 'e2e']

it('runs all stages without arguments', () => {
  expect(selectStages([])).toEqual({ stages: all, filter: [] })
})

it('runs named stages in their fixed order', () => {
  expect(selectStages(['rules', 'unit'])).toEqual({ stages: ['unit', 'rules'], filter: [] })
})

it('passes other arguments to the one named stage', () => {
  expect(selectStages(['e2e', '-g', 'sign up'])).toEqual({ stages: ['e2e'], filter: ['-g', 'sign up'] })
  expect(selectStages(['unit', 'common/username.test.ts'])).toEqual({
    stages: ['unit'],
    filter: ['common/username.test.ts'],
  })
})

it.each([[['-g', 'sign up']], [['unit', 'rules', '-t', 'x']], [['lint', 'web']], [['ene2e']]])(
  'refuses %j and names the stages',
  (args) => {
    expect(() => selectStages(args)).toThrow(/lint, types, unit, pages, rules, integration, security, faults, e2e/)
  },
)

const resultOf = (stage: string, ...places: (string | undefined)[]) => ({
  stage,
  passed: 5,
  failures: places.map((place) => ({ name: 'a test', message: 'no', place })),
  timed: [],
  seconds: 1,
  processorUse: 1,
})

it('runs the files of what other stages may have disturbed again', () => {
  expect(secondTryOf(resultOf('e2e', 'e2e/a.spec.ts:12', 'e2e/a.spec.ts:40'))).toEqual({
    stage: 'e2e',
    filter: ['e2e/a.spec.ts:12', 'e2e/a.spec.ts:40'],
  })
  expect(secondTryOf(resultOf('integration', 'a.test.ts', 'a.test.ts'))?.filter).toEqual(['a.test.ts'])
})

it.each([
  ['nothing failed', resultOf('e2e')],
  ['a failure has no place', resultOf('e2e', 'e2e/a.spec.ts:12', undefined)],
  ['too much failed', resultOf('e2e', ...Array.from({ length: 13 }, (_, line) => `e2e/a.spec.ts:${String(line)}`))],
  ['other stages cannot be the cause', resultOf('rules', 'a.test.ts')],
  ['a test chooses by chance', resultOf('faults', 'tests/faults/histories.test.ts')],
])('runs nothing again where %s', (_case, result) => {
  expect(secondTryOf(result)).toBeNull()
})
