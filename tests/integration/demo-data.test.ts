import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../local/lib/paths.ts'
import { adminFirestore } from '../support/admin.ts'
import { addresses } from '../support/env.ts'
import { visit } from '../support/private-links.ts'

/** The demo data shows what the README says of it. */

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const [, link = '', password = ''] = /:5010(\/l\/[^)]+)\) shows, with the password `([^`]+)`/.exec(readme) ?? []
const secret = 'Harbour Lights'

it('the private link asks for the password, and shows the private project and the other chosen one', async () => {
  expect((await visit(link)).text).not.toContain(secret)
  const { status, cookie } = await visit(link, { password })
  expect(status).toBe(303)
  const { text } = await visit(link, { cookie })
  expect(text).toContain(secret)
  expect(text).toContain('Three novellas')
  expect(text).not.toContain('Moon Garden')
  const [picture] = text.match(new RegExp(`${link}/pictures/harbour-lights[^" ,]+`)) ?? []
  expect((await visit(picture ?? '', { cookie })).status).toBe(200)
})

it('nobody else sees the private project', async () => {
  const { text } = await visit('/ada-marlowe')
  expect(text).toContain('Three novellas')
  expect(text).not.toContain(secret)
  expect(text).not.toContain('harbour-lights')
})

it('a published portfolio has three changes that are not live', async () => {
  const stored = await adminFirestore().doc('portfolios/demo-marlowe-studio').get()
  expect(stored.get('live.changed')).toBe(3)
  expect((await visit('/marlowe-studio')).text).not.toContain('Slow objects')
})

it('case studies and articles are live, and their portfolios lead to them', async () => {
  for (const [home, ...slugs] of [
    ['/ada-marlowe', 'who-is-still-up', 'six-inks-or-fewer'],
    ['/marlowe-studio', 'a-tin-that-closes'],
    ['/jonas-feld', 'migrations-that-wait', 'small-tools-for-slow-networks'],
  ] as const) {
    const { text } = await visit(home)
    for (const slug of slugs) {
      expect(text).toContain(`href="${home}/${slug}"`)
      const page = await visit(`${home}/${slug}`)
      expect(page.status, slug).toBe(200)
      const pictures = [...page.text.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src = '']) => src)
      expect(pictures.length).toBeGreaterThan(0)
      for (const src of pictures) expect((await fetch(new URL(src, addresses.hosting))).status, src).toBe(200)
    }
  }
})

it('the README links pages that are there', async () => {
  const linked = [...readme.matchAll(/:5010(\/[a-z-]+\/[a-z-]+)\)/g)].map(([, path = '']) => path)
  const pages = linked.filter((path) => !path.startsWith('/l/'))
  expect(pages).toHaveLength(4)
  for (const path of pages) expect((await visit(path)).status, path).toBe(200)
})

it('one portfolio is in English and German, and one in Japanese', async () => {
  const german = await visit('/jonas-feld/de')
  expect(german.text).toContain('<html lang="de">')
  expect(german.text).toContain('Seit zehn Jahren, drei davon auf See.')
  expect(german.text).toContain('href="/jonas-feld/de/migrations-that-wait"')
  expect((await visit('/jonas-feld/de/migrations-that-wait')).text).toContain('Die Schlange hinter der Schlange')
  const japanese = await visit('/mio-aoki')
  expect(japanese.text).toContain('<html lang="ja">')
  expect((await visit('/mio-aoki/glaze-from-ash')).text).toContain('灰からつくる釉薬')
})

it('a case study has a film with captions, a sound and a document, which strangers get', async () => {
  const { text } = await visit('/marlowe-studio/a-tin-that-closes')
  const found = [
    ...text.matchAll(/<(?:video|audio|track)[^>]*? src="([^"]+)"/g),
    ...text.matchAll(/class="file" href="([^"]+)"/g),
  ].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  const types = await Promise.all(
    found.map(async (address) => {
      const { status, headers } = await fetch(new URL(address, addresses.hosting))
      return [status, headers.get('content-type')]
    }),
  )
  expect(types).toEqual([
    [200, 'video/mp4'],
    [200, 'text/vtt; charset=utf-8'],
    [200, 'audio/wav'],
    [200, 'application/pdf'],
  ])
})

it('a case study has a comment about one of its blocks', async () => {
  const [, path = ''] = /:5010(\/l\/[^)]+a-tin-that-closes)\)/.exec(readme) ?? []
  const { status, text } = await visit(path)
  expect(status).toBe(200)
  expect(text).toContain('People ask every week.')
  expect(text).toContain('Decisions “A hinge')
})

it('a draft has a review link with three comments', async () => {
  const [, path = ''] = /:5010(\/l\/demo-review[^)]+)\)/.exec(readme) ?? []
  const { status, text } = await visit(path)
  expect(status).toBe(200)
  expect(text).toContain('North by bicycle')
  const { size } = await adminFirestore()
    .collectionGroup('comments')
    .where('portfolioId', '==', 'demo-north-by-bicycle')
    .get()
  expect(size).toBe(3)
})
