import { templateData } from '../template-data.ts'
import { example } from './example.ts'
import { sections } from './sections.ts'

export const data = templateData({
  listing: {
    name: 'Creative Studio',
    subtitle: 'Loud type and a mosaic of projects',
    category: 'Creative',
    priceCents: 1900,
    featured: false,
    features: [
      'Project mosaic',
      'Numbered process',
      'Services with prices',
      'Testimonials as big quotes',
      'Awards and tools',
      'Closing call to action',
    ],
    tags: ['bold', 'agency', 'colour', 'mosaic'],
    searchKeywords: ['agency', 'studio', 'branding', 'motion', 'campaign', 'team', 'services'],
  },
  sections,
  example,
})
