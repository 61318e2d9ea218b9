import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { deleteAccount } from '@vitrine/common/api/account'
import { createPortfolio } from '@vitrine/common/api/portfolios'
import { checkUsername } from '@vitrine/common/api/usernames'
import { sessionOf } from '../support/accounts.ts'
import { adminBucket, adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { addresses, projectId } from '../support/env.ts'
import { createFullAccount, tracesOf, type FullAccount } from '../support/everything.ts'
import { act, checkoutsOf, control, premium, requestFor } from '../support/payments.ts'
import { deliverEvent, documentEvent, runScheduled } from '../support/deliver-event.ts'
import { giveBackDeliveries, takeOverDeliveries } from './support/deliveries.ts'
import { MortalFunctions } from './support/mortal-functions.ts'
import { survivesKills } from './support/survives-kills.ts'

/** Account deletion, interrupted between any two writes. */

const functions = new MortalFunctions()
beforeAll(takeOverDeliveries)
afterAll(() => Promise.all([functions.stop(), giveBackDeliveries()]))

interface Leaver extends FullAccount {
  sessionId: string
  before: string[]
}

const deleted: string[] = []

/** Somebody with everything, a session at the payment provider that could still be paid included. */
async function leaver(): Promise<Leaver> {
  const full = await createFullAccount()
  const { uid, token } = full.account
  const { id: portfolioId } = await succeed(createPortfolio, { token, body: { templateId: premium } })
  // What createFullAccount stored of purchases stands for nothing at the provider.
  await adminFirestore().doc(`users/${uid}/purchases/${premium}`).delete()
  const ref = checkoutsOf(uid).doc()
  await ref.set(await requestFor({ ...full.account, portfolioId }))
  await functions.attempt((origin) => deliverEvent(documentEvent('createCheckoutSession', ref.path), origin))
  deleted.push(uid)
  return { ...full, sessionId: (await ref.get()).get('sessionId') as string, before: await tracesOf(full) }
}

const deletion = async ({ account }: Leaver) => (await adminFirestore().doc(`deletions/${account.uid}`).get()).data()
const maySignIn = ({ account }: Leaver) =>
  sessionOf(account).then(
    () => true,
    () => false,
  )
const askToDelete = ({ account: { uid, token } }: Leaver, origin: string) =>
  call(deleteAccount, { origin, token, params: { uid }, body: { confirmation: 'DELETE' } })

it('a killed deletion is completed by the owner’s next call or the next scheduled run', async () => {
  const writes = await survivesKills(functions, {
    begin: leaver,
    async act(person, origin) {
      expect((await askToDelete(person, origin)).body).toEqual({ finished: true })
    },
    async between(person) {
      const left = await tracesOf(person)
      if (left.length < person.before.length)
        expect(await deletion(person), 'nothing goes before it is written down that all will').toBeDefined()
      // As long as anything is left, its owner can come back.
      if (left.length > 0) expect(await maySignIn(person)).toBe(true)
    },
    async goOn(person, turn) {
      const byOwner = turn % 2 === 0 && (await maySignIn(person))
      if (byOwner) await functions.attempt((origin) => askToDelete(person, origin))
      else if (await deletion(person))
        await functions.attempt((origin) => runScheduled('resumeAccountDeletions', origin))
      // What was not even written down was not begun.
      else await functions.attempt((origin) => askToDelete(person, origin))
    },
    async check(person) {
      expect(await tracesOf(person)).toEqual([])
      expect(await maySignIn(person)).toBe(false)
      expect(await deletion(person)).toMatchObject({ finishedAt: expect.anything() as unknown })
      expect((await fetch(`${addresses.hosting}/${person.username}`)).status).toBe(404)
      // Nobody else gets visitors of the page for a while.
      expect(await succeed(checkUsername, { query: { u: person.username } })).toMatchObject({ available: false })
      expect(await control(`sessions/${person.sessionId}`)).toMatchObject({ status: 'expired' })
      await expect(act('pay', person.sessionId)).rejects.toThrow()
    },
  })
  expect(writes.length).toBeGreaterThan(20)
})

/** Every document of the database, whatever it is below of. */
async function everyDocument(): Promise<{ name: string; text: string }[]> {
  const response = await fetch(
    `${addresses.firestore}/v1/projects/${projectId}/databases/(default)/documents:runQuery`,
    {
      method: 'POST',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
    },
  )
  const found = (await response.json()) as { document?: { name: string } }[]
  return found.flatMap(({ document }) =>
    document ? [{ name: document.name.split('/documents/')[1] ?? '', text: JSON.stringify(document) }] : [],
  )
}

it('afterwards only the deletion records name the deleted accounts, in the database and in Storage', async () => {
  const named = (await everyDocument())
    .filter(({ text }) => deleted.some((uid) => text.includes(uid)))
    .map(({ name }) => name)
  expect(named.sort()).toEqual(deleted.map((uid) => `deletions/${uid}`).sort())
  const [files] = await adminBucket().getFiles()
  expect(files.map(({ name }) => name).filter((name) => deleted.some((uid) => name.includes(uid)))).toEqual([])
})

it('a scheduled run after the last token expired removes the record of the deletion', async () => {
  const [uid = ''] = deleted
  const before = vi.getRealSystemTime() - 66 * 60_000
  const ref = adminFirestore().doc(`deletions/${uid}`)
  await ref.update({ requestedAt: new Date(before), finishedAt: new Date(before) })
  const { killed } = await functions.attempt(
    (origin) => runScheduled('resumeAccountDeletions', origin).catch(() => undefined),
    1,
  )
  expect(killed).toBe(true)
  await functions.attempt((origin) => runScheduled('resumeAccountDeletions', origin))
  expect((await ref.get()).exists).toBe(false)
})
