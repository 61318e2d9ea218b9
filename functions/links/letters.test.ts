import { expect, it, vi } from 'vitest'
import { englishForOwners } from '../lib/owner-words/load.ts'
import { openedLetter } from './letters.ts'

vi.stubEnv('APP_ORIGIN', 'https://vitrine.test')

const opened = {
  label: 'Studio Nord, interview',
  portfolioId: 'p1',
  portfolioName: 'Ada Marlowe',
  at: new Date('2026-11-27T12:04:00Z'),
}

it('names the link, the portfolio and the moment', () => {
  const letter = openedLetter(opened, englishForOwners)
  expect(letter.heading).toBe('“Studio Nord, interview” was opened')
  expect(JSON.stringify(letter)).toContain('27 November 2026')
  expect(JSON.stringify(letter)).toContain('12:04')
  expect(JSON.stringify(letter)).toContain('“Ada Marlowe”')
})

it('repeats no name that mail programs make a link of', () => {
  const letter = JSON.stringify(
    openedLetter({ ...opened, label: 'evil.example', portfolioName: 'see https://evil.example' }, englishForOwners),
  )
  expect(letter).not.toContain('evil.example')
  expect(letter).toContain('One of your private links')
})
