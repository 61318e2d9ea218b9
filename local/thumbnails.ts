import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { templatePicturePath } from '@vitrine/common/routes'
import { type TemplateId, templateIds } from '@vitrine/common/templates/ids'
import { chromiumFlags, requireChromium } from './chromium.ts'
import { importBundled } from './lib/bundled.ts'
import { root } from './lib/paths.ts'
import { Problem } from './lib/problem.ts'
import { run } from './lib/processes.ts'
import { onEnd, runVerb } from './lib/verb.ts'
import { encodeWithin } from './pictures/lib/render.ts'

/* The store's thumbnails in web/public/thumbnails: screenshots of the templates with their example content. */

/** The picture of a card, and two more for the template's own page. */
const viewports = {
  desktop: { width: 1200, height: 900 },
  tablet: { width: 768, height: 960 },
  phone: { width: 390, height: 960 },
} as const
type Device = keyof typeof viewports

const fileName = (id: TemplateId, device: Device): string =>
  device === 'desktop' ? `thumbnails/${id}.webp` : templatePicturePath(id, device).slice(1)
/** A fake address: requests to it are answered from the disk. */
const origin = 'http://vitrine.invalid'

const entry = `
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { catalogue } from './catalogue.ts'
import { TemplatePage } from './page.tsx'
import { pictureResolver } from './picture.ts'
import { registry } from './registry.ts'
import { pageStyles } from './styles.ts'

export async function examplePage(id) {
  const definition = await registry[id]()
  const content = catalogue[id].example
  const page = { definition, content, layout: { hidden: [] }, picture: pictureResolver({ origin: '', bucket: '' }), madeWith: false }
  const body = renderToStaticMarkup(createElement(TemplatePage, page))
  return '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>' +
    pageStyles(definition, { background: 'plain' }) + '</style><body>' + body
}`

/** The page of a template's example as HTML. */
type ExamplePage = (id: TemplateId) => Promise<string>

const bundlePages = async (): Promise<ExamplePage> => {
  const stdin = { contents: entry, resolveDir: join(root, 'templates'), loader: 'js' } as const
  return (await importBundled<{ examplePage: ExamplePage }>('thumbnail-pages', { stdin })).examplePage
}

const requireFonts = async (): Promise<void> => {
  const templates = join(root, 'templates')
  if (existsSync(join(templates, 'dist/fonts'))) return
  const { code, output } = await run(process.execPath, ['build.ts'], { cwd: templates })
  if (code !== 0) throw new Problem(`Building the templates failed:\n${output.trim()}`)
}

const fileOf = (pathname: string): string =>
  pathname.startsWith('/fonts/') ? join(root, 'templates/dist', pathname) : join(root, 'web/public', pathname)

const screenshot = async (browser: Browser, html: string, device: Device): Promise<Buffer> => {
  const context = await browser.newContext({
    viewport: viewports[device],
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const missing: string[] = []
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    if (existsSync(fileOf(pathname))) return route.fulfill({ path: fileOf(pathname) })
    missing.push(pathname)
    return route.fulfill({ status: 404 })
  })
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.evaluate('document.fonts.ready')
  const image = await page.screenshot()
  await context.close()
  if (missing.length > 0) throw new Problem(`The page asks for files that are not there: ${missing.join(', ')}`)
  return image
}

await runVerb(async () => {
  await requireFonts()
  const examplePage = await bundlePages()
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumFlags })
  onEnd(() => browser.close())
  const folder = join(root, 'web/public/thumbnails')
  await mkdir(folder, { recursive: true })
  for (const id of templateIds) {
    const html = await examplePage(id)
    for (const device of Object.keys(viewports) as Device[]) {
      const shot = sharp(await screenshot(browser, html, device))
      const files = [[fileName(id, device), shot] as const]
      if (device === 'desktop')
        files.push([fileName(id, device).replace('.webp', '-720.webp'), shot.clone().resize(720)])
      for (const [file, picture] of files) {
        const image = await encodeWithin(picture)
        await writeFile(join(folder, '..', file), image)
        console.log(`${file}  ${(image.length / 1024).toFixed(0)} KB`)
      }
    }
  }
  return 0
})
