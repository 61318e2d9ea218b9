import { describe, expect, it } from 'vitest'
import { saveStatusText, type SaveStatusInput } from './save-status.tsx'

const calm: SaveStatusInput = { pending: 0, saving: false, savedAt: null, failed: false, online: true, stored: true }

describe('the save status', () => {
  it.each([
    [{}, 'All changes saved'],
    [{ savedAt: new Date(2026, 0, 1, 12, 4) }, 'Saved 12:04'],
    [{ pending: 3, savedAt: new Date(2026, 0, 1, 12, 4) }, '3 pending'],
    [{ pending: 3, saving: true }, 'Saving...'],
    [{ pending: 3, failed: true }, 'Not saved'],
    [{ pending: 3, failed: true, online: false }, 'Offline, kept on this device'],
    [{ pending: 3, online: false, stored: false }, 'Offline, not kept: leave this page open'],
    [{ online: false }, 'All changes saved'],
  ] satisfies [Partial<SaveStatusInput>, string][])('%o is “%s”', (state, text) => {
    expect(saveStatusText({ ...calm, ...state })).toBe(text)
  })
})
