/**
 * Draws Vitrine's own card, web/public/social-card.png, with what draws the cards of pages. The file is committed: run
 * it after a change.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { drawCard } from '../../functions/site/card/draw.tsx'
import { cacheDir, root } from '../lib/paths.ts'

const outfile = join(cacheDir, 'social-card.mjs')
// The card is JSX, which Node does not read.
await build({
  entryPoints: [join(root, 'functions/site/card/draw.tsx')],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  jsx: 'automatic',
  external: ['satori', '@resvg/resvg-js'],
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  logLevel: 'warning',
})
const drawing = (await import(pathToFileURL(outfile).href)) as { drawCard: typeof drawCard }
const image = await drawing.drawCard({
  name: 'Vitrine',
  line: 'A portfolio website of your own: choose a template, fill in your work, publish it.',
  address: 'Open source, on Firebase',
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
})
await writeFile(join(root, 'web/public/social-card.png'), image)
console.log(`social-card.png  ${(image.length / 1024).toFixed(0)} KB`)
