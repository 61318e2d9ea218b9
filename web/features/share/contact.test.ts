import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { PublicContent } from '@vitrine/common/portfolio/public-content'
import { expect, it } from 'vitest'
import { contactOf } from './contact.ts'

const card = (content: PortfolioContent) => contactOf(content as PublicContent)

it('a contact card has the title and the address that the page shows', () => {
  const contact = { email: 'ada@example.com' }
  expect(card({ hero: { title: ' Head of  Analysis ', emailLink: 'mailto:hello@ada.example' }, contact })).toEqual({
    title: 'Head of Analysis',
    email: 'ada@example.com',
  })
  expect(card({ hero: { titles: ['', 'Countess'], title: 'Clerk', emailLink: 'mailto:hello@ada.example' } })).toEqual({
    title: 'Countess',
    email: 'hello@ada.example',
  })
  expect(card({ hero: { specialty: 'Engines', emailLink: 'ada' } })).toEqual({ title: 'Engines', email: undefined })
  expect(card({})).toEqual({ title: undefined, email: undefined })
})
