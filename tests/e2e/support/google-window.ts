import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { addresses } from '../../support/env.ts'

const root = join(import.meta.dirname, '../../..')

/** Builds the client with Google's own window (see popup.vite.config.ts) into a folder. */
export async function buildWithGoogleWindow(outDir: string): Promise<void> {
  const config = join(import.meta.dirname, 'popup.vite.config.ts')
  await promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--mode',
      'emulator',
      '--config',
      config,
      '--outDir',
      outDir,
      '--logLevel',
      'error',
    ],
    { cwd: join(root, 'web'), env: { ...process.env, NODE_ENV: 'production' } },
  )
}

const contentTypes: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  html: 'text/html',
}

interface Hosting {
  rewrites: { source: string; destination?: string }[]
}

/** The page that Hosting answers an account screen with. */
const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as { hosting: Hosting }
const pageAt = (path: string, outDir: string) =>
  existsSync(join(outDir, path, 'index.html'))
    ? `${path}/index.html`
    : (hosting.rewrites.find(({ source }) => source === path)?.destination ?? '/app.html')

/** Serves the app from such a folder; everything that is not the client still comes from Hosting. */
export async function serveClientFrom(page: Page, outDir: string): Promise<void> {
  await page.route(`${addresses.hosting}/**`, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const file = request.isNavigationRequest()
      ? pageAt(pathname, outDir)
      : pathname.startsWith('/assets/')
        ? pathname
        : null
    if (!file) return route.continue()
    await route.fulfill({
      body: await readFile(join(outDir, file)),
      contentType: contentTypes[file.split('.').pop() ?? ''],
    })
  })
}

/** Answers what Google's window and the Auth service's pages want from the internet. */
export async function withoutInternet(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', async (route) =>
    route.fulfill({
      body: await readFile(join(import.meta.dirname, 'identity-script.js')),
      contentType: 'text/javascript',
    }),
  )
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.fulfill({ body: '' }))
}
