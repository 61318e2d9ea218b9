import { createContext, useCallback, useContext, useEffect, useState } from 'react'

type Keep = (note: string) => () => void

const keepNothing: Keep = () => () => {}

/** What keeps the fields of an item where they are, out of sight, when it is closed. */
export const KeepContext = createContext<Keep>(keepNothing)

/** For an item: what goes on among its fields, the latest last, and how a field says so. It is passed on to the items around it. */
export function useKept(): { notes: readonly string[]; keep: Keep } {
  const [notes, setNotes] = useState<readonly string[]>([])
  const outer = useContext(KeepContext)
  const keep = useCallback<Keep>(
    (note) => {
      const release = outer(note)
      setNotes((all) => [...all, note])
      return () => {
        release()
        setNotes((all) => all.toSpliced(all.indexOf(note), 1))
      }
    },
    [outer],
  )
  return { notes, keep }
}

/** For a field: while there is a note, closing its item only hides it, and the item shows the note. */
export function useKeepOpen(note: string | null): void {
  const keep = useContext(KeepContext)
  useEffect(() => (note === null ? undefined : keep(note)), [keep, note])
}
