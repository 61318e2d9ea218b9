import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEditorStore, loadedFrom } from './store.ts'
import { testPortfolio } from './test-portfolio.ts'

const portfolio = testPortfolio

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('subscribe', () => {
  it('calls the listener after every change, until it is unsubscribed', () => {
    const store = createEditorStore(portfolio)
    const listener = vi.fn()
    const unsubscribe = store.subscribe(listener)
    store.type('content.hero.name', 'Ida')
    store.saveStarted()
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    store.undo()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('with a path, calls the listener only when the draft changes there', () => {
    const store = createEditorStore(portfolio)
    const listener = vi.fn()
    store.subscribe(listener, { path: 'content.hero.name' })
    store.type('content.hero.title', 'Poet')
    store.saveStarted()
    expect(listener).not.toHaveBeenCalled()
    store.type('content.hero.name', 'Ida')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('debounced, calls the listener once when changes have paused', () => {
    const store = createEditorStore(portfolio)
    const [stays, leaves] = [vi.fn(), vi.fn()]
    store.subscribe(stays, { debounced: true })
    const unsubscribe = store.subscribe(leaves, { debounced: true })
    store.type('content.hero.name', 'I')
    vi.advanceTimersByTime(150)
    store.type('content.hero.name', 'Id')
    vi.advanceTimersByTime(199)
    expect(stays).not.toHaveBeenCalled()
    unsubscribe()
    vi.advanceTimersByTime(1)
    expect(stays).toHaveBeenCalledTimes(1)
    expect(leaves).not.toHaveBeenCalled()
  })
})

describe('what is live', () => {
  const live = { revision: 1, publishedAt: '2026-01-02T00:00:00.000Z', changed: 0 }
  const published = { ...portfolio, live }

  it('stays the same object with answers that change nothing of it', () => {
    const store = createEditorStore(published)
    const { document } = store.getState().base
    store.acknowledge(document, loadedFrom({ ...published, revision: 2, live: { ...live } }))
    expect(store.getState().portfolio).toMatchObject({ revision: 2 })
    expect(store.getState().portfolio.live).toBe(live)
    store.portfolioChanged({ username: 'ada' })
    expect(store.getState().portfolio.live).toBe(live)
  })

  it('is taken over where it has changed', () => {
    const store = createEditorStore(published)
    store.portfolioChanged({ live: { ...live, changed: 1 } })
    expect(store.getState().portfolio.live).toEqual({ ...live, changed: 1 })
    store.portfolioChanged({ live: null })
    expect(store.getState().portfolio.live).toBeNull()
  })
})
