import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../local/lib/paths.ts'

const run = promisify(execFile)
const RUNS = 15
const dist = join(root, 'functions/dist')

const empty = "const { onRequest } = await import('firebase-functions/https'); onRequest((request, response) => void response.end())"

/** Milliseconds until a fresh process has loaded the built `site`, its pages included, and until one has loaded a function that does nothing. */
export async function loadTimes(): Promise<{ empty: number[]; site: number[] }> {
  const pages = (await readdir(dist)).find((file) => /^serve-.*\.js$/.test(file))
  if (!pages) throw new Error('The built functions hold no pages')
  const site = `await import('./index.js'); await import('./${pages}')`
  const times = { empty: [] as number[], site: [] as number[] }
  // In turns, so that whatever else the machine does slows both alike.
  for (let index = 0; index < RUNS; index++) {
    times.empty.push(await timed(empty))
    times.site.push(await timed(site))
  }
  return times
}

async function timed(script: string): Promise<number> {
  const code = `const begin = performance.now(); ${script}; console.log(performance.now() - begin); process.exit()`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], {
    cwd: dist,
    env: { PATH: process.env.PATH, FUNCTION_TARGET: 'site', GCLOUD_PROJECT: 'demo-vitrine', FIREBASE_CONFIG: '{"projectId":"demo-vitrine"}' },
  })
  return Number(stdout)
}
