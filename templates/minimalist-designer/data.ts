import { templateData } from '../template-data.ts'
import { example } from './example.ts'
import { sections } from './sections.ts'

export const data = templateData({
  listing: {
    name: 'Minimalist Designer',
    subtitle: 'White space, large type and the work itself',
    category: 'Design',
    priceCents: 0,
    featured: true,
    features: [
      'Asymmetric gallery with lightbox',
      'Swiss typographic grid',
      'One accent colour, your own',
      'No motion but the lightbox',
      'Fast on slow connections',
    ],
    tags: ['minimal', 'swiss', 'gallery', 'light'],
    searchKeywords: ['graphic design', 'illustrator', 'art director', 'typography', 'clean', 'white', 'one page'],
  },
  sections,
  example,
})
