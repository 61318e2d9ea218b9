import { ArrowDown, ArrowUp } from 'lucide-react'
import { say } from '../lib/words/say.ts'
import { Button } from './button.tsx'

export interface MoveButtonsProps {
  /** What is moved. */
  name: string
  index: number
  count: number
  onMove: (to: number) => void
}

/** Moves an entry of a list up and down. At either end a button stays focusable (aria-disabled), so that the focus is not lost. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        square
        aria-label={say('Move {name} up', { name })}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(index - 1)}
      >
        <ArrowUp aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="sm"
        square
        aria-label={say('Move {name} down', { name })}
        aria-disabled={index === count - 1}
        onClick={() => index < count - 1 && onMove(index + 1)}
      >
        <ArrowDown aria-hidden />
      </Button>
    </>
  )
}
