import { doc, serverTimestamp, setDoc, Timestamp, updateDoc, type Firestore } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { newProfile } from '@vitrine/common/profile'
import { expectVerdict, ownerEmail, ownerUid, useRules, type Verdict } from './environment.ts'

const { as, pastRules, clear } = useRules('deletion')

beforeEach(async () => {
  await clear()
  await pastRules((context) => setDoc(doc(context.firestore(), 'templates', 'developer-pro'), { available: true }))
})

const close = (uid: string) =>
  pastRules((context) =>
    setDoc(doc(context.firestore(), 'deletions', uid), { requestedAt: Timestamp.now(), finishedAt: null }),
  )

const writes: [string, (firestore: Firestore) => Promise<unknown>][] = [
  [
    'make a profile',
    (firestore) =>
      setDoc(doc(firestore, 'users', ownerUid), newProfile({ email: ownerEmail, name: 'Ada', verified: true })),
  ],
  [
    'add a favourite',
    (firestore) =>
      setDoc(doc(firestore, 'users', ownerUid, 'favourites', 'developer-pro'), { createdAt: serverTimestamp() }),
  ],
  [
    'ask for a checkout session',
    (firestore) =>
      setDoc(doc(firestore, 'customers', ownerUid, 'checkout_sessions', 'one'), {
        mode: 'payment',
        price: 'price_1',
        success_url: 'https://vitrine.example/payment-success',
        cancel_url: 'https://vitrine.example/payment',
      }),
  ],
]

describe.each<[string, string, Verdict]>([
  ['an account that is being deleted', ownerUid, 'denied'],
  ['an account beside one that is being deleted', 'eve', 'allowed'],
])('%s', (_what, closed, verdict) => {
  beforeEach(() => close(closed))

  it.each(writes)(`to %s is ${verdict}`, (_write, attempt) =>
    expectVerdict(verdict, attempt(as('owner').firestore() as unknown as Firestore)),
  )
})

it('an account cannot delete the record of its deletion', async () => {
  await close(ownerUid)
  await expectVerdict('denied', updateDoc(doc(as('owner').firestore(), 'deletions', ownerUid), { finishedAt: null }))
})
