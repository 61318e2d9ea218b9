import type { Surface, TemplateDesign, TemplateFont } from '../definition.ts'

/** One file for both: headings are set in its widest cut (`wdth` 125 in styles.css), text in its normal one. */
const faces: TemplateFont['faces'] = [
  {
    name: 'Archivo',
    package: '@fontsource-variable/archivo',
    file: 'archivo-*-wdth-normal.woff2',
    weight: '400 900',
    stretch: '100 125',
  },
]

const wideArchivo: TemplateFont = {
  family: "'Archivo','Archivo wide fallback',system-ui,sans-serif",
  faces,
  fallback: {
    name: 'Archivo wide fallback',
    local: ['Arial Bold', 'Arimo Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
    sizeAdjust: 132,
    ascentOverride: 66.5,
    descentOverride: 15.9,
  },
}

const archivo: TemplateFont = {
  family: "'Archivo','Archivo fallback',system-ui,sans-serif",
  faces,
  fallback: {
    name: 'Archivo fallback',
    local: ['Arial', 'Arimo', 'Liberation Sans', 'Helvetica'],
    sizeAdjust: 98,
    ascentOverride: 89.6,
    descentOverride: 21.4,
  },
}

const night: Surface = {
  label: 'Night',
  page: '#121014',
  raised: '#1f1b22',
  text: '#fbf6f9',
  muted: '#b5abb2',
  line: '#433c48',
}

export const design: TemplateDesign = {
  primaryColor: '#ff74b8',
  secondaryColor: '#2b3cff',
  headingFont: wideArchivo,
  bodyFont: archivo,
  backgrounds: {
    plain: { label: 'White', page: '#ffffff', raised: '#f5f1ee', text: '#141114', muted: '#655d63', line: '#d8d1d4' },
    soft: { label: 'Butter', page: '#fff4cf', raised: '#ffe9a3', text: '#191408', muted: '#635630', line: '#dcc885' },
    bold: night,
  },
  otherScheme: night,
}
