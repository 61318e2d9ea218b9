import { describe, expect, it } from 'vitest'
import { isPageDraft } from './page-draft.ts'

describe('a draft that this device kept', () => {
  it('is one of a page, and nothing else', () => {
    expect(isPageDraft({ content: { title: 'Timetable', blocks: [{ type: 'text' }] } })).toBe(true)
    expect(isPageDraft({ content: {} })).toBe(true)
    expect(isPageDraft({ content: { blocks: 'none' } })).toBe(false)
    expect(isPageDraft({ name: 'Mine' })).toBe(false)
  })
})
