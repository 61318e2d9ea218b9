import type { TemplateDesign, TemplateFont } from '../definition.ts'

const holtwood: TemplateFont = {
  family: "'Holtwood One SC','Holtwood fallback',Georgia,serif",
  faces: [
    {
      name: 'Holtwood One SC',
      package: '@fontsource/holtwood-one-sc',
      file: 'holtwood-one-sc-*-400-normal.woff2',
      // It has one weight, which is bold; declared for all weights so that browsers do not embolden it.
      weight: '100 900',
    },
  ],
  fallback: {
    name: 'Holtwood fallback',
    local: ['Arial Bold', 'Arimo Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
    sizeAdjust: 145.9,
    ascentOverride: 82.3,
    descentOverride: 29.3,
  },
}

const vollkorn: TemplateFont = {
  family: "'Vollkorn','Vollkorn fallback',Georgia,serif",
  faces: [
    {
      name: 'Vollkorn',
      package: '@fontsource-variable/vollkorn',
      file: 'vollkorn-*-wght-normal.woff2',
      weight: '400 800',
    },
  ],
  fallback: {
    name: 'Vollkorn fallback',
    local: ['Times New Roman', 'Tinos', 'Liberation Serif', 'Times'],
    sizeAdjust: 106.8,
    ascentOverride: 89.1,
    descentOverride: 41.3,
  },
}

export const design: TemplateDesign = {
  primaryColor: '#8e1f1a',
  secondaryColor: '#c2954a',
  headingFont: holtwood,
  bodyFont: vollkorn,
  backgrounds: {
    plain: {
      label: 'Aged paper',
      page: '#e2cfa4',
      raised: '#f1e4c3',
      text: '#2a1b0e',
      muted: '#5a4327',
      line: '#b3925c',
    },
    soft: {
      label: 'Fresh ledger',
      page: '#eee7d6',
      raised: '#fbf7ec',
      text: '#231d17',
      muted: '#5b5043',
      line: '#c8bb9f',
    },
    bold: {
      label: 'Bottle green',
      page: '#10231d',
      raised: '#19312a',
      text: '#f1e6cc',
      muted: '#bfb394',
      line: '#4a6155',
    },
  },
  otherScheme: {
    label: 'Night edition',
    page: '#19140e',
    raised: '#2a2118',
    text: '#f0e2c4',
    muted: '#c4b08c',
    line: '#5f4c33',
  },
}
