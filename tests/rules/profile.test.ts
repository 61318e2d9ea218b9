import {
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  collection,
  setDoc,
  updateDoc,
  type UpdateData,
} from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { NAME_MAX_LENGTH } from '@vitrine/common/limits'
import { appLanguages, type AppLanguage } from '@vitrine/common/languages'
import { newProfile, type UserProfile } from '@vitrine/common/profile'
import {
  expectVerdict,
  ownerEmail,
  ownerUid,
  useRules,
  verdictsFor,
  type ActorName,
  type Verdict,
} from './environment.ts'

const { as, pastRules, clear } = useRules('profile')
const profileOf = (actor: ActorName) => doc(as(actor).firestore(), 'users', ownerUid)

const unverified = newProfile({ email: ownerEmail, name: 'Ada Lovelace', verified: false })
const verified = newProfile({ email: ownerEmail, name: 'Ada Lovelace', verified: true })

const store = (profile: Partial<UserProfile>) =>
  pastRules((context) => setDoc(doc(context.firestore(), 'users', ownerUid), profile))

beforeEach(clear)

describe('creating a profile', () => {
  it.each(verdictsFor(['owner', 'unverified owner']))('by $actor is $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, setDoc(profileOf(actor), unverified)),
  )

  it.each(verdictsFor(['owner']))('marked verified, by $actor, is $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, setDoc(profileOf(actor), verified)),
  )

  it.each(['Ada', 'ÅSA ØRSTED', 'ΟΔΥΣΣΕΥΣ', 'İPEK', 'Straße', '李小龍', 'Zoë 🦊', 'x'.repeat(NAME_MAX_LENGTH)])(
    'under the name %s is allowed',
    (name) =>
      expectVerdict('allowed', setDoc(profileOf('owner'), newProfile({ email: ownerEmail, name, verified: true }))),
  )

  it.each(appLanguages)('in the language %s is allowed', (language) =>
    expectVerdict('allowed', setDoc(profileOf('owner'), { ...verified, language })),
  )

  const name = 'x'.repeat(NAME_MAX_LENGTH + 1)
  const wrong: [string, object][] = [
    ['an empty name', { name: '', namelower: '' }],
    ['a name that is too long', { name, namelower: name }],
    ['a name that is no text', { name: 7, namelower: '7' }],
    ['another lower-case name', { namelower: 'someone else' }],
    ['a lower-case name that is not lower-case', { namelower: 'Ada Lovelace' }],
    ['capitals of ASCII in any lower-case name', { name: 'Åse King', namelower: 'åse King' }],
    ['an endless lower-case name', { name: 'Å', namelower: 'å'.repeat(2 * NAME_MAX_LENGTH + 1) }],
    ['the address of someone else', { email: 'eve@example.com' }],
    ['no address', { email: '' }],
    ['verified alone', { verified: true, emailVerified: false }],
    ['emailVerified alone', { verified: false, emailVerified: true }],
    ['verified as text', { verified: 'true', emailVerified: 'true' }],
    ['onboarding completed', { onboardingCompleted: true }],
    ['a paid plan', { subscription_level: 'pro' }],
    ['an active subscription', { subscription_status: 'active' }],
    ['credits', { credits: 10 }],
    ['no credits', { credits: 0 }],
    ['updatedAt', { updatedAt: '2026-01-01T00:00:00.000Z' }],
    ['a language that the app does not speak', { language: 'it' }],
    ['no language', { language: null }],
    ['any further field', { role: 'admin' }],
  ]
  it.each(wrong)('with %s is denied', (_what, fields) =>
    expectVerdict('denied', setDoc(profileOf('owner'), { ...verified, ...fields })),
  )

  it.each(Object.keys(verified))('without %s is denied', (field) => {
    const rest = Object.fromEntries(Object.entries(verified).filter(([key]) => key !== field))
    return expectVerdict('denied', setDoc(profileOf('owner'), rest))
  })
})

describe('reading a profile', () => {
  it.each(verdictsFor(['owner', 'unverified owner']))('by $actor is $verdict', async ({ actor, verdict }) => {
    await store(verified)
    await expectVerdict(verdict, getDoc(profileOf(actor)))
  })

  it('that does not exist yet is allowed to its owner', () => expectVerdict('allowed', getDoc(profileOf('owner'))))

  it.each(verdictsFor([]))('in a list by $actor is $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, getDocs(collection(as(actor).firestore(), 'users'))),
  )
})

