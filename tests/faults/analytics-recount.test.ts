import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyticsPeriods } from '@vitrine/common/analytics/constants'
import { dayAt } from '@vitrine/common/analytics/days'
import { getAnalyticsSummary, recordClick, recordView } from '@vitrine/common/api/analytics'
import { rollUpPortfolio } from '../../functions/analytics/rollup/portfolio.ts'
import { db } from '../../functions/lib/firebase.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { call, succeed } from '../support/api.ts'
import { startFunctions, type FunctionsProcess } from '../support/functions-process.ts'
import { addresses, browserUserAgent } from '../support/env.ts'
import { thorough } from '../support/thorough.ts'
import { recount, syntheticEvents, withoutRepeatedClicks, type SyntheticEvent } from '../support/synthetic-visits.ts'
import { publishPage, viewOf, type Page } from '../support/visits.ts'

const EVENTS = thorough ? 20_000 : 600
const DAYS = 30
/** A view waits for the one write a second of its portfolio, so more events need more at once to be done in minutes. */
const IN_FLIGHT = Math.max(8, EVENTS / 400)
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

let owner: TestAccount
let page: Page
let instance: FunctionsProcess
let restarting = Promise.resolve()

beforeAll(async () => {
  db()
  owner = await createAccount()
  page = await publishPage(owner)
  instance = await startFunctions()
})
afterAll(() => instance.stop('SIGKILL'))

/** Resends an event until it is answered. */
async function deliver(event: SyntheticEvent, through: 'hosting' | 'instance'): Promise<void> {
  for (;;) {
    const origin = through === 'hosting' ? addresses.hosting : instance.origin
    const input = {
      origin,
      headers: { 'x-vitrine-now': String(event.time), 'User-Agent': event.phone ? phone : browserUserAgent },
    }
    const answer = await (event.kind === 'view'
      ? call(recordView, { ...input, body: event.body })
      : call(recordClick, { ...input, body: event.body })
    ).catch(() => null)
    if (answer?.status === 200) return
    await restarting
  }
}

async function malformed(): Promise<void> {
  const answer = await call(recordView, { origin: instance.origin, body: { ...viewOf(page), cid: 'short' } }).catch(
    () => null,
  )
  if (answer !== null) expect(answer.status).toBe(400)
}

it(`of ${EVENTS} events, sent in parallel with repetitions, every figure equals a recount, although an instance is killed meanwhile`, {
  timeout: 3_600_000,
}, async () => {
  const today = dayAt(Date.now())
  const events = withoutRepeatedClicks(
    syntheticEvents(page, { events: EVENTS, visitors: Math.ceil(EVENTS / 10), days: DAYS, lastDay: today, seed: 7 }),
  )
  const waiting = [...events.entries()]
  const sendAll = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, event] = next
      const [here, there] = index % 3 === 0 ? (['hosting', 'instance'] as const) : (['instance', 'hosting'] as const)
      await deliver(event, here)
      if (index % 10 === 0) await deliver(event, there)
      if (index % 25 === 0) await malformed()
      if (index === Math.floor(events.length / 2)) {
        restarting = instance.stop('SIGKILL').then(async () => {
          instance = await startFunctions()
        })
      }
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, sendAll))

  const headers = { 'x-vitrine-now': String(Date.parse(`${today}T23:59:00Z`)) }
  for (const closed of [null, today]) {
    if (closed !== null) await rollUpPortfolio(page.portfolioId, closed)
    for (const days of analyticsPeriods) {
      const summary = await succeed(getAnalyticsSummary, {
        token: owner.token,
        params: { id: page.portfolioId },
        query: { days },
        headers,
      })
      expect(summary, `${days} days, ${closed === null ? 'open' : 'closed'}`).toMatchObject(
        recount(events, Number(days), today),
      )
    }
  }
})
