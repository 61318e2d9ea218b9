import { expect, it } from 'vitest'
import { selectStages } from './test-stages.ts'

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
