import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { AUTOSAVE_DELAY_MS, startAutosave } from './autosave.ts'
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
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(on = true) {
  const store = createEditorStore(portfolio)
  const save = vi.fn(async () => true)
  let setting = on
  const autosave = startAutosave(store, { save }, () => setting)
  return { store, save, autosave, set: (next: boolean) => (setting = next) }
}

describe('autosave', () => {
  it('saves once, a moment after the last keystroke', () => {
    const { store, save } = start()
    store.edit('content.hero.name', 'M')
    vi.advanceTimersByTime(AUTOSAVE_DELAY_MS - 1)
    store.edit('content.hero.name', 'Ma')
    vi.advanceTimersByTime(AUTOSAVE_DELAY_MS - 1)
    expect(save).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('does nothing while it is off, and begins when it is switched on', () => {
    const { store, save, autosave, set } = start(false)
    store.edit('content.hero.name', 'M')
    vi.advanceTimersByTime(60_000)
    expect(save).not.toHaveBeenCalled()
    set(true)
    autosave.update()
    vi.advanceTimersByTime(AUTOSAVE_DELAY_MS)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('does not repeat what was refused until something is edited', () => {
    const { store, save } = start()
    store.edit('content.hero.name', 'M')
    vi.advanceTimersByTime(AUTOSAVE_DELAY_MS)
    store.set({ problem: { message: 'Too large', issues: [], network: false } })
    vi.advanceTimersByTime(60_000)
    expect(save).toHaveBeenCalledTimes(1)
    store.edit('content.hero.name', 'Ma')
    vi.advanceTimersByTime(AUTOSAVE_DELAY_MS)
    expect(save).toHaveBeenCalledTimes(2)
  })

  it('waits while the name is empty, and ends with the editor', () => {
    const { store, save, autosave } = start()
    store.edit('name', ' ')
    vi.advanceTimersByTime(60_000)
    store.edit('name', 'Mary S.')
    autosave.stop()
    vi.advanceTimersByTime(60_000)
    expect(save).not.toHaveBeenCalled()
  })
})
