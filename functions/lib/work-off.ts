import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'

/** At a time: Hosting takes some hundred requests a minute from a project, and a mail server a few at once. */
const PAGE = 20

/**
 * Works off what a query finds, a page at a time, until a moment (in milliseconds since 1970). One that fails keeps back none of
 * the others.
 * @returns what was thrown
 */
export async function workOff(
  query: Query,
  work: (snapshot: QueryDocumentSnapshot) => Promise<unknown>,
  end: number,
): Promise<unknown[]> {
  const failures: unknown[] = []
  let last: QueryDocumentSnapshot | undefined
  do {
    const page = await (last ? query.startAfter(last) : query).limit(PAGE).get()
    const results = await Promise.allSettled(page.docs.map(work))
    failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])))
    last = page.docs.at(PAGE - 1)
  } while (last && Date.now() < end)
  return failures
}
