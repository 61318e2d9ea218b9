import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../http/api-error.ts'
import { storableContent } from './content-policy.ts'

const bio = (html: string) => storableContent({ about: { bio: html } }).about?.bio

describe('rich text', () => {
  it.each([
    [
      '<p>Plain <strong>bold</strong> <em>it</em> <u>u</u><br /></p>',
      '<p>Plain <strong>bold</strong> <em>it</em> <u>u</u><br /></p>',
    ],
    ['<b>b</b><i>i</i>', '<strong>b</strong><em>i</em>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<script>alert(1)</script>after', 'after'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\u0000script:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="example.com" target="_blank" onclick="x()">x</a>', '<a href="https://example.com/">x</a>'],
    ['<h1 style="color:red">Title</h1>', 'Title'],
    ['No markup at all', 'No markup at all'],
  ])('%s becomes %s', (from, to) => expect(bio(from)).toBe(to))

  it('stays as it is when it is cleaned again', () => {
    const html = fc.array(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<b>',
        '<a href="x.com">',
        '</a>',
        '<script>',
        '&',
        '&lt;',
        '<',
        '>',
        'text',
        '"',
        '<li>',
        '<svg/onload=x>',
      ),
    )
    fc.assert(
      fc.property(html, (parts) => {
        const once = bio(parts.join('')) ?? ''
        expect(bio(once)).toBe(once)
        expect(once).not.toMatch(/<(?!\/?(p|br|strong|em|u|a|ul|ol|li)\b)/)
      }),
    )
  })
})

it.each([
  ['text', 'text'],
  ['an array', []],
  ['an unknown key', { hero: { unknown: 1 } }],
  ['a prototype key', JSON.parse('{"__proto__": {"a": 1}}')],
  ['a value of another type', { projects: {} }],
])('refuses %s as content', (_what, candidate: unknown) => {
  expect(() => storableContent(candidate)).toThrow(ApiError)
})
