import type { Ref } from 'react'
import { say } from '../../../lib/words/say.ts'
import { useFrameOf } from './field-frame.tsx'

interface LetterCatcherProps {
  ref: Ref<HTMLTextAreaElement>
  page: Document
  box: HTMLElement
  /** What is selected. */
  element: HTMLElement | null
  /** What it is called. */
  name: string | null
  maxLength?: number
  /** Called with all letters that have come, also while a word is composed of them. */
  onLetters: (letters: string, isComposing: boolean) => void
}

/**
 * Has the focus while something on the page is selected. The first key that is typed on the text comes here: an input method only
 * composes where something can be typed already, and what is focused after the key does not get it.
 */
export function LetterCatcher({ ref, page, box, element, name, maxLength, onLetters }: LetterCatcherProps) {
  const frame = useFrameOf(page, element, box)
  return (
    <textarea
      ref={ref}
      rows={1}
      tabIndex={-1}
      aria-label={name === null ? say('Write on the page') : say('Write {name}', { name })}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={maxLength}
      // Phones show their keyboard once there is something to write in.
      inputMode="none"
      className="absolute size-px resize-none overflow-hidden border-0 p-0 text-base opacity-0 outline-none"
      style={{ left: frame?.left ?? 0, top: frame ? frame.top + frame.height : 0 }}
      onInput={({ currentTarget, nativeEvent }) => onLetters(currentTarget.value, nativeEvent.isComposing)}
      onCompositionEnd={({ currentTarget }) => onLetters(currentTarget.value, false)}
    />
  )
}
