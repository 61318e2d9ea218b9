import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPortfolio, getPortfolio } from '@vitrine/common/api/portfolios'
import { setSchedule } from '@vitrine/common/api/schedules'
import { attachUsername, claimUsername, detachUsername } from '@vitrine/common/api/usernames'
import { localTimeOf } from '@vitrine/common/schedule-time'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { runScheduled } from '../support/deliver-event.ts'
import { messagesFor, shownMails } from '../support/mailbox.ts'
import { giveBackDeliveries, takeOverDeliveries } from './support/deliveries.ts'
import { MortalFunctions } from './support/mortal-functions.ts'
import { survivesKills } from './support/survives-kills.ts'

/** What is left to a time, with the run that does it interrupted between any two writes. */

const HOUR_MS = 3_600_000
const functions = new MortalFunctions()
let serial = 0

beforeAll(async () => {
  await takeOverDeliveries()
  // What other tests have left to do would be among the writes.
  await functions.attempt((origin) => runScheduled('runSchedules', origin))
})
afterAll(() => Promise.all([functions.stop(), giveBackDeliveries()]))

interface Scheduled {
  owner: TestAccount
  id: string
}

const scheduleRef = (id: string) => adminFirestore().doc(`schedules/${id}.publish`)

/** A portfolio that is to be published, and whose time has come. */
async function due(): Promise<Scheduled> {
  const owner = await createAccount()
  const { token } = owner
  const { id } = await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })
  const username = `due-${process.pid}-${Date.now() % 10_000_000}-${serial++}`
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id }, body: { username } })
  const local = localTimeOf(new Date(Date.now() + HOUR_MS), 'Europe/Vienna')
  await succeed(setSchedule, { token, params: { id, action: 'publish' }, body: { local, zone: 'Europe/Vienna' } })
  const past = Timestamp.fromMillis(Date.now() - HOUR_MS)
  await scheduleRef(id).update({ at: past, dueAt: past })
  return { owner, id }
}

/** A mail that was claimed by who died is sent again once the claim is over. */
async function runLater({ owner }: Scheduled, origin: string): Promise<void> {
  const claimed = await adminFirestore().collection(`users/${owner.uid}/mails`).where('sentAt', '==', null).get()
  const before = Timestamp.fromMillis(Date.now() - HOUR_MS)
  await Promise.all(claimed.docs.map(({ ref }) => ref.update({ claimedAt: before })))
  await runScheduled('runSchedules', origin)
}

it('a portfolio is published once', async () => {
  await survivesKills(functions, {
    begin: due,
    act: runLater,
    async check({ owner: { token }, id }) {
      const { status, revision } = await succeed(getPortfolio, { token, params: { id } })
      expect([status, revision]).toEqual(['published', 3])
      expect((await scheduleRef(id).get()).exists).toBe(false)
    },
  })
})

it('an owner is told once why a portfolio was not published', async () => {
  await survivesKills(functions, {
    async begin() {
      const scheduled = await due()
      await succeed(detachUsername, { token: scheduled.owner.token, params: { id: scheduled.id } })
      return scheduled
    },
    act: runLater,
    async check({ owner, id }) {
      expect((await scheduleRef(id).get()).data()).toMatchObject({
        problem: expect.stringContaining('username') as string,
        dueAt: null,
      })
      const told = (await messagesFor(owner.email)).filter(({ subject }) => subject.includes('not published'))
      expect(shownMails(told)).toHaveLength(1)
    },
  })
})
