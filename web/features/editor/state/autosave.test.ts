import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { AUTOSAVE_DELAY_MS, startAutosave } from './autosave.ts'
import { hasName } from './document.ts'
import { createEditorStore } from './store.ts'

const portfolio: Portfolio = {
  id: 'one',
  name: 'Mary',
  templateId: 'developer-pro',
  status: 'draft',
  username: null,
  content: {},
  design: {},
  layout: { hidden: [] },
  revision: 1,
  views: 0,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  publishedAt: null,
  live: null,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(on = true) {
  const store = createEditorStore(portfolio)
  const save = vi.fn(async () => true)
  const closing = new AbortController()
  let isOn = on
  let changed = () => {}
  startAutosave(store, { save }, closing.signal, hasName, {
    isOn: () => isOn,
    subscribe: (listener) => {
      changed = listener
      return () => {}
    },
  })
  return {
    store,
    save,
    switchOn: () => {
      isOn = true
      changed()
    },
    close: () => closing.abort(),
  }
}

describe('autosave', () => {
  it('saves once, a moment after the last keystroke', () => {
    const { store, save } = start()
    store.type('content.hero.name', 'M')
    vi.advanceTimersByTime(AUTOSAVE_DELAY_MS - 1)
    store.type('content.hero.name', 'Ma')
    vi.advanceTimersByTime(AUTOSAVE_DELAY_MS - 1)
    expect(save).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('does nothing while it is off, and begins when it is switched on', () => {
    const { store, save, switchOn } = start(false)
    store.type('content.hero.name', 'M')
    vi.advanceTimersByTime(60_000)
    expect(save).not.toHaveBeenCalled()
    switchOn()
    vi.advanceTimersByTime(AUTOSAVE_DELAY_MS)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('does not repeat what was refused until something is edited', () => {
    const { store, save } = start()
    store.type('content.hero.name', 'M')
    vi.advanceTimersByTime(AUTOSAVE_DELAY_MS)
    store.saveFailed({ message: 'Too large', issues: [], network: false })
    vi.advanceTimersByTime(60_000)
    expect(save).toHaveBeenCalledTimes(1)
    store.type('content.hero.name', 'Ma')
    vi.advanceTimersByTime(AUTOSAVE_DELAY_MS)
    expect(save).toHaveBeenCalledTimes(2)
  })

  it('waits while the name is empty, and ends with the editor', () => {
    const { store, save, close } = start()
    store.type('name', ' ')
    vi.advanceTimersByTime(60_000)
    store.type('name', 'Mary S.')
    close()
    vi.advanceTimersByTime(60_000)
    expect(save).not.toHaveBeenCalled()
  })
})
