import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { inlineCss } from '../../functions/inline-css.ts'
import { root } from '../../local/lib/paths.ts'

/** The drafts of a portfolio and of its pages. */
const DRAFTS = ['functions/lib/documents/portfolio.ts', 'functions/lib/documents/page.ts']

/** What answers strangers: pages and what goes with them, the public API, forms and their mails, counting. */
const publicSide = [
  'functions/site/serve.ts',
  'functions/site/card/answer.ts',
  'functions/site/forms/answer.tsx',
  'functions/site/forms/mail-off.tsx',
  'functions/api/public/handlers.ts',
  'functions/forms/receive.ts',
  'functions/forms/mail.ts',
  'functions/analytics/collect.ts',
]

it('nothing that answers strangers reads the draft of a portfolio, at whatever remove', async () => {
  const { metafile } = await build({
    entryPoints: publicSide.map((file) => join(root, file)),
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: '.cache/public-side',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    plugins: [inlineCss],
    logLevel: 'error',
  })
  const readers = Object.entries(metafile.inputs)
    .filter(([, { imports }]) => imports.some(({ path }) => DRAFTS.includes(path)))
    .map(([file]) => file)
  // They know a secret of the owner's, and say nothing of the content; but for the last two, which show a draft to who has a link to it.
  expect(readers.sort()).toEqual([
    'functions/analytics/own-browser.ts',
    'functions/lib/documents/change-facts.ts',
    'functions/lib/mail/owner-mails.ts',
    'functions/links/pages.ts',
    'functions/links/shown.ts',
  ])
})
