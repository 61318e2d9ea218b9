import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing'
import { setLogLevel } from 'firebase/app'
import { afterAll, beforeAll } from 'vitest'
import { root } from '../../local/lib/paths.ts'
import { host } from '../../local/ports.ts'
import { ports } from '../support/env.ts'

export const actorNames = ['signed-out visitor', 'unverified owner', 'owner', 'other account'] as const
export type ActorName = (typeof actorNames)[number]

export const ownerUid = 'ada'
export const ownerEmail = 'ada@example.com'

export type Verdict = 'allowed' | 'denied'

/** Fails unless the rules give this verdict; other errors fail, too. */
export const expectVerdict = async (verdict: Verdict, attempt: Promise<unknown>): Promise<void> => {
  if (verdict === 'allowed') await assertSucceeds(attempt)
  else await assertFails(attempt)
}

/** A row for each actor: named actors are allowed, all others denied. */
export const verdictsFor = (allowed: readonly ActorName[]): { actor: ActorName; verdict: Verdict }[] =>
  actorNames.map((actor) => ({ actor, verdict: allowed.includes(actor) ? 'allowed' : 'denied' }))

export type Actors = {
  as: (actor: ActorName) => RulesTestContext
  /** The owner with other claims. */
  asOwnerWith: (claims: TokenOptions) => RulesTestContext
  /** Prepares or inspects data, bypassing the rules. */
  pastRules: (work: (context: RulesTestContext) => Promise<void>) => Promise<void>
  /** Removes all documents of this test file. */
  clear: () => Promise<void>
}

/** Loads the rules for the tests of one file, under a project of its own so that files can run side by side. */
export const useEnvironment = (name: string): (() => RulesTestEnvironment) => {
  let environment: RulesTestEnvironment

  beforeAll(async () => {
    // Otherwise every expected denial is printed.
    setLogLevel('silent')
    environment = await initializeTestEnvironment({
      projectId: `demo-vitrine-rules-${name}`,
      firestore: { host, port: ports.firestore, rules: readFileSync(join(root, 'firestore.rules'), 'utf8') },
      storage: { host, port: ports.storage, rules: readFileSync(join(root, 'storage.rules'), 'utf8') },
    })
  })
  afterAll(() => environment.cleanup())
  return () => environment
}

/** A token that stays fresh while the tests run. */
export const newToken = () => ({ iat: Math.floor(Date.now() / 1000) + 3_600 })

export const useRules = (name: string): Actors => {
  const environment = useEnvironment(name)

  const as = (actor: ActorName): RulesTestContext => {
    switch (actor) {
      case 'signed-out visitor':
        return environment().unauthenticatedContext()
      case 'unverified owner':
        return environment().authenticatedContext(ownerUid, { ...newToken(), email: ownerEmail, email_verified: false })
      case 'owner':
        return environment().authenticatedContext(ownerUid, { ...newToken(), email: ownerEmail, email_verified: true })
      case 'other account':
        return environment().authenticatedContext('eve', {
          ...newToken(),
          email: 'eve@example.com',
          email_verified: true,
        })
    }
  }

  return {
    as,
    asOwnerWith: (claims) =>
      environment().authenticatedContext(ownerUid, { email: ownerEmail, email_verified: true, ...claims }),
    pastRules: (work) => environment().withSecurityRulesDisabled(work),
    clear: () => environment().clearFirestore(),
  }
}
