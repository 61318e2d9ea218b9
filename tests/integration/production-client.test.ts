import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { appLanguages } from '@vitrine/common/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const storeRenderer = () => readFile(join(root, 'web/renderer/dist/store-renderer.js'), 'utf8')

let outDir: string
let rendererBefore: string
let production: string

/** Every setting of the client, each with a unique value. */
const example = readFileSync(join(root, 'web/.env.example'), 'utf8')
const settings = Object.fromEntries(
  [...example.matchAll(/^(VITE_\w+)=/gm)].map(([, name = '']) => [
    name,
    `https://${name.toLowerCase().replaceAll('_', '-')}.example`,
  ]),
)

/** What a language brings: all that the app can say, wherever it is said. */
const isCatalogue = new RegExp(`^(${appLanguages.join('|')})-`)

async function scriptsIn(folder: string): Promise<string> {
  const files = (await readdir(join(folder, 'assets'))).filter(
    (file) => file.endsWith('.js') && !isCatalogue.test(file),
  )
  return (await Promise.all(files.map((file) => readFile(join(folder, 'assets', file), 'utf8')))).join('\n')
}

beforeAll(async () => {
  rendererBefore = await storeRenderer()
  outDir = await mkdtemp(join(tmpdir(), 'vitrine-web-'))
  await promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: join(root, 'web'), env: { ...process.env, NODE_ENV: 'production', ...settings } },
  )
  production = await scriptsIn(outDir)
})
afterAll(() => rm(outDir, { recursive: true, force: true }))

describe('the production client', () => {
  it.each(['Choose a Google account', 'vitrine-google-accounts', 'Use another account'])(
    'has no trace of the account chooser (%s), which the client for the emulators has',
    async (trace) => {
      expect(production).not.toContain(trace)
      expect(await scriptsIn(join(root, 'web/dist'))).toContain(trace)
    },
  )

  // A second copy would not see the first one's apps, and its calls would fail.
  it('contains one copy of @firebase/app', () => {
    expect(production.match(/No Firebase App '/g)).toHaveLength(1)
  })

  it('built elsewhere, leaves the store’s pages to the client that is served', async () => {
    expect(await storeRenderer()).toBe(rendererBefore)
  })

  it('opens Google’s own account chooser', () => {
    expect(production).toContain('select_account')
  })

  it.each([
    'VITE_FIREBASE_API_KEY',
    'VITE_FIREBASE_AUTH_DOMAIN',
    'VITE_CREDITS_API',
    'VITE_WELCOME_EMAIL_API',
    'VITE_WELCOME_EMAIL_KEY',
  ])('takes %s from its environment', (name) =>
    expect(production).toContain(settings[name] ?? expect.unreachable(`${name} is not in web/.env.example`)),
  )
})
