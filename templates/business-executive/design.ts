import type { TemplateDesign, TemplateFont } from '../definition.ts'

const roman = {
  name: 'Newsreader',
  package: '@fontsource-variable/newsreader',
  file: 'newsreader-*-wght-normal.woff2',
  weight: '400 700',
}

/** Widths and line box against Times. */
const fallback = {
  name: 'Newsreader fallback',
  local: ['Times New Roman', 'Tinos', 'Liberation Serif', 'Times'],
  sizeAdjust: 104.2,
  ascentOverride: 70.6,
  descentOverride: 25.4,
}

const family = "'Newsreader','Newsreader fallback',Georgia,serif"
const headlines: TemplateFont = { family, faces: [roman], fallback }
/** The italic is part of the body font: it is dropped first when the owner chooses another typeface. */
const text: TemplateFont = {
  family,
  faces: [roman, { ...roman, file: 'newsreader-*-wght-italic.woff2', style: 'italic' }],
  fallback,
}

export const design: TemplateDesign = {
  primaryColor: '#1d2f57',
  secondaryColor: '#8a5f1e',
  headingFont: headlines,
  bodyFont: text,
  backgrounds: {
    plain: { label: 'Cream', page: '#f8f3e8', raised: '#f0e9d9', text: '#151d31', muted: '#565d6c', line: '#d5cbb6' },
    soft: {
      label: 'Newsprint',
      page: '#ffffff',
      raised: '#f3f3f1',
      text: '#15181f',
      muted: '#5c6069',
      line: '#d3d3cf',
    },
    bold: { label: 'Navy', page: '#111b34', raised: '#1a2645', text: '#f5eedf', muted: '#b3b8c6', line: '#35426a' },
  },
  otherScheme: {
    label: 'Night',
    page: '#0f1524',
    raised: '#182034',
    text: '#f1eadb',
    muted: '#a9afbd',
    line: '#333d55',
  },
}
