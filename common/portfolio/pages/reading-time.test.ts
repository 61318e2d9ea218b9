import { describe, expect, it } from 'vitest'
import type { Block } from './blocks.ts'
import { readingMinutes } from './reading-time.ts'

const minutes = (...blocks: Block[]) => readingMinutes({ blocks })
const text = (words: string): Block => ({ type: 'text', text: words })

describe('the reading time of a page', () => {
  it('is a minute at least', () => {
    expect(readingMinutes({})).toBe(1)
  })

  it('counts words, of every block, without tags', () => {
    const words = (count: number) => 'word '.repeat(count)
    expect(minutes(text(words(230 * 5)))).toBe(5)
    expect(minutes(text(`<p>${'<strong>word</strong> '.repeat(230 * 3)}</p>`))).toBe(3)
    expect(
      minutes(
        text(words(230)),
        { type: 'quote', text: words(230) },
        { type: 'table', rows: [{ cells: [words(230)] }] },
      ),
    ).toBe(3)
  })

  it('counts characters where words are not apart', () => {
    expect(minutes(text('語'.repeat(2_000)))).toBe(4)
    expect(minutes(text('คำ'.repeat(500)))).toBe(2)
  })

  it('counts no addresses and no choices', () => {
    const address = `https://example.com/${'word-'.repeat(300)}`
    expect(minutes({ type: 'embed', link: address }, { type: 'gallery', arrangement: 'grid' })).toBe(1)
  })

  it('counts captions of photographs, and not how cameras were set', () => {
    const photographs = (caption: string) =>
      Array.from({ length: 230 }, () => ({ caption, exif: { camera: 'Some make of it', iso: '64', lens: 'Long one' } }))
    expect(minutes({ type: 'gallery', pictures: photographs('') })).toBe(1)
    expect(minutes({ type: 'gallery', pictures: photographs('Fog and ice') })).toBe(3)
  })

  it('counts the words of a block that is not known', () => {
    expect(minutes({ type: 'hologram', title: 'word '.repeat(460) } as never)).toBe(2)
  })
})
