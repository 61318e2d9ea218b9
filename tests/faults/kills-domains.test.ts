import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPortfolio, patchContent } from '@vitrine/common/api/portfolios'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { runScheduled } from '../support/deliver-event.ts'
import { atHosting, pointElsewhere, pointHere, setProof } from '../support/domains.ts'
import { messagesFor, shownMails } from '../support/mailbox.ts'
import { giveBackDeliveries, takeOverDeliveries } from './support/deliveries.ts'
import { MortalFunctions } from './support/mortal-functions.ts'
import { survivesKills } from './support/survives-kills.ts'

/** The schedule that looks after custom domains, interrupted between any two writes. */

const DAY_MS = 86_400_000
const functions = new MortalFunctions()
let serial = 0

beforeAll(async () => {
  await takeOverDeliveries()
  // What other tests have left to look at would be among the writes.
  await functions.attempt((origin) => runScheduled('checkDomains', origin))
})
afterAll(() => Promise.all([functions.stop(), giveBackDeliveries()]))

interface Watched {
  owner: TestAccount
  id: string
  domain: string
}

const domainRef = (domain: string) => adminFirestore().doc(`domains/${domain}`)

/** A domain that has served, of which this is stored. */
async function served(stored: object): Promise<Watched> {
  const owner = await createAccount()
  await adminFirestore().doc(`users/${owner.uid}`).update({ subscription_level: 'pro' })
  const { token } = owner
  const { id } = await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })
  const domain = `www.killed-${process.pid}-${Date.now() % 1_000_000}-${serial++}.example`
  const ops = [{ op: 'add' as const, path: '/domain', value: domain }]
  await succeed(patchContent, { token, params: { id }, body: { ops } })
  await adminFirestore().doc(`portfolios/${id}`).update({ provedDomain: domain, domainServes: true })
  const long = Timestamp.fromMillis(Date.now() - 60 * DAY_MS)
  await domainRef(domain).set({
    ownerId: owner.uid,
    portfolioId: id,
    provedAt: long,
    hosting: 'active',
    records: [],
    hasServed: true,
    brokenSince: null,
    proofMissingSince: null,
    unreachableSince: null,
    unnamedSince: null,
    toldOf: null,
    checkedAt: long,
    nextCheckAt: long,
    ...stored,
  })
  return { owner, id, domain }
}

/** As the mail program of the owner shows them. */
const mails = async ({ owner, domain }: Watched) =>
  shownMails((await messagesFor(owner.email)).filter(({ subject }) => subject.includes(domain)))

const anHourAgo = () => Timestamp.fromMillis(Date.now() - DAY_MS / 24)

/** A mail that was claimed by who died is sent again once the claim is over; what was due then is due again. */
async function runLater({ owner, domain }: Watched, origin: string): Promise<void> {
  const claimed = await adminFirestore().collection(`users/${owner.uid}/mails`).where('sentAt', '==', null).get()
  await Promise.all(claimed.docs.map(({ ref }) => ref.update({ claimedAt: anHourAgo() })))
  if ((await domainRef(domain).get()).exists) await domainRef(domain).update({ nextCheckAt: anHourAgo() })
  await runScheduled('checkDomains', origin)
}

it('telling the owner that a domain is broken', async () => {
  await survivesKills(functions, {
    async begin() {
      const watched = await served({ brokenSince: anHourAgo(), hosting: 'pointing' })
      await setProof(watched.domain, `vitrine=${watched.id}`)
      await pointElsewhere(watched.domain)
      return watched
    },
    act: runLater,
    async check(watched) {
      const stored = (await domainRef(watched.domain).get()).data()
      expect(stored?.toldOf).toEqual(stored?.brokenSince)
      expect(await mails(watched)).toHaveLength(1)
    },
  })
})

it('releasing a domain whose proof is gone for 30 days', async () => {
  await survivesKills(functions, {
    async begin() {
      const gone = Timestamp.fromMillis(Date.now() - 31 * DAY_MS)
      const watched = await served({ brokenSince: gone, toldOf: gone, proofMissingSince: gone })
      await pointHere(watched.domain)
      return watched
    },
    act: runLater,
    async check(watched) {
      expect((await domainRef(watched.domain).get()).exists).toBe(false)
      const portfolio = await adminFirestore().doc(`portfolios/${watched.id}`).get()
      expect(portfolio.get('provedDomain')).toBeUndefined()
      const notes = adminFirestore().collection('domainReleases').where('domain', '==', watched.domain)
      expect((await notes.get()).size).toBe(0)
      // It was never added there: removing it again is no error.
      expect(await atHosting(watched.domain)).toBeNull()
      expect(await mails(watched)).toHaveLength(1)
    },
  })
})
