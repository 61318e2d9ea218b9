import { templateData } from '../template-data.ts'
import { example } from './example.ts'
import { sections } from './sections.ts'

export const data = templateData({
  listing: {
    name: 'Business Executive',
    subtitle: 'An editorial front page for people who publish',
    category: 'Corporate',
    priceCents: 2900,
    featured: true,
    features: [
      'Lead article with a large picture',
      'Articles by category',
      'Newsletter sign-up',
      'Press mentions',
      'Media kit download',
      'Author card',
    ],
    tags: ['editorial', 'serif', 'articles', 'newsletter'],
    searchKeywords: ['consultant', 'speaker', 'author', 'journalist', 'leadership', 'magazine', 'blog'],
  },
  sections,
  example,
})
