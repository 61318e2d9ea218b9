import { useEffect } from 'react'
import { settleSlot } from './slots.ts'

/** Keeps an element beside its place while items open, close, come and go. */
export function useSlot(slot: HTMLElement, section: string | null, path: string | null): void {
  useEffect(() => {
    const settle = () => settleSlot(slot, { section, path })
    settle()
    const observer = new MutationObserver(settle)
    observer.observe(document.querySelector('main') ?? document.body, { subtree: true, childList: true })
    return () => {
      observer.disconnect()
      slot.remove()
    }
  }, [slot, section, path])
}
