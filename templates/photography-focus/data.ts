import { templateData } from '../template-data.ts'
import { example } from './example.ts'
import { sections } from './sections.ts'

export const data = templateData({
  listing: {
    name: 'Photography Focus',
    subtitle: 'Full-bleed pictures on a dark wall',
    category: 'Photography',
    priceCents: 2900,
    featured: false,
    features: [
      'Justified picture grid',
      'Camera data under each picture',
      'Filter by category',
      'Collections',
      'Exhibition list',
      'Lightbox with keyboard control',
      'Awards',
    ],
    tags: ['dark', 'photos', 'full bleed', 'exif'],
    searchKeywords: ['photographer', 'landscape', 'portrait', 'wedding', 'documentary', 'gallery', 'exhibition'],
  },
  sections,
  example,
})
