import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '@vitrine/common/api/endpoint'
import { api, type EndpointName } from '@vitrine/common/api/index'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { createPortfolio, getPortfolio, patchContent, updatePortfolio } from '@vitrine/common/api/portfolios'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { call, succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { contents, storePage } from '../support/pages.ts'

/** Texts with half a surrogate pair, over the contract table itself: an endpoint that is added is tested by being there. */

const HALF = 'a\ud800b'

let owner: TestAccount
let portfolioId: string
beforeAll(async () => {
  owner = await createAccount()
  portfolioId = (await succeed(createPortfolio, { token: owner.token, body: { templateId: 'minimalist-designer' } })).id
})

/** A body once for each of its texts, with half a character in it, and the path of that. */
function* spoilt(value: unknown, path: string): Generator<[path: string, value: unknown]> {
  if (typeof value === 'string') yield [path, HALF]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    for (const [at, worse] of spoilt(inner, `${path}.${key}`))
      yield [at, Array.isArray(value) ? value.with(Number(key), worse) : { ...value, [key]: worse }]
}

const bodies = (Object.keys(api) as EndpointName[]).flatMap((name) =>
  [...spoilt(api[name].sample.body, 'body')].map(([path, body]) => [name, path, body] as const),
)

it('covers every endpoint that takes a text', () => {
  const names = new Set(bodies.map(([name]) => name))
  for (const name of ['createPortfolio', 'updatePortfolio', 'patchContent', 'keepVersion', 'sendMessage', 'recordView'])
    expect(names, name).toContain(name)
})

it.each(bodies)('%s refuses it in %s, and says so at once', async (name, path, body) => {
  const endpoint: Endpoint = api[name]
  const params = { ...(endpoint.sample.params as Record<string, string>) }
  if (endpoint.access === 'owner') params.id = portfolioId
  if (endpoint.access === 'self') params.uid = owner.uid
  const begin = Date.now()
  const { status, body: answer } = await call(endpoint, { params, body, token: owner.token })
  expect([status, answer.detail.code]).toEqual([400, 'invalid-input'])
  expect(answer.detail.issues?.map((issue) => issue.path)).toEqual([path])
  expect(answer.detail.message).toContain(path)
  expect(Date.now() - begin).toBeLessThan(5_000)
})

describe('anywhere in content', () => {
  it.each<[string, PortfolioContent, string]>([
    ['a text', { about: { bio: HALF } }, 'body.content.about.bio'],
    ['a text in a list', { skills: { items: [{ name: 'fine' }, { name: HALF }] } }, 'body.content.skills.items.1.name'],
  ])('%s', async (_what, content, path) => {
    const answer = await call(updatePortfolio, { token: owner.token, params: { id: portfolioId }, body: { content } })
    expect([answer.status, answer.body.detail.issues?.map((issue) => issue.path)]).toEqual([400, [path]])
  })

  it.each([
    ['a value', { op: 'add', path: '/hero', value: { name: HALF } }, 'body.ops.0.value.name'],
    ['a path', { op: 'add', path: `/hero/${HALF}`, value: 'x' }, 'body.ops.0.path'],
  ] as const)('%s of a patch', async (_what, op, path) => {
    const answer = await call(patchContent, { token: owner.token, params: { id: portfolioId }, body: { ops: [op] } })
    expect([answer.status, answer.body.detail.issues?.map((issue) => issue.path)]).toEqual([400, [path]])
  })

  it('changes nothing', async () => {
    expect((await succeed(getPortfolio, { token: owner.token, params: { id: portfolioId } })).revision).toBe(1)
  })
})

it.each([
  ['message', 'name', { name: HALF, email: 'hedy@example.com', message: 'Hello' }],
  ['message', 'message', { name: 'Hedy', email: 'hedy@example.com', message: HALF }],
  ['newsletter', 'email', { email: `${HALF}@example.com` }],
  ['subscription', 'change', { change: HALF }],
])('the form for a %s, posted as data, says which field (%s)', async (kind, field, fields) => {
  const username = await storePage('business-executive', contents.example('business-executive'))
  const answer = await fetch(`${addresses.hosting}/p/${username}/${kind}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(`“${field}”`)
})

it.each([
  ['message', 'message', 'name=Hedy&email=hedy%40example.com&message=a%ED%A0%80b'],
  ['newsletter', 'email', 'email=a%FF@example.com'],
  ['newsletter', 'email', 'email=%ED%A0%80x@example.com'],
  ['subscription', 'change', 'change=%C3'],
])('the form for a %s, posted as a browser does, says which field (%s)', async (kind, field, body) => {
  const username = await storePage('business-executive', contents.example('business-executive'))
  const post = (form: string) =>
    fetch(`${addresses.hosting}/p/${username}/${kind}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: form,
    })
  const answer = await post(body)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(`“${field}”`)
  const typed = await post(
    'name=Ðorđe&email=hedy%40example.com&message=%F0%9F%A6%8A+%2B+100+%25+%C3%A9&change=%E2%80%A6',
  )
  expect(typed.status).not.toBe(400)
})
