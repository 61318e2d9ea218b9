import { expect, it } from 'vitest'
import { sanitizeRichText } from './rich-text.ts'

it('takes what is not allowed out of rich texts, and leaves other texts alone', () => {
  const text = '<p>Bio<script>alert(1)</script></p>'
  expect(sanitizeRichText({ hero: { bio: text, title: text }, about: { bio: text } })).toEqual({
    hero: { bio: '<p>Bio</p>', title: text },
    about: { bio: '<p>Bio</p>' },
  })
})
