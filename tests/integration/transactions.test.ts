import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deadline, deadlines, withDeadline } from '../../functions/lib/deadline.ts'
import { db } from '../../functions/lib/firebase.ts'
import { transact } from '../../functions/lib/transact.ts'
import { AbandonedTransactions } from '../support/abandoned-transactions.ts'

describe('a transaction', () => {
  const counter = () => db().collection('transactions-test').doc(randomUUID())
  let ref = counter()
  beforeEach(async () => {
    ref = counter()
    await ref.set({ count: 0 })
  })

  it.each(['its next reading', 'its end'])('that was closed before %s is retried', async (when) => {
    const open = await AbandonedTransactions.fromNow()
    let attempts = 0
    await transact(async (transaction) => {
      const before = await transaction.get(ref)
      if (++attempts === 1) await open.end()
      if (when === 'its next reading') await transaction.get(counter())
      transaction.update(ref, { count: Number(before.get('count')) + 1 })
    })
    expect([attempts, (await ref.get()).get('count')]).toEqual([2, 1])
  })

  it('that is closed every time fails and changes nothing', async () => {
    const open = await AbandonedTransactions.fromNow()
    let attempts = 0
    const work = transact(async (transaction) => {
      attempts++
      await transaction.get(ref)
      await open.end()
      transaction.update(ref, { count: 1 })
    })
    await expect(work).rejects.toThrow('Transaction is invalid or closed')
    expect([attempts, (await ref.get()).get('count')]).toEqual([5, 0])
  })

  it('with an invalid request is not retried', async () => {
    let attempts = 0
    const work = transact(async (transaction) => {
      attempts++
      await transaction.get(ref)
      transaction.update(ref, { ['__reserved__']: 1 })
    })
    await expect(work).rejects.toMatchObject({ code: 3 })
    expect([attempts, (await ref.get()).data()]).toEqual([1, { count: 0 }])
  })

  it('that writes what no text can hold is not tried again, and says so at once', async () => {
    let attempts = 0
    const work = transact(async (transaction) => {
      attempts++
      await transaction.get(ref)
      transaction.update(ref, { text: 'a\ud800b' })
    })
    await expect(work).rejects.toMatchObject({ code: 3 })
    expect([attempts, (await ref.get()).data()]).toEqual([1, { count: 0 }])
  })

  it('that exceeds its deadline releases its locks', async () => {
    const late = withLittleTime(() =>
      transact(async (transaction) => {
        await transaction.get(ref)
        await vi.waitUntil(() => Date.now() > (deadline() ?? 0))
        await transaction.get(counter())
      }),
    )
    await expect(late).rejects.toThrow()
    await withDeadline('page', () => ref.update({ count: 2 }))
  })
})

/** Runs work whose deadline is about to expire. */
function withLittleTime<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - deadlines.page + 500 })
  const done = withDeadline('page', work)
  vi.useRealTimers()
  return done
}
