import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createPortfolio,
  deletePortfolio,
  getPortfolio,
  patchContent,
  publishPortfolio,
} from '@vitrine/common/api/portfolios'
import { cancelSchedule, listSchedules, setSchedule } from '@vitrine/common/api/schedules'
import { attachUsername, claimUsername, detachUsername } from '@vitrine/common/api/usernames'
import { localTimeOf } from '@vitrine/common/schedule-time'
import type { ScheduledAction } from '@vitrine/common/schedule'
import { CLOCK_HEADER } from '../../functions/lib/clock.ts'
import { db } from '../../functions/lib/firebase.ts'
import { runDueSchedules } from '../../functions/schedules/run-due.ts'
import { functionSettings } from '../../local/suite.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminAuth, adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { ports } from '../support/env.ts'
import { messagesFor } from '../support/mailbox.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const zone = 'Europe/Vienna'

let serial = 0
let owner: TestAccount
let id: string

const within = (params: object = {}) => ({ token: owner.token, params: { id, ...params } })
const set = (action: ScheduledAction, local: string, inZone = zone) =>
  call(setSchedule, { ...within(), params: { id, action }, body: { local, zone: inZone } })
/** Leaves something to a time, and gives the moment. @param now what the server takes for the present */
async function leaveTo(action: ScheduledAction, local: string, now = new Date()): Promise<number> {
  const headers = { [CLOCK_HEADER]: String(now.getTime()) }
  const { at } = await succeed(setSchedule, { ...within(), params: { id, action }, body: { local, zone }, headers })
  return Date.parse(at)
}
const status = async () => (await succeed(getPortfolio, { token: owner.token, params: { id } })).status
const listed = async () => (await succeed(listSchedules, { token: owner.token, params: { id } })).schedules
const inAnHour = (hours = 1) => localTimeOf(new Date(Date.now() + hours * 60 * MINUTE_MS), zone)
const mails = async () =>
  (await messagesFor(owner.email)).filter(({ subject }) => subject.includes('was not published'))

beforeAll(() => {
  // What runs on a schedule runs in this process too.
  Object.assign(process.env, functionSettings(ports))
  db()
})

beforeEach(async () => {
  owner = await createAccount()
  const { token } = owner
  id = (await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })).id
  const username = `later-${process.pid}-${Date.now() % 10_000_000}-${serial++}`
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id }, body: { username } })
})

it('publishes when the time has come, not before, and once', async () => {
  const at = await leaveTo('publish', inAnHour())
  await runDueSchedules(at - 1)
  expect(await status()).toBe('draft')
  await runDueSchedules(at)
  expect(await status()).toBe('published')
  expect(await listed()).toEqual([])

  await succeed(publishPortfolio, { token: owner.token, params: { id }, body: { status: 'draft' } })
  await runDueSchedules(at + MINUTE_MS)
  expect(await status()).toBe('draft')
})

it('unpublishes when the time has come', async () => {
  await succeed(publishPortfolio, { token: owner.token, params: { id }, body: { status: 'published' } })
  const at = await leaveTo('unpublish', inAnHour())
  await runDueSchedules(at)
  expect(await status()).toBe('draft')
  expect(await listed()).toEqual([])
})

it('catches up after missed runs in one, and ends as the later of the two says', async () => {
  await leaveTo('publish', inAnHour(1))
  const later = await leaveTo('unpublish', inAnHour(2))
  await runDueSchedules(later + DAY_MS)
  expect(await status()).toBe('draft')
  expect(await listed()).toEqual([])
  const { publishedAt } = await succeed(getPortfolio, { token: owner.token, params: { id } })
  expect(publishedAt, 'it was published in between').not.toBeNull()
})

it('is done once by two runs at the same time', async () => {
  const at = await leaveTo('publish', inAnHour())
  const { revision } = await succeed(getPortfolio, { token: owner.token, params: { id } })
  await Promise.all([runDueSchedules(at), runDueSchedules(at), runDueSchedules(at)])
  expect(await status()).toBe('published')
  expect((await succeed(getPortfolio, { token: owner.token, params: { id } })).revision).toBe(revision + 1)
})

