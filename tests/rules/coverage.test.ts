import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addresses } from '../support/env.ts'

/** The Firestore emulator's coverage of one expression of the rules and its subexpressions. */
interface Expression {
  sourcePosition: { currentOffset?: number; endOffset?: number; line?: number }
  values?: { value: { boolValue?: boolean; undefined?: object }; count?: number }[]
  children?: Expression[]
}
interface Coverage {
  rules: { files: { content: string }[] }
  report?: Expression[]
}

/** Each test file loads its own rules; together they must cover every expression. Runs last (vitest.config.ts). */
const projects = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap(
    (file) =>
      /use(?:Rules|Matrix)\('([\w-]+)'\)/.exec(readFileSync(join(import.meta.dirname, file), 'utf8'))?.[1] ?? [],
  )

const flat = (expressions: readonly Expression[]): Expression[] =>
  expressions.flatMap((one) => [one, ...flat(one.children ?? [])])

it('every expression of the Firestore rules was evaluated, and every condition both ways', async () => {
  const source = readFileSync('firestore.rules', 'utf8')
  const seen = new Map<string, Set<string>>()
  for (const project of projects) {
    const response = await fetch(
      `${addresses.firestore}/emulator/v1/projects/demo-vitrine-rules-${project}:ruleCoverage`,
    )
    expect(response.status, project).toBe(200)
    const { rules, report = [] } = (await response.json()) as Coverage
    expect(rules.files[0]?.content).toBe(source)
    for (const {
      sourcePosition: { currentOffset = 0, endOffset = 0 },
      values = [],
    } of flat(report)) {
      const key = `${currentOffset}-${endOffset}`
      const known = seen.get(key) ?? new Set<string>()
      for (const { value, count = 0 } of values) if (count > 0) known.add(JSON.stringify(value))
      seen.set(key, known)
    }
  }
  const line = (key: string) => {
    const [from = 0, to = 0] = key.split('-').map(Number)
    return `line ${source.slice(0, from).split('\n').length}: ${source.slice(from, to)}`
  }
  expect(projects.length).toBeGreaterThan(5)
  expect(seen.size).toBeGreaterThan(100)
  expect([...seen].filter(([, values]) => values.size === 0).map(([key]) => line(key))).toEqual([])
  const isConstant = (key: string) => /^(true|false)$/.test(line(key).replace(/^line \d+: /, ''))
  const conditions = [...seen].filter(
    ([key, values]) => [...values].some((value) => value.startsWith('{"boolValue"')) && !isConstant(key),
  )
  expect(conditions.length).toBeGreaterThan(50)
  expect(
    conditions
      .filter(([, values]) => values.size < 2)
      .map(([key, values]) => `${line(key)} is always ${[...values].join()}`),
  ).toEqual([])
})
