import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { adminEnvironment } from './tests/support/env.ts'

const unitRooms = ['common', 'templates', 'functions', 'web', 'local']

/** Tests against running emulators share their data, so their files run one after the other. */
const againstEmulators = (name: string) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    env: adminEnvironment,
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

/** Pages are rendered here as the built functions render them, styles included. */
const withStyles = (project: ReturnType<typeof againstEmulators>) => ({ test: { ...project.test, css: true } })

/** What the rules tests have covered is known after all of them. */
class CoverageLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLast = ({ moduleId }: TestSpecification) => moduleId.endsWith('/rules/coverage.test.ts')
    const sorted = await super.sort(files)
    return [...sorted.filter((file) => !isLast(file)), ...sorted.filter(isLast)]
  }
}

export default defineConfig({
  test: {
    allowOnly: false,
    sequence: { sequencer: CoverageLast },
    projects: [
      {
        test: {
          name: 'unit',
          include: [...unitRooms.map((room) => `${room}/**/*.test.{ts,tsx}`), 'tests/{unit,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          environment: 'node',
          css: true,
          testTimeout: 20_000,
        },
      },
      againstEmulators('rules'),
      againstEmulators('integration'),
      againstEmulators('faults'),
      withStyles(againstEmulators('security')),
    ],
  },
})
