import { cpus } from 'node:os'
import { relative } from 'node:path'
import { writeFieldTypeLists } from './field-types.ts'
import { binPath, root } from './lib/paths.ts'
import { Problem } from './lib/problem.ts'
import { run } from './lib/processes.ts'
import { runVerb } from './lib/verb.ts'

type Step = { name: string; file: string; args: string[] }

const sources = /\.(ts|tsx|js|mjs)$/

const git = async (...args: string[]): Promise<string[]> => {
  const { code, output } = await run('git', args, { cwd: root })
  if (code !== 0) throw new Problem(`git ${args.join(' ')} failed: ${output.trim()}`)
  return output.split('\n').filter((line) => line !== '')
}

/** Sources that differ from `base` and still exist, untracked ones included. */
const changedSources = async (base: string): Promise<string[]> => {
  const tracked = await git('diff', '--name-only', '--diff-filter=d', base)
  const untracked = await git('ls-files', '--others', '--exclude-standard')
  return [...tracked, ...untracked].filter((file) => sources.test(file))
}

const stepsFor = (base: string, changed: string[]): Step[] => [
  { name: 'format', file: binPath('biome'), args: ['format', ...changed] },
  { name: 'lint', file: binPath('oxlint'), args: ['--type-aware', '--tsconfig', 'tsconfig.lint.json'] },
  { name: 'directions', file: binPath('eslint'), args: ['--max-warnings', '0', '--no-warn-ignored', ...changed] },
  { name: 'types', file: 'npm', args: ['run', '--silent', 'types'] },
  { name: 'unit', file: binPath('vitest'), args: ['run', '--project', 'unit*', '--reporter=dot', '--changed', base] },
]

/** Runs one step; prints its output only when it fails. */
const passes = async ({ name, file, args }: Step): Promise<boolean> => {
  const begin = Date.now()
  const { code, output } = await run(file, args, { cwd: root })
  console.log(`${code === 0 ? '✔' : '✖'} ${name.padEnd(12)}${((Date.now() - begin) / 1000).toFixed(1).padStart(6)} s`)
  if (code !== 0) console.log(output.trim())
  return code === 0
}

/**
 * What to run while working: format, lint, import directions, types, and the unit tests that the changes reach. Compares
 * with the given revision, or with HEAD (uncommitted changes).
 */
await runVerb(async ([base = 'HEAD']) => {
  for (const path of await writeFieldTypeLists()) console.log(`✎ ${relative(root, path)}`)
  const changed = await changedSources(base)
  if (changed.length === 0) {
    console.log(`No source differs from ${base}.`)
    return 0
  }
  const waiting = stepsFor(base, changed)
  const results: boolean[] = []
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await passes(step))
  }
  await Promise.all(cpus().slice(0, 2).map(work))
  return results.every(Boolean) ? 0 : 1
})
