import { useEffect, useState } from 'react'
import { loaded } from '../../../lib/script-missing.ts'

/** The server looks at a file within seconds; how long until it is asked again, in milliseconds. */
const PAUSES_MS = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

export type FileState = 'checking' | 'ready' | 'gone' | null

const stateOf = (path: string) =>
  loaded(import('../../../lib/files/stored-file.ts'))
    .then(({ stateOfFile }) => stateOfFile(path))
    .catch(() => null)

/** Whether an uploaded file was looked at, or removed because it was something else. Null where that cannot be told. */
export function useFileState(path: string): FileState {
  const [found, setFound] = useState<{ path: string; state: FileState }>({ path: '', state: null })
  useEffect(() => {
    if (path === '') return
    let timer = 0
    let isOver = false
    const ask = (attempt: number) => {
      timer = window.setTimeout(() => {
        void stateOf(path).then((state) => {
          if (isOver) return
          setFound({ path, state: state === 'new' ? 'checking' : state })
          if (state === 'new' && attempt + 1 < PAUSES_MS.length) ask(attempt + 1)
        })
      }, PAUSES_MS[attempt])
    }
    ask(0)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [path])
  return found.path === path ? found.state : null
}
