import { recordView } from '@vitrine/common/api/analytics'
import { createAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { startFunctions } from '../support/functions-process.ts'
import { adminEnvironment } from '../support/env.ts'
import { publishPage, viewOf, type Page } from '../support/visits.ts'
import { measure, report } from './load.ts'

/** Views a second through HTTP on one instance, beside the same load where a view is turned away at the door. */
Object.assign(process.env, adminEnvironment)

/** As many at once as Cloud Run gives an instance; counted ones wait up to a second for each other. */
const load = { atOnce: 80, seconds: 15 }
const pages: Page[] = []
for (let n = 0; n < 20; n++) pages.push(await publishPage(await createAccount()))
const instance = await startFunctions()
try {
  let next = 0
  const send = (headers: Record<string, string>) => {
    const page = pages[next++ % pages.length]
    if (!page) throw new Error('There are no pages')
    return succeed(recordView, { origin: instance.origin, body: viewOf(page), headers })
  }
  await measure(() => send({}), { atOnce: 10, seconds: 3 })
  const ignored = await measure(() => send({ DNT: '1' }), load)
  const counted = await measure(() => send({}), load)
  process.stdout.write(
    `${[report('Nothing to do (Do Not Track)', ignored), report(`Counted, ${pages.length} portfolios`, counted)].join('\n')}\n`,
  )
} finally {
  await instance.stop('SIGKILL')
}
