import { execFile } from 'node:child_process'
import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../local/lib/paths.ts'

const run = promisify(execFile)
const RUNS = 15
const dist = join(root, 'functions/dist')
/** Beside it, where the packages are found. */
const compiled = join(root, 'functions/dist-compiled')

const empty =
  "const { onRequest } = await import('firebase-functions/https'); onRequest((request, response) => void response.end())"

/**
 * Milliseconds until a fresh process has loaded the built `site`, its pages included: as a deployment does, whose code is
 * compiled once, and as it was built; and until one has loaded a function that does nothing.
 */
export async function loadTimes(): Promise<{ empty: number[]; built: number[]; deployed: number[] }> {
  const pages = (await readdir(dist)).find((file) => /^serve-.*\.js$/.test(file))
  if (!pages) throw new Error('The built functions hold no pages')
  const site = `await import('./index.js'); await import('./${pages}')`
  const times = { empty: [] as number[], built: [] as number[], deployed: [] as number[] }
  await cp(dist, compiled, { recursive: true })
  try {
    await run('npm', ['run', 'gcp-build'], { cwd: compiled })
    // In turns, so that whatever else the machine does slows all alike.
    for (let index = 0; index < RUNS; index++) {
      times.empty.push(await timed(empty, dist))
      times.built.push(await timed(site, dist))
      times.deployed.push(await timed(site, compiled))
    }
  } finally {
    await rm(compiled, { recursive: true })
  }
  return times
}

async function timed(script: string, cwd: string): Promise<number> {
  const code = `const begin = performance.now(); ${script}; console.log(performance.now() - begin); process.exit()`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], {
    cwd,
    env: {
      PATH: process.env.PATH,
      FUNCTION_TARGET: 'site',
      GCLOUD_PROJECT: 'demo-vitrine',
      FIREBASE_CONFIG: '{"projectId":"demo-vitrine"}',
    },
  })
  return Number(stdout)
}
