import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../local/lib/paths.ts'

/** Patterns of secrets. The stand-in's public keys (`sk_test_stand_in`) are too short to match. */
const looks: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/=\\]{40}/,
  'a key of Stripe': /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/,
  'a signing secret of Stripe': /\bwhsec_[A-Za-z0-9+/]{16,}/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a service account': /"private_key_id"\s*:\s*"[0-9a-f]{40}"/,
  'a refresh token of Google': /\b1\/\/0[\w-]{40,}/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{50,})/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a key of AWS': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'a token of Slack': /\bxox[abprs]-[\w-]{20,}/,
  'a password in an address':
    /\b[a-z]+:\/\/[^\s:@/'"`<>${}]{2,}:[^\s:@/'"`<>${}]{6,}@(?!evil|vitrine|example)[a-z0-9-]+\.[a-z]{2,}/,
}

const notOurs = new Set(['node_modules', '.git', '.cache', '.data', '.vite', 'test-results', 'playwright-report'])

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const nested = await Promise.all(
    entries.map(async (entry) => {
      if (notOurs.has(entry.name)) return []
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : []
    }),
  )
  return nested.flat()
}

it('recognises a secret', () => {
  const made = [
    '-----BEGIN PRIVATE KEY-----\n' + 'A'.repeat(64),
    'sk_' + 'live_' + 'a1B2'.repeat(6),
    'AIza' + 'x'.repeat(35),
    'https://user:' + 'hunter22@db.internal.net',
  ]
  for (const text of made)
    expect(
      Object.values(looks).some((look) => look.test(text)),
      text,
    ).toBe(true)
})

it('finds no secret in the repository, the bundles and their source maps', async () => {
  const files = await filesBelow(root)
  const built = ['web/dist/app.html', 'functions/dist/index.js', 'templates/dist/manifest.json']
  expect(built.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'latin1')
      return Object.entries(looks).flatMap(([what, look]) =>
        look.test(text) ? [`${relative(root, file)}: ${what}`] : [],
      )
    }),
  )
  expect(found.flat()).toEqual([])
})

it('finds no server setting in the client', async () => {
  const files = await filesBelow(join(root, 'web/dist'))
  for (const file of files.filter((name) => /\.(js|html|map)$/.test(name))) {
    const text = await readFile(file, 'utf8')
    for (const name of [
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'SMTP_PASSWORD',
      'sk_test_stand_in',
      'whsec_stand_in',
      'firebase-admin',
    ]) {
      expect(text.includes(name), `${relative(root, file)}: ${name}`).toBe(false)
    }
  }
})

it('ignores settings files in git', async () => {
  const kept = await readFile(join(root, '.gitignore'), 'utf8')
  for (const pattern of ['.env']) expect(kept).toContain(pattern)
})
