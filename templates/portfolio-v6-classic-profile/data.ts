import { templateData } from '../template-data.ts'
import { example } from './example.ts'
import { sections } from './sections.ts'

export const data = templateData({
  listing: {
    name: 'Classic Profile',
    subtitle: 'The friendly one-page profile that fits everyone',
    category: 'Freelance',
    priceCents: 0,
    featured: false,
    features: [
      'Name typed out',
      'Skill bars',
      'Education and experience timeline',
      'Contact form that reaches you',
      'Scroll-aware navigation',
    ],
    tags: ['classic', 'profile', 'skills', 'friendly'],
    searchKeywords: ['freelancer', 'student', 'graduate', 'teacher', 'cv', 'resume', 'personal page'],
  },
  sections,
  example,
})
