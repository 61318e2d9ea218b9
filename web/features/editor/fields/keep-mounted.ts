import { createContext, useCallback, useContext, useEffect, useState } from 'react'

/** Keeps the fields of an item mounted while it is closed, until the returned function is called. */
type KeepMounted = (note: string) => () => void

export const KeepMountedContext = createContext<KeepMounted>(() => () => {})

/** For an item: the notes of its fields, the latest last, and how a field adds one. The items around it get the notes, too. */
export function useNotes(): { notes: readonly string[]; keepMounted: KeepMounted } {
  const [notes, setNotes] = useState<readonly string[]>([])
  const outer = useContext(KeepMountedContext)
  const keepMounted = useCallback<KeepMounted>(
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
  return { notes, keepMounted }
}

/** For a field: while it has a note, closing its item only hides the field, and the item shows the note. */
export function useKeepMounted(note: string | null): void {
  const keepMounted = useContext(KeepMountedContext)
  useEffect(() => (note === null ? undefined : keepMounted(note)), [keepMounted, note])
}
