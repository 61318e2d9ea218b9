import { createContext, useContext } from 'react'

/** What the blocks of an open page have in common. */
export interface Canvas {
  /** Says something to people who use a screen reader. */
  announce: (text: string) => void
  /** The block whose form is to open with the focus in it, by its id; null once it has. */
  opening: string | null
  open: (itemId: string | null) => void
  /** The blocks whose picture or file is on its way, by their ids. */
  awaited: ReadonlySet<string>
}

export const CanvasContext = createContext<Canvas | null>(null)

export function useCanvas(): Canvas {
  const canvas = useContext(CanvasContext)
  if (!canvas) throw new Error('useCanvas must be used within the canvas of a page')
  return canvas
}
