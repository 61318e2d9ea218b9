import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const run = promisify(execFile)
const built = join(import.meta.dirname, '../../functions/dist')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-functions-'))
  await cp(built, folder, { recursive: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const env = { PATH: process.env.PATH, HOME: process.env.HOME }
const settings = { GCLOUD_PROJECT: 'demo-vitrine', FIREBASE_CONFIG: '{"projectId":"demo-vitrine"}' }

it('the built functions install and load outside the workspace', async () => {
  await run('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'], {
    cwd: folder,
  })
  const script =
    "const loaded = await import('./index.js'); console.log(process.versions.node.split('.')[0], Object.keys(loaded).sort().join())"
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    env: { ...env, ...settings },
  })
  expect(stdout.trim()).toBe(
    '22 api,checkDomains,closeAnalyticsDays,collectUnusedPictures,countDownload,countReview,createCheckoutSession,forgetUpload,mailComments,mailMessage,mailOpenedLink,mailSubscriber,prepareUpload,purgeDeletedPortfolios,resumeAccountDeletions,runSchedules,sendWeeklyFigures,site,stripeWebhook',
  )
})

it('an instance compiles nothing at its start after gcp-build has run', async () => {
  await run('npm', ['run', 'gcp-build'], { cwd: folder, env })
  // An instance of `site` preloads its code.
  const { stderr } = await run(process.execPath, ['--input-type=module', '-e', "await import('./index.js')"], {
    cwd: folder,
    env: { ...env, ...settings, FUNCTION_TARGET: 'site', NODE_DEBUG_NATIVE: 'COMPILE_CACHE' },
    maxBuffer: 10_000_000,
  })
  const loaded = [...stderr.matchAll(/cache for \S+\/(\S+\.js) was (accepted|rejected|not initialized)/g)].map(
    ([, file, outcome]) => `${file}: ${outcome}`,
  )
  expect(loaded).toContain('functions.js: accepted')
  expect(
    loaded.some((line) => line.startsWith('serve-')),
    'pages are loaded',
  ).toBe(true)
  expect(loaded.filter((line) => !line.endsWith('accepted'))).toEqual([])
})
