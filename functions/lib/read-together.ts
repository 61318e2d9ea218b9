import type { DocumentData, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { within } from './deadline.ts'
import { db } from './firebase.ts'

type ReadAll = (refs: DocumentReference[]) => Promise<DocumentSnapshot[]>

/**
 * Reads documents one by one for those who ask, and all that are asked for in one turn of the event loop with one
 * request, each once. Nobody waits longer for it: what is asked for alone is read alone. A crowd costs a few requests
 * instead of one for each. No answer is older than its question.
 */
export class ReadsTogether {
  private readonly readAll: ReadAll
  private asked = new Map<string, { ref: DocumentReference; answer: PromiseWithResolvers<DocumentSnapshot> }>()

  constructor(readAll: ReadAll) {
    this.readAll = readAll
  }

  read(ref: DocumentReference): Promise<DocumentSnapshot> {
    if (this.asked.size === 0) setImmediate(() => void this.send())
    const known = this.asked.get(ref.path)
    if (known) return known.answer.promise
    const answer = Promise.withResolvers<DocumentSnapshot>()
    this.asked.set(ref.path, { ref, answer })
    return answer.promise
  }

  private async send(): Promise<void> {
    const asked = [...this.asked.values()]
    this.asked = new Map()
    try {
      const snapshots = await this.readAll(asked.map(({ ref }) => ref))
      for (const [index, { answer }] of asked.entries()) answer.resolve(snapshots[index] as DocumentSnapshot)
    } catch (error) {
      for (const { answer } of asked) answer.reject(error)
    }
  }
}

const reads = new ReadsTogether((refs) => within('shared', () => db().getAll(...refs)))

/** A document as it is now; see ReadsTogether. */
export const readDocument = <D, Stored extends DocumentData>(
  ref: DocumentReference<D, Stored>,
): Promise<DocumentSnapshot<D, Stored>> => reads.read(ref as DocumentReference) as Promise<DocumentSnapshot<D, Stored>>
