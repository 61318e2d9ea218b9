import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { kilobytes, weigh, weightTable, type Chunk, type Route } from './script-weight.ts'

/** Random text hardly shrinks: about `bytes` are left of it. */
const text = (bytes: number) => randomBytes(bytes).toString('latin1')

const chunk = (fileName: string, imports: string[], moduleIds: string[], bytes = 1000): Chunk => ({
  fileName,
  imports,
  moduleIds,
  code: text(bytes),
})

/** An entry and two screens; both screens and the entry share `react`, the second has a chart of its own. */
const build = [
  chunk('entry.js', ['react.js'], ['/web/app/main.tsx']),
  chunk('react.js', ['scheduler.js'], ['/node_modules/react/index.js'], 4000),
  chunk('scheduler.js', ['react.js'], ['/node_modules/scheduler/index.js']),
  chunk('login.js', ['react.js'], ['/web/features/auth/form.ts', '/web/features/auth/login.tsx'], 2000),
  chunk('analytics.js', ['react.js', 'chart.js'], ['/web/features/analytics/page.tsx']),
  chunk('chart.js', [], ['/node_modules/chart/index.js'], 8000),
]

const login: Route = { name: '/login', loads: ['web/app/main.tsx', 'web/features/auth/login.tsx'], budget: 100_000 }
const analytics: Route = {
  name: '/analytics',
  loads: ['web/app/main.tsx', 'web/features/analytics/page.tsx'],
  budget: 100_000,
}

describe('weigh', () => {
  it('counts each chunk of a route once, with what it imports however deep, and nothing else', () => {
    const whole = (names: string[]) =>
      weigh(
        build.filter(({ fileName }) => names.includes(fileName)).map((part) => ({ ...part, imports: [] })),
        [
          {
            name: 'sum',
            budget: Infinity,
            loads: build
              .filter(({ fileName }) => names.includes(fileName))
              .map(({ moduleIds }) => moduleIds[0]!.slice(1)),
          },
        ],
      )[0]?.bytes
    expect(weigh(build, [login])[0]?.bytes).toBe(whole(['entry.js', 'react.js', 'scheduler.js', 'login.js']))
    expect(weigh(build, [analytics])[0]?.bytes).toBe(
      whole(['entry.js', 'react.js', 'scheduler.js', 'analytics.js', 'chart.js']),
    )
  })

  it('counts what is sent: gzip', () => {
    const repeated = { ...chunk('entry.js', [], ['/web/app/main.tsx']), code: 'a'.repeat(100_000) }
    expect(weigh([repeated], [{ name: '/', loads: ['web/app/main.tsx'], budget: 1000 }])[0]).toMatchObject({
      problems: [],
    })
  })

  it('finds a route above its budget', () => {
    const [heavy, light] = weigh(build, [{ ...analytics, budget: 10_000 }, login])
    expect(heavy?.problems).toEqual([`is ${kilobytes((heavy?.bytes ?? 0) - 10_000)} above its budget`])
    expect(light?.problems).toEqual([])
  })

  it('finds a module that must not come along, also behind an import', () => {
    expect(weigh(build, [{ ...analytics, without: ['/chart/', '/tiptap/'] }])[0]?.problems).toEqual([
      'holds /node_modules/chart/index.js',
    ])
  })

  it('does not take a route for light whose module is not there', () => {
    const [missing] = weigh(build, [
      { name: '/gone', loads: ['web/app/main.tsx', 'web/features/gone.tsx'], budget: 100_000 },
    ])
    expect(missing?.problems).toEqual(['names a module that is not in the build: see vite/routes.ts'])
  })
})

it('weightTable has a line for each route and marks those with problems', () => {
  const lines = weightTable(weigh(build, [login, { ...analytics, budget: 10_000 }])).split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^\/login {6,}\d+\.\d KB +of 100\.0 KB$/)
  expect(lines[2]).toMatch(/^\/analytics +\d+\.\d KB +of 10\.0 KB ✖$/)
})
