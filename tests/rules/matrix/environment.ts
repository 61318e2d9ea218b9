import type { RulesTestContext } from '@firebase/rules-unit-testing'
import type { Firestore } from 'firebase/firestore'
import type { FirebaseStorage } from 'firebase/storage'
import { newToken, useEnvironment } from '../environment.ts'
import { matrixActors, type MatrixActor } from './actors.ts'

/** Whether the rules allow an attempt; other errors are thrown. */
export async function isAllowed(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'permission-denied' || code === 'storage/unauthorized') return false
    throw error
  }
}

interface Matrix {
  firestoreOf: (actor: MatrixActor) => Firestore
  storageOf: (actor: MatrixActor, bucket: string) => FirebaseStorage
  pastRules: (work: (firestore: Firestore) => Promise<void>) => Promise<void>
  pastStorageRules: (bucket: string, work: (storage: FirebaseStorage) => Promise<void>) => Promise<void>
  clear: () => Promise<void>
}

export function useMatrix(name: string): Matrix {
  const environment = useEnvironment(name)
  const contexts = new Map<MatrixActor, RulesTestContext>()

  const contextOf = (actor: MatrixActor): RulesTestContext => {
    const known = contexts.get(actor)
    if (known) return known
    const token = matrixActors[actor]
    const { uid = '', ...claims } = token ?? {}
    const context = token
      ? environment().authenticatedContext(uid, { ...newToken(), ...claims })
      : environment().unauthenticatedContext()
    contexts.set(actor, context)
    return context
  }

  return {
    firestoreOf: (actor) => contextOf(actor).firestore() as unknown as Firestore,
    storageOf: (actor, bucket) => contextOf(actor).storage(bucket),
    pastRules: (work) =>
      environment().withSecurityRulesDisabled((context) => work(context.firestore() as unknown as Firestore)),
    pastStorageRules: (bucket, work) =>
      environment().withSecurityRulesDisabled((context) => work(context.storage(bucket))),
    clear: () => environment().clearFirestore(),
  }
}
