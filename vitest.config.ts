import { defineConfig } from 'vitest/config'
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

export default defineConfig({
  test: {
    allowOnly: false,
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
    ],
  },
})
