import { templateData } from '../template-data.ts'
import { example } from './example.ts'
import { sections } from './sections.ts'

export const data = templateData({
  listing: {
    name: 'Victorian Detective',
    subtitle: 'Your career as a case file, wax seal included',
    category: 'Creative',
    priceCents: 3900,
    featured: false,
    features: [
      'Sections as exhibits and dossiers',
      'Letterpress headings',
      'Certifications, publications and patents',
      'Contact form that reaches you',
      'Navigation of your own making',
      'Ornaments drawn as vectors',
    ],
    tags: ['vintage', 'paper', 'theatrical', 'ornament'],
    searchKeywords: ['researcher', 'writer', 'security', 'investigator', 'retro', 'sherlock', 'storytelling'],
  },
  sections,
  example,
})
