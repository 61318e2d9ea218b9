import { createPortfolio, publishPortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { PAGES_PER_PORTFOLIO } from '@vitrine/common/limits'
import { createAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { adminEnvironment } from '../support/env.ts'
import { storeManyPages } from '../support/many-pages.ts'
import { checkLine, median, passes, round, type Check } from './figures.ts'

/** How long publishing takes against the emulators, with pages of 10 KB that all are new. */
Object.assign(process.env, adminEnvironment)

const RUNS = 5

async function publishingTook(pages: number): Promise<number> {
  const { token, uid } = await createAccount()
  const { id } = await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })
  const params = { id }
  const username = `bench-${process.pid}-${Date.now() % 10_000_000}`
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params, body: { username } })
  await storeManyPages(id, uid, pages)
  const before = performance.now()
  await succeed(publishPortfolio, { token, params, body: { status: 'published' } })
  return performance.now() - before
}

await publishingTook(1)
const checks: Check[] = []
for (const [pages, limit] of [
  [0, 2_000],
  [10, 3_000],
  [PAGES_PER_PORTFOLIO, 10_000],
] as const) {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) times.push(await publishingTook(pages))
  process.stdout.write(`Publishing with ${pages} new pages: median ${round(median(times))} ms of ${RUNS}\n`)
  checks.push({ what: `Publishing with ${pages} new pages`, value: median(times), limit, unit: 'ms' })
}
process.stdout.write(`${checks.map(checkLine).join('\n')}\n`)
process.exitCode = checks.every(passes) ? 0 : 1