it.each([
  ['begins', '2027-03-28T09:00', '2027-03-28T07:00:00.000Z'],
  ['begins, in the hour that the clocks skip', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
  ['ends', '2027-10-31T09:00', '2027-10-31T08:00:00.000Z'],
  ['ends, in the hour that comes twice', '2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
])('means the clocks of the zone when summer time %s', async (_name, local, moment) => {
  const at = await leaveTo('publish', local, new Date('2027-01-01T12:00:00Z'))
  expect(new Date(at).toISOString()).toBe(moment)
  expect(await listed()).toEqual([{ action: 'publish', at: moment, local, zone, problem: null }])
  await runDueSchedules(at - 1)
  expect(await status()).toBe('draft')
  await runDueSchedules(at)
  expect(await status()).toBe('published')
})

describe('a time that is set', () => {
  it('replaces the one before for the same action', async () => {
    const first = await leaveTo('publish', inAnHour(1))
    const second = await leaveTo('publish', inAnHour(3))
    await runDueSchedules(first)
    expect(await status()).toBe('draft')
    await runDueSchedules(second)
    expect(await status()).toBe('published')
  })

  it('can be taken back until the last moment', async () => {
    const at = await leaveTo('publish', inAnHour())
    await succeed(cancelSchedule, { token: owner.token, params: { id, action: 'publish' } })
    await runDueSchedules(at)
    expect(await status()).toBe('draft')
    expect(await listed()).toEqual([])
  })

  it.each([
    ['in the past', '2020-01-06T09:00', zone],
    ['more than a year ahead', localTimeOf(new Date(Date.now() + 367 * DAY_MS), zone), zone],
    ['that no calendar has', '2027-02-30T09:00', zone],
    ['in no form', 'tomorrow', zone],
    ['in no zone', '2027-01-04T09:00', 'Vienna'],
  ])('is not one %s', async (_name, local, inZone) => {
    const answer = await set('publish', local, inZone)
    expect([answer.status, answer.body.detail.code]).toEqual([400, 'invalid-input'])
    expect(await listed()).toEqual([])
  })

  it('is nobody else’s', async () => {
    const stranger = await createAccount()
    const params = { id, action: 'publish' as const }
    const body = { local: inAnHour(), zone }
    await leaveTo('publish', inAnHour())
    const answers = await Promise.all([
      call(setSchedule, { token: stranger.token, params, body }),
      call(cancelSchedule, { token: stranger.token, params }),
      call(listSchedules, { token: stranger.token, params: { id } }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404])
    expect(await listed()).toHaveLength(1)
  })

  it('has to be for something that can be published now', async () => {
    const { token } = owner
    await succeed(detachUsername, { token, params: { id } })
    expect((await set('publish', inAnHour())).body.detail.code).toBe('username-required')
    const { id: premium } = await succeed(createPortfolio, { token, body: { templateId: 'business-executive' } })
    const params = { id: premium, action: 'publish' as const }
    const answer = await call(setSchedule, { token, params, body: { local: inAnHour(), zone } })
    expect([answer.status, answer.body.detail.code]).toEqual([402, 'payment-required'])
  })
})

describe('what cannot be done any more', () => {
  const cases: [string, () => Promise<unknown>, RegExp][] = [
    [
      'a name that is gone',
      () => succeed(detachUsername, { token: owner.token, params: { id } }),
      /no longer has a username/,
    ],
    [
      'content that is not valid',
      () =>
        succeed(patchContent, {
          token: owner.token,
          params: { id },
          body: { ops: [{ op: 'add', path: '/hero', value: { name: '' } }] },
        }),
      /name/i,
    ],
    [
      'a template that is not paid for any more',
      () => adminFirestore().doc(`portfolios/${id}`).update({ templateId: 'business-executive' }),
      /premium/,
    ],
  ]

  it.each(cases)('leaves the draft, notes why, and mails the owner once: %s', async (_name, spoil, reason) => {
    const at = await leaveTo('publish', inAnHour())
    await spoil()
    await runDueSchedules(at)
    await runDueSchedules(at + MINUTE_MS)
    expect(await status()).toBe('draft')
    expect(await listed()).toEqual([
      expect.objectContaining({ action: 'publish', problem: expect.stringMatching(reason) as string }),
    ])
    const [mail, ...more] = await mails()
    expect(mail?.text).toMatch(reason)
    expect(more).toEqual([])

    await succeed(cancelSchedule, { token: owner.token, params: { id, action: 'publish' } })
    expect(await listed()).toEqual([])
  })

  it('says nothing of a portfolio that is deleted, and does nothing to one that came back', async () => {
    const at = await leaveTo('publish', inAnHour())
    await succeed(deletePortfolio, { token: owner.token, params: { id } })
    await runDueSchedules(at)
    expect(await mails()).toEqual([])
    expect((await adminFirestore().doc(`schedules/${id}.publish`).get()).exists).toBe(false)
  })

  it('does nothing for an account that is suspended', async () => {
    const at = await leaveTo('publish', inAnHour())
    await adminAuth().updateUser(owner.uid, { disabled: true })
    await runDueSchedules(at)
    expect((await adminFirestore().doc(`portfolios/${id}`).get()).get('status')).toBe('draft')
    expect((await adminFirestore().doc(`schedules/${id}.publish`).get()).exists).toBe(false)
  })

  it('is looked at again when something else was in the way', async () => {
    const at = await leaveTo('publish', inAnHour())
    const schedule = adminFirestore().doc(`schedules/${id}.publish`)
    // Told of, but the mail is being sent by who died a moment ago.
    await schedule.update({ problem: 'its template is gone.' })
    const marker = adminFirestore().doc(`users/${owner.uid}/mails/schedule-${id}-${at}`)
    await marker.set({ claim: 'other', claimedAt: Timestamp.now(), sentAt: null })
    await runDueSchedules(at)
    expect((await schedule.get()).get('dueAt')).not.toBeNull()
    await marker.update({ claimedAt: Timestamp.fromMillis(Date.now() - 2 * MINUTE_MS) })
    await runDueSchedules(at)
    expect((await schedule.get()).get('dueAt')).toBeNull()
    expect(await mails()).toHaveLength(1)
  })
})
