import type { TemplateDesign, TemplateFont } from '../definition.ts'

const aleo: TemplateFont = {
  family: "'Aleo','Aleo fallback',Georgia,serif",
  faces: [
    {
      name: 'Aleo',
      package: '@fontsource-variable/aleo',
      file: 'aleo-*-wght-normal.woff2',
      weight: '400 700',
    },
  ],
  fallback: {
    name: 'Aleo fallback',
    local: ['Times New Roman Bold', 'Tinos Bold', 'Liberation Serif Bold'],
    sizeAdjust: 110.2,
    ascentOverride: 82.6,
    descentOverride: 27.2,
  },
}

const figtree: TemplateFont = {
  family: "'Figtree','Figtree fallback',system-ui,sans-serif",
  faces: [
    {
      name: 'Figtree',
      package: '@fontsource-variable/figtree',
      file: 'figtree-*-wght-normal.woff2',
      weight: '400 700',
    },
  ],
  fallback: {
    name: 'Figtree fallback',
    local: ['Arial', 'Arimo', 'Liberation Sans', 'Helvetica'],
    sizeAdjust: 100.4,
    ascentOverride: 94.6,
    descentOverride: 24.9,
  },
}

export const design: TemplateDesign = {
  primaryColor: '#1f6b58',
  secondaryColor: '#f5a36c',
  headingFont: aleo,
  bodyFont: figtree,
  backgrounds: {
    plain: { label: 'Sage', page: '#f1f4ec', raised: '#ffffff', text: '#1b2622', muted: '#53615b', line: '#d6ded2' },
    soft: { label: 'Peach', page: '#fdefe2', raised: '#fffaf4', text: '#2a201b', muted: '#6a574b', line: '#ecd6c3' },
    bold: { label: 'Harbour', page: '#12293a', raised: '#1b384d', text: '#eef4f6', muted: '#abc0cc', line: '#335266' },
  },
  otherScheme: {
    label: 'Evening',
    page: '#121a18',
    raised: '#1b2623',
    text: '#eaf1ec',
    muted: '#a3b3ac',
    line: '#2f3d38',
  },
}
