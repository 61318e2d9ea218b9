import {
  Firestore,
  Query,
  Transaction,
  WriteBatch,
  type DocumentReference,
  type QuerySnapshot,
} from 'firebase-admin/firestore'
import { vi } from 'vitest'
import { adminFirestore } from './admin.ts'

export interface Operations {
  /** As Firestore bills them: at least one for a query, one for up to a thousand entries of an aggregation. */
  reads: number
  /** The path of every document that was written or deleted, once for each time it was. */
  written: { path: string; at: number }[]
}

type Method = (...args: unknown[]) => unknown

/** Counts the document operations of the Admin SDK in this process while `work` runs. */
export async function operationsOf(work: () => Promise<unknown>): Promise<Operations> {
  const operations: Operations = { reads: 0, written: [] }
  const after = (prototype: object, name: string, count: (result: unknown, args: unknown[]) => void) => {
    const original = Reflect.get(prototype, name) as Method
    vi.spyOn(prototype as Record<string, Method>, name).mockImplementation(async function (
      this: unknown,
      ...args: unknown[]
    ) {
      const result = await original.apply(this, args)
      count(result, args)
      return result
    })
  }
  after(Query.prototype, 'get', (found) => (operations.reads += Math.max(1, (found as QuerySnapshot).size)))
  // The SDK does not export the class of aggregate queries.
  after(Object.getPrototypeOf(adminFirestore().collection('any').count()) as object, 'get', () => operations.reads++)
  // A reference reads itself through this too.
  after(Firestore.prototype, 'getAll', (found) => (operations.reads += (found as unknown[]).length))
  after(
    Transaction.prototype,
    'get',
    (found) => (operations.reads += Math.max(1, (found as { size?: number }).size ?? 1)),
  )
  after(Transaction.prototype, 'getAll', (found) => (operations.reads += (found as unknown[]).length))

  // Every write of the SDK ends in a batch, those of a single document too.
  for (const name of ['create', 'set', 'update', 'delete'] as const) {
    const original = Reflect.get(WriteBatch.prototype, name) as Method
    vi.spyOn(WriteBatch.prototype as unknown as Record<string, Method>, name).mockImplementation(function (
      this: unknown,
      ...args: unknown[]
    ) {
      operations.written.push({ path: (args[0] as DocumentReference).path, at: performance.now() })
      return original.apply(this, args)
    })
  }
  try {
    await work()
  } finally {
    vi.restoreAllMocks()
  }
  return operations
}

/** The most writes to one document within any second. */
export function mostWritesASecond({ written }: Operations): number {
  const times = new Map<string, number[]>()
  for (const { path, at } of written) times.set(path, [...(times.get(path) ?? []), at])
  return Math.max(
    0,
    ...[...times.values()].flatMap((moments) =>
      moments.map((begin) => moments.filter((at) => at >= begin && at < begin + 1000).length),
    ),
  )
}
