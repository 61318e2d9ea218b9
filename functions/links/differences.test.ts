import { describe, expect, it } from 'vitest'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { LinkShows } from '@vitrine/common/api/private-links'
import { linkPage } from '@vitrine/templates/link-page'
import { differencesOf } from './differences.ts'
import type { LinkView } from './shown.ts'

const everything = { sections: null, items: null }

function viewOf(
  content: PortfolioContent,
  shows: Pick<LinkShows, 'sections' | 'items'> = everything,
  more: Partial<LinkView> = {},
): LinkView {
  const templateId = 'developer-pro'
  return {
    templateId,
    design: {},
    ...linkPage({ templateId, content, layout: { hidden: [] }, pages: [] }, shows),
    ...more,
  }
}

const content: PortfolioContent = {
  hero: { name: 'Ada', titles: ['Engineer'] },
  projects: [
    { itemId: 'tram', title: 'Night tram', description: 'Open' },
    { itemId: 'nord', title: 'Nord', description: 'Under wraps', private: true },
  ],
}
const edited: PortfolioContent = {
  ...content,
  hero: { name: 'Ada Marlowe', titles: ['Engineer'] },
  projects: [content.projects![0]!, { ...content.projects![1]!, description: 'Still under wraps' }],
}

describe('what differs from what is live', () => {
  it('is nothing between two that are the same', () => {
    expect(differencesOf(viewOf(content), viewOf(content))).toEqual([])
  })

  it('is said by the labels of the template, and by both texts', () => {
    expect(differencesOf(viewOf(content), viewOf(edited))).toContainEqual({
      path: 'content.hero.name',
      label: 'Hero: Name',
      words: { live: 'Ada', draft: 'Ada Marlowe' },
    })
  })

  it('holds nothing that the link does not show', () => {
    const shows = { sections: null, items: ['projects/tram'] }
    const text = JSON.stringify(differencesOf(viewOf(content, shows), viewOf(edited, shows)))
    expect(text).toContain('Ada Marlowe')
    expect(text).not.toContain('wraps')
    expect(JSON.stringify(differencesOf(viewOf(content), viewOf(edited)))).toContain('Still under wraps')
  })

  it('names templates and sections as their owner knows them', () => {
    const draft = viewOf(content, everything, { templateId: 'creative-studio', layout: { hidden: ['about'] } })
    const words = differencesOf(viewOf(content), draft)
    expect(words[0]).toMatchObject({ label: 'Template', words: { live: 'Developer Pro', draft: 'Creative Studio' } })
    expect(JSON.stringify(words)).toContain('Hid About.')
  })
})
