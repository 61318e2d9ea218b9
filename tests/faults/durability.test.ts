import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPortfolio, getPortfolio, patchContent } from '@vitrine/common/api/portfolios'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { call, succeed } from '../support/api.ts'
import { startApiProcess, type ApiProcess } from '../support/api-process.ts'

const KILLS = 20
const WRITERS = 16

let account: TestAccount
let api: ApiProcess
let finished = false

beforeAll(async () => {
  account = await createAccount()
  api = await startApiProcess()
})
afterAll(() => api.stop('SIGKILL'))

it(`no acknowledged write is lost while the API is killed ${KILLS} times under ${WRITERS} writers`, async () => {
  const { token } = account
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const { id } = await succeed(createPortfolio, { origin: api.origin, token, body: { templateId: 'minimalist-designer' } })
      const ops = [{ op: 'add' as const, path: '/tools', value: [] }]
      await succeed(patchContent, { origin: api.origin, token, params: { id }, body: { ops } })
      return { id, attempts: 0, acknowledged: [] as string[] }
    }),
  )

  /** Appends numbered entries for as long as the test runs and remembers those that were answered with 200. */
  const write = async (writer: (typeof writers)[number]) => {
    while (!finished) {
      const entry = `entry ${writer.attempts++}`
      const body = { ops: [{ op: 'add' as const, path: '/tools/-', value: entry }] }
      const answer = await call(patchContent, { origin: api.origin, token, params: { id: writer.id }, body }).catch(() => null)
      if (answer?.status === 200) {
        writer.acknowledged.push(entry)
        acknowledgements.emit('one')
      }
      if (answer === null) await restarted
    }
  }

  const total = () => writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0)
  const acknowledgements = new EventEmitter()
  let restarted = Promise.resolve()
  const writing = writers.map(write)
  for (let kill = 0; kill < KILLS; kill++) {
    const before = total()
    // Each process has to acknowledge something before it dies in the middle of the next writes.
    while (total() < before + WRITERS) await once(acknowledgements, 'one')
    const dying = api.stop('SIGKILL')
    restarted = dying.then(async () => {
      api = await startApiProcess()
    })
    await restarted
  }
  finished = true
  await Promise.all(writing)

  for (const { id, acknowledged } of writers) {
    const { content, revision } = await succeed(getPortfolio, { token, params: { id } })
    const tools = content.tools ?? []
    expect(acknowledged.filter((entry) => !tools.includes(entry))).toEqual([])
    expect(new Set(tools).size, 'nothing was written twice').toBe(tools.length)
    expect(revision).toBe(2 + tools.length)
  }
  expect(total()).toBeGreaterThanOrEqual(KILLS * WRITERS)
})
