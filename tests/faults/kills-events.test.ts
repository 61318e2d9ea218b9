import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { messagesFor, shownMails } from '../support/mailbox.ts'
import { checkoutsOf, control, createBuyer, requestFor } from '../support/payments.ts'
import { publishPage } from '../support/visits.ts'
import { deliverEvent, documentEvent, type BackgroundEvent } from '../support/deliver-event.ts'
import { giveBackDeliveries, takeOverDeliveries } from './support/deliveries.ts'
import { MortalFunctions } from './support/mortal-functions.ts'
import { survivesKills, type Flow } from './support/survives-kills.ts'

/** Events delivered twice, in parallel, and again after a crash. (Pictures: kills-pictures.) */

const functions = new MortalFunctions()
beforeAll(takeOverDeliveries)
afterAll(() => Promise.all([functions.stop(), giveBackDeliveries()]))

let serial = 0
const fresh = (name: string) => `${name}-${process.pid}-${Date.now()}-${serial++}`

type OfEvent<State> = Pick<Flow<State>, 'begin' | 'check'>

/** Kills, a second delivery, and two at the same time. */
async function changesOnce<State extends { event: BackgroundEvent }>({ begin, check }: OfEvent<State>): Promise<void> {
  await survivesKills(functions, { begin, act: ({ event }, origin) => deliverEvent(event, origin), check })
  const state = await begin()
  await functions.attempt((origin) =>
    Promise.allSettled([deliverEvent(state.event, origin), deliverEvent(state.event, origin)]),
  )
  // What one of the two could not do it does when it comes again.
  await functions.attempt((origin) => deliverEvent(state.event, origin))
  await check(state)
}

/** A template of which nothing is counted yet. */
async function template() {
  const ref = adminFirestore().collection('templates').doc(fresh('counted'))
  await ref.set({ downloads: 3, reviews: 1, ratingSum: 5, available: false })
  return ref
}

it('a download is counted once', () =>
  changesOnce({
    async begin() {
      const ref = await template()
      return { ref, event: documentEvent('countDownload', `${ref.path}/uses/somebody`) }
    },
    async check({ ref }) {
      expect((await ref.get()).data()).toMatchObject({ downloads: 4, reviews: 1, ratingSum: 5 })
      await ref.delete()
    },
  }))

it('a review that changes is counted once', () =>
  changesOnce({
    async begin() {
      const ref = await template()
      const rated = (stars: number) => ({ rating: { integerValue: String(stars) } })
      return {
        ref,
        event: documentEvent('countReview', `${ref.path}/reviews/somebody`, { before: rated(5), after: rated(2) }),
      }
    },
    async check({ ref }) {
      expect((await ref.get()).data()).toMatchObject({ downloads: 3, reviews: 1, ratingSum: 2 })
      await ref.delete()
    },
  }))

const mailsTo = async (address: string) => shownMails(await messagesFor(address))

it('a message sends one mail to the owner', () =>
  changesOnce({
    async begin() {
      const owner = await createAccount()
      const { portfolioId } = await publishPage(owner)
      const entry = adminFirestore().doc(`portfolios/${portfolioId}/messages/one`)
      await entry.set({
        ownerId: owner.uid,
        name: 'Hedy',
        email: 'hedy@example.com',
        message: 'Hello',
        read: false,
        createdAt: Timestamp.now(),
        mailedAt: null,
      })
      return { entry, address: owner.email, event: documentEvent('mailMessage', entry.path) }
    },
    async check({ entry, address }) {
      expect(await mailsTo(address)).toHaveLength(1)
      expect((await entry.get()).get('mailedAt')).toBeInstanceOf(Timestamp)
    },
  }))

it('a subscription sends one mail to the address', () =>
  changesOnce({
    async begin() {
      const owner = await createAccount()
      const { portfolioId } = await publishPage(owner)
      const entry = adminFirestore().doc(`portfolios/${portfolioId}/subscribers/one`)
      const address = `${fresh('reader')}@example.com`
      await entry.set({
        ownerId: owner.uid,
        email: address,
        token: 'secret',
        createdAt: Timestamp.now(),
        confirmedAt: null,
        mailedAt: null,
      })
      return { entry, address, event: documentEvent('mailSubscriber', entry.path) }
    },
    async check({ entry, address }) {
      expect(await mailsTo(address)).toHaveLength(1)
      expect((await entry.get()).get('mailedAt')).toBeInstanceOf(Timestamp)
    },
  }))

it('a checkout request creates one session', () =>
  changesOnce({
    async begin() {
      const buyer = await createBuyer()
      const request = checkoutsOf(buyer.uid).doc()
      await request.set(await requestFor(buyer))
      return { request, event: documentEvent('createCheckoutSession', request.path) }
    },
    async check({ request }) {
      const answered = (await request.get()).data()
      expect(answered).toMatchObject({ status: 'open' })
      expect(await control(`sessions?match=${request.id}`)).toEqual({ ids: [answered?.sessionId] })
    },
  }))
