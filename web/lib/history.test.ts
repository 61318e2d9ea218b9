import { describe, expect, it } from 'vitest'
import { HISTORY_STEPS, record, redo, startHistory, undo } from './history.ts'

const at = (title: string, name = 'Ada') => ({ title, name })

describe('history', () => {
  it('undoes and redoes', () => {
    const edited = record(startHistory(at('a')), at('b'), null, 0)
    expect(undo(edited).present).toEqual(at('a'))
    expect(redo(undo(edited)).present).toEqual(at('b'))
  })

  it('does nothing without a further step', () => {
    const start = startHistory(at('a'))
    expect(undo(start)).toBe(start)
    expect(redo(start)).toBe(start)
  })

  it('merges quick keystrokes in one field only', () => {
    let history = record(startHistory(at('')), at('a'), 'title', 0)
    history = record(history, at('ab'), 'title', 500)
    expect(history.past).toHaveLength(1)
    history = record(history, at('ab', 'I'), 'name', 600)
    history = record(history, at('abc', 'I'), 'title', 5_000)
    expect(history.past).toHaveLength(3)
  })

  it('merges edits of one path however slow they are, where that is asked for', () => {
    let history = record(startHistory(at('')), at('a'), 'batch', 0, Infinity)
    history = record(history, at('ab'), 'batch', 90_000, Infinity)
    expect(history.past).toHaveLength(1)
    history = record(history, at('ab', 'Ida'), 'name', 91_000)
    history = record(history, at('abc', 'Ida'), 'batch', 92_000, Infinity)
    expect(history.past).toHaveLength(3)
  })

  it('drops undone steps on a new edit', () => {
    const history = record(undo(record(startHistory(at('a')), at('b'), null, 0)), at('c'), null, 0)
    expect(history.future).toEqual([])
  })

  it('keeps at least a hundred steps, up to a maximum', () => {
    let history = startHistory(at('0'))
    for (let step = 1; step <= HISTORY_STEPS + 50; step++) history = record(history, at(String(step)), null, step)
    expect(history.past).toHaveLength(HISTORY_STEPS)
    expect(HISTORY_STEPS).toBeGreaterThanOrEqual(100)
  })
})
