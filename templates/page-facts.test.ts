import { describe, expect, it } from 'vitest'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { PublicContent } from '@vitrine/common/portfolio/public-content'
import { pageFacts } from './page-facts.ts'

const facts = (content: PortfolioContent, more: Partial<Parameters<typeof pageFacts>[0]> = {}) =>
  pageFacts({
    name: 'My portfolio',
    username: 'ada',
    content: content as PublicContent,
    origin: 'https://vitrine.test',
    ...more,
  })

describe('the title', () => {
  it.each([
    ['the owner’s own', { meta: { title: 'Ada, analyst' }, hero: { name: 'Ada' } }, 'Ada, analyst'],
    ['else the name', { hero: { name: ' Ada ' } }, 'Ada'],
    ['else the photographer’s name', { hero: { photographerName: 'Ada' } }, 'Ada'],
    ['else the portfolio’s name', { hero: { name: '  ' } }, 'My portfolio'],
  ])('is %s', (_what, content, title) => expect(facts(content).title).toBe(title))

  it('is the username when nothing else is there', () => expect(facts({}, { name: '' }).title).toBe('ada'))
})

describe('the description', () => {
  it.each([
    ['the owner’s own', { meta: { description: 'Mine' }, hero: { tagline: 'Line', bio: 'Bio' } }, 'Mine'],
    ['else the tagline', { hero: { tagline: 'Line', bio: 'Bio' } }, 'Line'],
    ['else the bio without its markup', { about: { bio: '<p>Engines &amp;</p><p>numbers</p>' } }, 'Engines & numbers'],
    ['else the summary', { hero: { name: 'Ada', summary: ' Sums\nup ', intro: 'Intro' } }, 'Sums up'],
    ['else the introduction', { hero: { name: 'Ada', intro: 'Intro' } }, 'Intro'],
    ['else a line of ours', { hero: { name: 'Ada' } }, 'Check out Ada’s portfolio'],
  ])('is %s', (_what, content, description) => expect(facts(content).description).toBe(description))

  it('takes 160 characters of a long bio and breaks no emoji', () => {
    const { description } = facts({ about: { bio: '🦉'.repeat(300) } })
    expect([...description]).toHaveLength(160)
    expect(description).toBe(`${'🦉'.repeat(159)}…`)
  })
})

it('the address is the canonical one, and the owner decides whether search engines list it', () => {
  expect(facts({})).toMatchObject({ canonical: 'https://vitrine.test/ada', noindex: false })
  expect(facts({ meta: { noindex: true } })).toMatchObject({ noindex: true })
})
