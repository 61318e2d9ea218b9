import type { Surface, TemplateDesign, TemplateFont } from '../definition.ts'

const jetBrainsMono: TemplateFont = {
  family:
    "'JetBrains Mono','JetBrains Mono fallback',ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace",
  faces: [
    {
      name: 'JetBrains Mono',
      package: '@fontsource-variable/jetbrains-mono',
      file: 'jetbrains-mono-*-wght-normal.woff2',
      weight: '400 700',
    },
  ],
  fallback: {
    name: 'JetBrains Mono fallback',
    local: ['Courier New', 'Cousine', 'Liberation Mono'],
    sizeAdjust: 100,
    ascentOverride: 102,
    descentOverride: 30,
  },
}

const paper: Surface = {
  label: 'Paper',
  page: '#fafaf8',
  raised: '#ffffff',
  text: '#17191c',
  muted: '#5a626b',
  line: '#dfe1e3',
}

export const design: TemplateDesign = {
  primaryColor: '#4ade9c',
  secondaryColor: '#8fb4ff',
  headingFont: jetBrainsMono,
  bodyFont: 'Inter',
  detailFont: jetBrainsMono,
  backgrounds: {
    plain: {
      label: 'Graphite',
      page: '#101214',
      raised: '#181b1f',
      text: '#eceef0',
      muted: '#a2aab3',
      line: '#2b3037',
    },
    soft: paper,
    bold: { label: 'Midnight', page: '#0b1024', raised: '#131a35', text: '#eceffa', muted: '#a4aecd', line: '#263056' },
  },
  otherScheme: paper,
}
