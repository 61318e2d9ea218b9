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

it('the built functions install and load by themselves, away from the workspace', async () => {
  await run('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'], { cwd: folder })
  const script = "const loaded = await import('./index.js'); console.log(process.versions.node.split('.')[0], Object.keys(loaded).sort().join())"
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    env: { PATH: process.env.PATH, GCLOUD_PROJECT: 'demo-vitrine', FIREBASE_CONFIG: '{"projectId":"demo-vitrine"}' },
  })
  expect(stdout.trim()).toBe(
    '22 api,closeAnalyticsDays,collectUnusedPictures,countDownload,countReview,createCheckoutSession,forgetUpload,mailMessage,mailSubscriber,prepareUpload,purgeDeletedPortfolios,resumeAccountDeletions,sendWeeklyFigures,site,stripeWebhook',
  )
})
