import { templateData } from '../template-data.ts'
import { example } from './example.ts'
import { sections } from './sections.ts'

export const data = templateData({
  listing: {
    name: 'Developer Pro',
    subtitle: 'Dark, precise and quick, with a light twin',
    category: 'Tech',
    priceCents: 0,
    featured: true,
    features: [
      'Rotating titles, typed out',
      'Work timeline',
      'Projects with tags and links',
      'Follows light and dark systems',
      'Link to your résumé',
      'Scroll-aware navigation',
    ],
    tags: ['dark', 'timeline', 'projects', 'mono'],
    searchKeywords: ['software engineer', 'programmer', 'open source', 'github', 'backend', 'frontend', 'resume'],
  },
  sections,
  example,
})
