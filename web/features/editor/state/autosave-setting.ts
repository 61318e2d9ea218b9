import { useSyncExternalStore } from 'react'

const KEY = 'vitrine-autosave'

const listeners = new Set<() => void>()

/** The choice, if the browser could not store it; lasts until the page is left. */
let unkept: boolean | null = null

/** Whether this browser saves by itself, which it does unless its owner has said no. Every open editor follows a change. */
export const autosaveSetting = {
  isOn: (): boolean => {
    if (unkept !== null) return unkept
    try {
      return localStorage.getItem(KEY) !== 'off'
    } catch {
      return true
    }
  },
  set: (on: boolean): void => {
    try {
      if (on) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, 'off')
      unkept = null
    } catch {
      unkept = on
    }
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  },
}

export const useAutosaveSetting = (): boolean => useSyncExternalStore(autosaveSetting.subscribe, autosaveSetting.isOn)
