/**
 * Draws Vitrine's own card, web/public/social-card.png, with the code that draws the cards of pages. The file is
 * committed: run this after a change.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownerFonts } from '@vitrine/templates/fonts'
import type { drawCard } from '../../functions/site/card/draw.tsx'
import type { cardFaces } from '../../functions/site/card/faces.ts'
import { importBundled } from '../lib/bundled.ts'
import { root } from '../lib/paths.ts'

const drawing = await importBundled<{ drawCard: typeof drawCard; cardFaces: typeof cardFaces }>('social-card', {
  stdin: {
    contents: "export * from './draw.tsx'\nexport { cardFaces } from './faces.ts'",
    resolveDir: join(root, 'functions/site/card'),
  },
  external: ['satori', '@resvg/resvg-js'],
})
const { Inter } = ownerFonts
const [bold] = await drawing.cardFaces({ heading: Inter, body: Inter }, 'heading')
const [medium] = await drawing.cardFaces({ heading: Inter, body: Inter }, 'body')
const image = await drawing.drawCard({
  name: { text: 'Vitrine', face: bold },
  line: {
    text: 'A portfolio website of your own: choose a template, fill in your work, publish it.',
    face: medium,
  },
  address: { text: 'Open source, on Firebase', face: medium },
  colors: {
    page: '#fbfaf8',
    text: '#17151d',
    muted: '#5d5968',
    primary: '#6d28d9',
    'on-primary': '#ffffff',
    'primary-text': '#6d28d9',
    secondary: '#c4b5fd',
  },
  cover: null,
  madeWith: true,
  rightToLeft: false,
})
await writeFile(join(root, 'web/public/social-card.png'), image)
console.log(`social-card.png  ${(image.length / 1024).toFixed(0)} KB`)
