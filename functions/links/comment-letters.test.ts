import { expect, it, vi } from 'vitest'
import { englishForOwners } from '../lib/owner-words/load.ts'
import { commentsLetter } from './comment-letters.ts'

vi.stubEnv('APP_ORIGIN', 'https://vitrine.test')

const written = {
  label: 'Mara, first look',
  portfolioId: 'p1',
  portfolioName: 'Ada Marlowe',
  comments: [{ name: 'Mara', text: 'Could this be shorter?', about: 'About: Bio' }],
}

it('says who wrote about what, and where to answer', () => {
  const letter = commentsLetter(written, englishForOwners)
  expect(letter.heading).toBe('1 new comment on “Ada Marlowe”')
  const text = JSON.stringify(letter)
  expect(text).toContain('Mara on About: Bio')
  expect(text).toContain('Could this be shorter?')
  expect(text).toContain('https://vitrine.test/dashboard/editor/p1')
  expect(letter.footer).toContain('“Mara, first look”')
})

it('repeats ten comments and the beginning of long ones, and counts the others', () => {
  const comments = Array.from({ length: 12 }, (_, index) => ({
    name: 'Mara',
    text: `${index}: ${'x'.repeat(500)}`,
    about: 'Work',
  }))
  const letter = commentsLetter({ ...written, comments }, englishForOwners)
  expect(letter.heading).toBe('12 new comments on “Ada Marlowe”')
  expect(letter.blocks[0]).toMatchObject({ kind: 'steps', steps: { length: 10 } })
  expect(JSON.stringify(letter)).toContain('And 2 more.')
  expect(JSON.stringify(letter)).not.toContain('x'.repeat(301))
})

it('repeats no name that mail programs make a link of', () => {
  const letter = commentsLetter(
    {
      ...written,
      label: 'evil.example',
      portfolioName: 'see https://evil.example',
      comments: [{ name: 'evil.example', text: 'Hello', about: 'Work' }],
    },
    englishForOwners,
  )
  expect(JSON.stringify(letter)).not.toContain('evil.example')
  expect(JSON.stringify(letter)).toContain('A reviewer')
})
