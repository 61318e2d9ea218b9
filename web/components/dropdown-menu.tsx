import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { Slot } from 'radix-ui'
import { idle } from '../lib/idle.ts'
import { say } from '../lib/words/say.ts'
import { MissingDialog } from './lazy-part.tsx'
import type * as MenuParts from './menu-parts.tsx'

type Parts = typeof MenuParts

/** The same for all menus, once they are loaded. */
let loaded: Parts | null = null
const load = async (): Promise<Parts> => (loaded ??= await import('./menu-parts.tsx'))

interface DropdownMenuProps {
  /** A button. */
  trigger: ReactNode
  /** Items, made of the parts that are passed. */
  children: (parts: Parts) => ReactNode
  align?: MenuParts.MenuAlign
}

/** A button with a menu. What shows menus is loaded while the browser is idle, so that closed menus cost next to nothing. */
export function DropdownMenu({ trigger, children, align = 'end' }: DropdownMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [open, setOpen] = useState<{ parts: Parts; byKeyboard: boolean } | null>(null)
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    // Without it the first click loads it.
    void idle()
      .then(load)
      .catch(() => undefined)
  }, [])

  async function show(byKeyboard: boolean): Promise<void> {
    try {
      setOpen({ parts: loaded ?? (await load()), byKeyboard })
    } catch {
      setMissing(true)
    }
  }

  function click(event: MouseEvent): void {
    if (open) setOpen(null)
    // Keys and screen readers click without a pointer.
    else void show(event.detail === 0)
  }

  function keyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    void show(true)
  }

  return (
    <>
      <Slot.Root
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        onClick={click}
        onKeyDown={keyDown}
      >
        {trigger}
      </Slot.Root>
      {open && (
        <open.parts.MenuPanel button={button} align={align} byKeyboard={open.byKeyboard} onClose={() => setOpen(null)}>
          {children(open.parts)}
        </open.parts.MenuPanel>
      )}
      {isMissing && <MissingDialog name={say('The menu')} onClose={() => setMissing(false)} />}
    </>
  )
}
