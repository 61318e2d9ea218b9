import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { startFunctions, type FunctionsProcess } from '../support/functions-process.ts'
import { acknowledgedBy, append, expectNothingLost, openWriters, type Writer } from './support/writers.ts'

const KILLS = 20
const WRITERS = 16

let account: TestAccount
let api: FunctionsProcess
let finished = false

beforeAll(async () => {
  account = await createAccount()
  api = await startFunctions()
})
afterAll(() => api.stop('SIGKILL'))

it(`no acknowledged write is lost while the API is killed ${KILLS} times under ${WRITERS} writers`, async () => {
  const { token } = account
  const writers = await openWriters(token, WRITERS, api.origin)

  /** Saves for as long as the test runs. */
  const write = async (writer: Writer) => {
    while (!finished) {
      const answer = await append(writer, token, api.origin).catch(() => null)
      if (answer?.status === 200) acknowledgements.emit('one')
      if (answer === null) await restarted
    }
  }

  const total = () => acknowledgedBy(writers)
  const acknowledgements = new EventEmitter()
  let restarted = Promise.resolve()
  const writing = writers.map(write)
  for (let kill = 0; kill < KILLS; kill++) {
    const before = total()
    // Each process has to acknowledge something before it dies in the middle of the next writes.
    while (total() < before + WRITERS) await once(acknowledgements, 'one')
    const dying = api.stop('SIGKILL')
    restarted = dying.then(async () => {
      api = await startFunctions()
    })
    await restarted
  }
  finished = true
  await Promise.all(writing)

  await expectNothingLost(writers, token)
  expect(total()).toBeGreaterThanOrEqual(KILLS * WRITERS)
})
