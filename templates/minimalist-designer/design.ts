import type { TemplateDesign } from '../definition.ts'

export const design: TemplateDesign = {
  primaryColor: '#d92b16',
  secondaryColor: '#6b6b6b',
  headingFont: 'Inter',
  bodyFont: 'Inter',
  backgrounds: {
    plain: { label: 'White', page: '#ffffff', raised: '#f4f4f2', text: '#111111', muted: '#636363', line: '#d9d9d6' },
    soft: { label: 'Paper', page: '#f5f2ea', raised: '#ebe6da', text: '#15130f', muted: '#5f594d', line: '#d3ccbc' },
    bold: { label: 'Black', page: '#0c0c0c', raised: '#191919', text: '#f4f4f2', muted: '#a2a2a0', line: '#333333' },
  },
  otherScheme: {
    label: 'Night',
    page: '#101010',
    raised: '#1b1b1b',
    text: '#f0f0ee',
    muted: '#a2a2a0',
    line: '#343434',
  },
}
