import { useEffect, useState } from 'react'

/** When the account's plan ends, because it was cancelled; live, and null while it goes on or while that is not known. */
export function usePlanEnd(uid: string): Date | null {
  const [end, setEnd] = useState<Date | null>(null)
  useEffect(() => {
    let stop = () => {}
    let ended = false
    // Nothing but the date is missing where this fails: the plan itself is the profile's.
    void Promise.all([import('../../../lib/firestore.ts'), import('firebase/firestore')]).then(
      ([{ db }, { collection, onSnapshot, query, Timestamp, where }]) => {
        if (ended) return
        const running = query(
          collection(db, 'customers', uid, 'subscriptions'),
          where('standing', 'in', ['active', 'past_due']),
        )
        stop = onSnapshot(
          running,
          ({ docs }) => {
            const ends = docs
              .map((snapshot): unknown => snapshot.get('cancel_at'))
              .filter((moment) => moment instanceof Timestamp)
            setEnd(
              ends.length > 0 && ends.length === docs.length
                ? new Date(Math.max(...ends.map((moment) => moment.toMillis())))
                : null,
            )
          },
          () => setEnd(null),
        )
      },
    )
    return () => {
      ended = true
      stop()
    }
  }, [uid])
  return end
}