describe('changing a profile', () => {
  const updatedAt = new Date().toISOString()

  it.each(verdictsFor(['owner', 'unverified owner']))('name by $actor is $verdict', async ({ actor, verdict }) => {
    await store(unverified)
    await expectVerdict(verdict, updateDoc(profileOf(actor), { name: 'Ada King', namelower: 'ada king' }))
  })

  it.each(verdictsFor(['owner']))('to verified by $actor is $verdict', async ({ actor, verdict }) => {
    await store(unverified)
    await expectVerdict(verdict, updateDoc(profileOf(actor), { verified: true, emailVerified: true, updatedAt }))
  })

  const changes: [Verdict, string, UpdateData<UserProfile>][] = [
    ['allowed', 'nothing', {}],
    ['allowed', 'onboardingCompleted', { onboardingCompleted: true }],
    ['allowed', 'verified alone', { verified: true }],
    ['allowed', 'emailVerified alone', { emailVerified: true }],
    ['allowed', 'updatedAt', { updatedAt }],
    ['allowed', 'language', { language: 'ja' }],
    ['denied', 'language to one that the app does not speak', { language: 'it' as AppLanguage }],
    ['denied', 'language to a list', { language: ['de'] as unknown as AppLanguage }],
    ['denied', 'onboardingCompleted to a text', { onboardingCompleted: 'yes' as unknown as boolean }],
    ['denied', 'updatedAt to no moment', { updatedAt: 'yesterday' }],
    ['denied', 'updatedAt to a number', { updatedAt: 0 as unknown as string }],
    ['denied', 'name without namelower', { name: 'Ada King' }],
    ['denied', 'namelower alone', { namelower: 'ada king' }],
    ['denied', 'name to an empty one', { name: '', namelower: '' }],
    ['denied', 'email', { email: 'other@example.com' }],
    ['denied', 'plan', { subscription_level: 'pro' }],
    ['denied', 'status', { subscription_status: 'active' }],
    ['denied', 'credits', { credits: 1_000 }],
    ['denied', 'credits along with the name', { name: 'Ada King', namelower: 'ada king', credits: 1_000 }],
    ['denied', 'a further field', { role: 'admin' } as UpdateData<UserProfile>],
  ]
  it.each(changes)('is %s for %s', async (verdict, _what, fields) => {
    await store(unverified)
    await expectVerdict(verdict, updateDoc(profileOf('owner'), fields))
  })

  it.each(['verified', 'emailVerified'])('back to not %s is denied', async (field) => {
    await store(verified)
    await expectVerdict('denied', updateDoc(profileOf('owner'), { [field]: false }))
  })

  it.each([...Object.keys(verified), 'credits', 'language'])('by removing %s is denied', async (field) => {
    await store({ ...verified, credits: 10, language: 'de' })
    await expectVerdict('denied', updateDoc(profileOf('owner'), { [field]: deleteField() }))
  })

  it('cannot change a paid plan or credits', async () => {
    await store({ ...verified, subscription_level: 'pro', subscription_status: 'active', credits: 10 })
    await expectVerdict('allowed', updateDoc(profileOf('owner'), { name: 'Ada King', namelower: 'ada king' }))
    await expectVerdict('denied', updateDoc(profileOf('owner'), { subscription_level: 'free' }))
    await expectVerdict('denied', updateDoc(profileOf('owner'), { subscription_status: 'none' }))
    await expectVerdict('denied', updateDoc(profileOf('owner'), { credits: 9 }))
  })

  it('cannot be bypassed by replacing the whole document', async () => {
    await store({ ...verified, subscription_level: 'pro', subscription_status: 'active', credits: 10 })
    await expectVerdict('denied', setDoc(profileOf('owner'), verified))
    await expectVerdict('denied', setDoc(profileOf('owner'), { ...verified, subscription_level: 'pro', credits: 99 }))
  })
})

describe('filling in what an old profile lacks', () => {
  const { email, name, verified: isVerified, emailVerified, onboardingCompleted } = verified
  const old = { email, name, verified: isVerified, emailVerified, onboardingCompleted }
  const defaults = { namelower: 'ada lovelace', subscription_level: 'free', subscription_status: 'none' }

  it.each(verdictsFor(['owner', 'unverified owner']))('by $actor is $verdict', async ({ actor, verdict }) => {
    await store(old)
    await expectVerdict(verdict, updateDoc(profileOf(actor), defaults))
  })

  it.each(Object.entries(defaults))('%s alone is allowed', async (field, value) => {
    await store(old)
    await expectVerdict('allowed', updateDoc(profileOf('owner'), { [field]: value }))
  })

  it.each([
    ['namelower', 'someone else'],
    ['subscription_level', 'pro'],
    ['subscription_status', 'active'],
    ['credits', 10],
  ])('%s with %s is denied', async (field, value) => {
    await store(old)
    await expectVerdict('denied', updateDoc(profileOf('owner'), { [field]: value }))
  })
})

describe('deleting a profile', () => {
  it.each(verdictsFor([]))('by $actor is $verdict', async ({ actor, verdict }) => {
    await store(verified)
    await expectVerdict(verdict, deleteDoc(profileOf(actor)))
  })
})
