import type { FallbackFace, FontFace, TemplateDesign } from '../definition.ts'

const alegreyaSans = (weight: '300' | '400'): FontFace => ({
  name: 'Alegreya Sans',
  package: '@fontsource/alegreya-sans',
  file: `alegreya-sans-*-${weight}-normal.woff2`,
  weight,
})

const fallback: FallbackFace = {
  name: 'Alegreya Sans fallback',
  local: ['Arial', 'Arimo', 'Liberation Sans', 'Helvetica'],
  sizeAdjust: 85.7,
  ascentOverride: 93.4,
  descentOverride: 23.3,
}

const family = "'Alegreya Sans','Alegreya Sans fallback',system-ui,sans-serif"

export const design: TemplateDesign = {
  primaryColor: '#e9683c',
  secondaryColor: '#c9b28a',
  headingFont: { family, faces: [alegreyaSans('300')], fallback },
  bodyFont: { family, faces: [alegreyaSans('400')], fallback },
  backgrounds: {
    plain: {
      label: 'Darkroom',
      page: '#0d0c0b',
      raised: '#191715',
      text: '#f2efea',
      muted: '#a9a39b',
      line: '#2f2b28',
    },
    soft: {
      label: 'Gallery white',
      page: '#f6f4f0',
      raised: '#ffffff',
      text: '#191715',
      muted: '#625c55',
      line: '#d9d4cc',
    },
    bold: {
      label: 'Safelight',
      page: '#1c0806',
      raised: '#2b0f0b',
      text: '#f9ece6',
      muted: '#c9a59b',
      line: '#4a231b',
    },
  },
}
