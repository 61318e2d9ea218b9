import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { adminEnvironment } from './tests/support/env.ts'

const unitRooms = ['common', 'templates', 'functions', 'web', 'local']
const unitFiles = [...unitRooms.map((room) => `${room}/**/*.test.{ts,tsx}`), 'tests/{unit,bench}/**/*.test.{ts,tsx}']
const notOurs = ['**/node_modules/**', '**/dist/**']

/** What a file does to its process, for others to find: other modules, settings and globals, and formats that sharp must not read. */
const marks = /\bvi\.(mock|stub|spyOn)|\bprocess\.(env|on)\b|\bsharp\b|defineProperty/
const unitsApart = globSync(unitFiles, { cwd: import.meta.dirname, exclude: notOurs }).filter((file) =>
  marks.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
)

const unit = (name: string, isolate: boolean) => ({
  name,
  isolate,
  environment: 'node',
  css: true,
  // Only what hangs reaches it, on a busy machine too.
  testTimeout: 120_000,
})

/** Tests against running emulators share their data, so their files run one after the other by default. */
const againstEmulators = (name: string) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    env: adminEnvironment,
    fileParallelism: false,
    // Long enough for a machine that is busy with something else: tests wait for conditions, and these are for what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000, interval: 100 } },
  },
})

/** Pages are rendered here as the built functions render them, styles included. */
const withStyles = (project: ReturnType<typeof againstEmulators>) => ({ test: { ...project.test, css: true } })

const rules = againstEmulators('rules').test
const coverage = 'tests/rules/coverage.test.ts'

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      // A process for each file costs a second of a processor, so files share some, but for those that leave marks there.
      { test: { ...unit('unit', false), include: unitFiles, exclude: [...notOurs, ...unitsApart] } },
      { test: { ...unit('unit-apart', true), include: unitsApart } },
      // Each file has a Firebase project of its own; what they have covered together is judged after all of them.
      { test: { ...rules, exclude: [coverage], fileParallelism: true, sequence: { groupOrder: 1 } } },
      { test: { ...rules, name: 'rules-coverage', include: [coverage], sequence: { groupOrder: 2 } } },
      againstEmulators('integration'),
      againstEmulators('faults'),
      withStyles(againstEmulators('security')),
    ],
  },
})
