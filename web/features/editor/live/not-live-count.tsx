import { useEffect, useRef, useState } from 'react'
import { changedPlaces } from '@vitrine/common/portfolio/changed-places'
import { say } from '../../../lib/words/say.ts'
import { useDebouncedEditorState, useEditorState } from '../state/editor-context.ts'
import { notLiveText } from './changes-button.tsx'
import { useNotLive } from './use-not-live.ts'

/** How long the count rests before it is read aloud: typing changes it, and nobody wants to hear that with each key. */
const REST_MS = 2_500

/** Counts the changes that visitors do not see yet, unsaved ones included, and reads the count aloud once it rests. */
export function NotLiveCount({ onCount }: { onCount: (count: number) => void }) {
  const places = useNotLive()
  const stored = useEditorState(({ portfolio }) => portfolio.live?.changed ?? 0)
  const unsaved = useDebouncedEditorState(({ pending }) => changedPlaces(pending).length)
  // Until what is live has been loaded, what the server counted stands in for it.
  const count = places?.length ?? Math.max(stored, unsaved)
  const told = useRef(count)
  const [text, setText] = useState('')

  useEffect(() => {
    onCount(count)
    const timer = setTimeout(() => {
      if (count === told.current) return
      told.current = count
      setText(count === 0 ? say('Everything is live') : notLiveText(count))
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [count, onCount])

  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  )
}
