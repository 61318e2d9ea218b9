import { describe, expect, it } from 'vitest'
import { sampleValue } from '@vitrine/common/fields/kinds'
import { holdingOf } from '@vitrine/common/fields/kinds'
import { PAGE_MAX_BYTES } from '@vitrine/common/limits'
import { filledPage } from '@vitrine/common/portfolio/pages/filled-page'
import { storablePage } from './page-policy.ts'

const refusal = (content: unknown): unknown => {
  try {
    storablePage(content)
    return null
  } catch (error) {
    return (error as { code?: unknown }).code
  }
}

describe('what may be stored of a page', () => {
  it('is all that its blocks can hold, unchanged', () => {
    const filled = filledPage(({ field }) =>
      holdingOf(field) === 'html' ? '<p>Words</p>' : sampleValue(field, 'Words'),
    )
    const { content, cleaned } = storablePage(filled)
    expect(cleaned).toEqual([])
    expect(storablePage(content).content).toEqual(content)
    expect(content).toMatchObject(filled)
  })

  it('is rich text without what is not allowed, and says where something was taken out', () => {
    const { content, cleaned } = storablePage({
      blocks: [
        { type: 'divider' },
        { type: 'text', text: '<p onclick="x()">Hello<script>alert(1)</script></p>' },
        { type: 'text', text: '<p>Fine &amp; well</p>' },
      ],
    })
    expect(content.blocks).toMatchObject([{}, { text: '<p>Hello</p>' }, { text: '<p>Fine &amp; well</p>' }])
    expect(cleaned).toEqual(['blocks.1.text'])
  })

  it('has an id on every block and item', () => {
    const { content } = storablePage({ blocks: [{ type: 'grid', pictures: [{}, {}] }, { type: 'divider' }] })
    expect(content.blocks).toMatchObject([
      { itemId: '0', pictures: [{ itemId: '0' }, { itemId: '1' }] },
      { itemId: '1' },
    ])
  })

  it('is nothing of another shape, and not too much', () => {
    expect(refusal({ blocks: [{ type: 'script' }] })).toBe('invalid-content')
    expect(refusal({ html: '' })).toBe('invalid-content')
    const text = 'x'.repeat(19_000)
    const blocks = Array.from({ length: Math.ceil(PAGE_MAX_BYTES / text.length) + 1 }, () => ({
      type: 'code',
      code: text,
    }))
    expect(refusal({ blocks })).toBe('too-large')
    expect(refusal({ blocks: blocks.slice(0, 5) })).toBeNull()
  })
})
