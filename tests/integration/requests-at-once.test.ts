import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, listPages, patchPage } from '@vitrine/common/api/pages'
import { createPortfolio, patchContent } from '@vitrine/common/api/portfolios'
import { createPrivateLink } from '@vitrine/common/api/private-links'
import { keepVersion } from '@vitrine/common/api/versions'
import { plans } from '@vitrine/common/plans'
import { PORTFOLIOS_UNVERIFIED } from '@vitrine/common/limits'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { call, succeed, type Answer } from '../support/api.ts'
import { startFunctions, type FunctionsProcess } from '../support/functions-process.ts'
import { everything } from '../support/private-links.ts'
import type { ErrorBody } from '@vitrine/common/api/errors'

let instances: FunctionsProcess[]

beforeAll(async () => {
  instances = await Promise.all([startFunctions(), startFunctions()])
})

afterAll(() => Promise.all(instances.map((instance) => instance.stop())))

interface Own extends TestAccount {
  id: string
}

async function someone(verified = true): Promise<Own> {
  const account = await createAccount({ verified })
  const { id } = await succeed(createPortfolio, { token: account.token, body: { templateId: 'developer-pro' } })
  return { ...account, id }
}

const AT_ONCE = 16

type Ask = (origin: string) => Promise<Answer<ErrorBody>>

/** How many of requests at once were answered how: with 200, or with the status and code of a refusal. */
async function atOnce(origins: readonly string[], asks: readonly Ask[]) {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => {
      const ask = asks[index % asks.length]
      // Each instance is asked for everything.
      const origin = origins[Math.floor(index / asks.length) % origins.length]
      if (!ask || origin === undefined) throw new Error('There is nothing to ask')
      return ask(origin)
    }),
  )
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name = status === 200 ? 'done' : `${status} ${body.detail.code}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

const first = () => instances.slice(0, 1).map(({ origin }) => origin)
const both = () => instances.map(({ origin }) => origin)

describe.each([
  ['one instance', first],
  ['two instances', both],
])('what an account asks %s for at once is done or refused by name', (_where, origins) => {
  it('pages: all of them, each at an address of its own', async () => {
    const { token, id } = await someone()
    const body = { kind: 'article' as const, content: { title: 'On grids' } }
    expect(await atOnce(origins(), [(origin) => call(createPage, { origin, token, params: { id }, body })])).toEqual({
      done: AT_ONCE,
    })
    const { pages } = await succeed(listPages, { token, params: { id } })
    expect(new Set(pages.map(({ slug }) => slug)).size).toBe(AT_ONCE)
  })

  it('private links: as many as the plan has', async () => {
    const { token, id } = await someone()
    const body = { label: 'One', shows: everything }
    const { privateLinks } = plans.free
    expect(
      await atOnce(origins(), [(origin) => call(createPrivateLink, { origin, token, params: { id }, body })]),
    ).toEqual({ done: privateLinks, '409 limit-reached': AT_ONCE - privateLinks })
  })

  it('portfolios: as many as an account makes whose address is not verified', async () => {
    const { token } = await someone(false)
    const body = { templateId: 'developer-pro' as const }
    expect(await atOnce(origins(), [(origin) => call(createPortfolio, { origin, token, body })])).toEqual({
      done: PORTFOLIOS_UNVERIFIED - 1,
      '403 unverified': AT_ONCE - PORTFOLIOS_UNVERIFIED + 1,
    })
  })

  it('saves of a portfolio and of a page: each with a revision of its own', async () => {
    const { token, id } = await someone()
    const page = await succeed(createPage, { token, params: { id }, body: { kind: 'article' } })
    const revisions: string[] = []
    const save = async (origin: string) => {
      const ops = [{ op: 'replace' as const, path: '/hero/name', value: origin }]
      const answer = await call(patchContent, { origin, token, params: { id }, body: { ops } })
      revisions.push(`portfolio ${answer.body.revision}`)
      return answer
    }
    const savePage = async (origin: string) => {
      const ops = [{ op: 'add' as const, path: '/title', value: origin }]
      const answer = await call(patchPage, { origin, token, params: { id, pageId: page.id }, body: { ops } })
      revisions.push(`page ${answer.body.revision}`)
      return answer
    }
    expect(await atOnce(origins(), [save, savePage])).toEqual({ done: AT_ONCE })
    expect(new Set(revisions).size).toBe(AT_ONCE)
  })

  it('all of these together', async () => {
    const { token, id } = await someone()
    const all = [
      (origin: string) =>
        call(createPage, { origin, token, params: { id }, body: { kind: 'article', content: { title: 'On grids' } } }),
      (origin: string) =>
        call(createPrivateLink, { origin, token, params: { id }, body: { label: 'One', shows: everything } }),
      (origin: string) => call(createPortfolio, { origin, token, body: { templateId: 'developer-pro' } }),
      (origin: string) => call(keepVersion, { origin, token, params: { id }, body: { label: 'One' } }),
    ]
    expect(await atOnce(origins(), all)).toEqual({ done: AT_ONCE })
  })
})
