import { languageOf, otherLanguagesOf, type Language } from '@vitrine/common/languages'
import { entryIn } from '@vitrine/common/portfolio/pages/entry'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { translatableOfPages } from '@vitrine/common/portfolio/pages/translatable'
import type { PublicContent } from '@vitrine/common/portfolio/public-content'
import { feedWriters } from '@vitrine/common/portfolio/pages/feeds'
import { translatedLayout, translatedPage } from '@vitrine/common/portfolio/translations/translated'
import type { TemplateId } from '@vitrine/common/templates/ids'
import type { PageSummary } from '@vitrine/common/api/pages'
import manifest from '@vitrine/templates/dist/manifest.json'
import type { PictureResolver } from '@vitrine/templates/definition'
import { pageFacts } from '@vitrine/templates/page-facts'
import { loadPage } from '@vitrine/templates/pages/page'
import { sitePages } from '@vitrine/templates/pages/site-pages'
import { staticPages, staticScripts, staticWrittenPage } from '@vitrine/templates/pages/static-written-page'
import { pictureResolver } from '@vitrine/templates/picture'
import { publicContent } from '@vitrine/templates/public-content'
import { registry } from '@vitrine/templates/registry'
import { staticFiles, staticPage, type StaticPage } from '@vitrine/templates/static-page'
import { loadWording } from '@vitrine/templates/words/load-wording'
import type { Wording } from '@vitrine/templates/words/wording'
import { createArchive } from '../../../lib/archive.ts'
import { storageBase } from '../../../lib/storage-base.ts'
import type { EditorDocument } from '../state/document.ts'
import { fetchFiles } from './fetch-files.ts'
import { contentsOf, publicPages } from './site-pages.ts'
import { articlesOf, staticFeed } from './static-feed.ts'

export interface StaticSite {
  zip: Blob
  /** The addresses of files that could not be copied: the pages link to the originals. */
  remote: string[]
}

export interface StaticSource extends EditorDocument {
  portfolioId: string
  templateId: TemplateId
  username: string | null
  /** Whether the pages say what they were made with. */
  madeWith: boolean
  /** Where it will be, with a slash at the end; feeds are only made where that is known. */
  address: string | null
}

/** A portfolio with its case studies and articles as a ZIP of HTML, CSS, fonts and pictures that can be opened from disk. */
export async function createStaticSite(source: StaticSource): Promise<StaticSite> {
  const { portfolioId, templateId, content: stored, layout, address } = source
  const origin = window.location.origin
  const storage = storageBase()
  const listed = await publicPages(portfolioId, stored)
  const contents = await contentsOf(portfolioId, listed)
  const pages = listed.filter(({ id }) => contents.has(id))
  const content = publicContent({ templateId, content: stored, layout, pages })
  const wording = await loadWording(languageOf(content))
  const site = { ...source, wording, content, origin, pages, contents, language: null }
  const others = await Promise.all(otherLanguagesOf(stored).map((language) => inLanguage(site, stored, language)))
  const links = others.length > 0 ? [languageOf(stored), ...otherLanguagesOf(stored)] : null
  const hasFeeds = address !== null && articlesOf(pages).length > 0
  const render = (pictureFrom: PictureFrom) =>
    renderSite([{ ...site, hasFeeds }, ...others.map((other) => ({ ...other, hasFeeds: false }))], links, pictureFrom)

  const resolve = pictureResolver(storage)
  const wanted = new Set<string>()
  // The first rendering collects the files that pages show.
  await render(() => (shown) => {
    const found = resolve(shown)
    if (found) wanted.add(found)
    return found
  })
  const { local, remote } = await fetchFiles([...wanted], origin, storage.origin)
  const rendered = await render((root) => (shown) => {
    const found = resolve(shown)
    const file = found && local.get(found)
    return file ? root + file.path : found && new URL(found, origin).href
  })

  const archive = createArchive(Infinity)
  const addText = (path: string, text: string) => archive.add(path, new TextEncoder().encode(text), true)
  for (const [folder, { html, css }] of rendered.pages) {
    addText(folder + staticFiles.page, html)
    addText(folder + staticFiles.styles, css)
  }
  if (address !== null && hasFeeds) {
    const coverOf = ({ cover, coverPath }: PageSummary) =>
      local.get(resolve({ src: cover, path: coverPath }) ?? '')?.path ?? null
    const feed = staticFeed({ ...source, content, pages, address, coverOf, wording })
    for (const [format, write] of Object.entries(feedWriters)) addText(`${staticFiles.feed}.${format}`, write(feed))
  }
  for (const [name, script] of rendered.scripts) archive.add(name, await bytesOf(`/enhance/${script}`), true)
  for (const font of rendered.fonts)
    archive.add(`${staticFiles.fonts}/${font.split('/').at(-1) ?? ''}`, await bytesOf(font), false)
  for (const { path, blob } of local.values()) archive.add(path, new Uint8Array(await blob.arrayBuffer()), false)
  const [zip = new Blob()] = archive.finish()
  return { zip, remote }
}

interface Site extends StaticSource {
  content: PublicContent
  origin: string
  pages: readonly PageSummary[]
  contents: ReadonlyMap<string, PageContent>
  wording: Wording
  /** Another one than that of the portfolio; its pages are in a folder of their own. */
  language: Language | null
}

async function inLanguage(site: Site, stored: EditorDocument['content'], language: Language): Promise<Site> {
  const { templateId, layout, pages, contents } = site
  return {
    ...site,
    language,
    wording: await loadWording(language),
    content: publicContent({ templateId, content: stored, layout, pages }, undefined, language),
    layout: translatedLayout(layout, stored, language),
    pages: pages.map((page) => entryIn(page, language)),
    contents: new Map(
      [...contents].map(([id, content]) => [
        id,
        translatedPage(content, { from: languageOf(stored), to: language }, translatableOfPages),
      ]),
    ),
  }
}

type Root = '' | '../' | '../../'
/** For pages from whose folder this leads to that of the home page. */
type PictureFrom = (root: Root) => PictureResolver

interface Rendered {
  /** By their folders. */
  pages: Map<string, StaticPage>
  /** Names in the ZIP, and the files that they have here. */
  scripts: Map<string, string>
  fonts: Set<string>
}

/** @param languages that the site is in, where there are several */
async function renderSite(
  sites: readonly (Site & { hasFeeds: boolean })[],
  languages: readonly Language[] | null,
  pictureFrom: PictureFrom,
): Promise<Rendered> {
  const rendered: Rendered = { pages: new Map(), scripts: new Map(), fonts: new Set() }
  const add = (folder: string, page: StaticPage) => {
    rendered.pages.set(folder, page)
    for (const font of page.fonts) rendered.fonts.add(font)
  }
  for (const site of sites) {
    const { name, username, templateId, content, design, layout, madeWith, origin, pages, contents, hasFeeds } = site
    const { language, wording } = site
    const definition = await registry[templateId]()
    const facts = pageFacts({ name, username: username ?? name, content, origin, say: wording.say })
    const shared = { origin, hasFeeds, design, madeWith, wording }
    const home = language ? `${language}/` : ''
    /** A page, and the same in other languages. @param root leads to the home page */
    const linksFrom = (root: string, folder: string) =>
      languages?.map((other, index) => ({
        language: other,
        href: `${root}${index === 0 ? '' : `${other}/`}${folder}${staticFiles.page}`,
      }))
    const { title, description } = facts
    rendered.scripts.set(staticFiles.script, manifest.uncounted[templateId] ?? '')
    add(
      home,
      staticPage({
        ...shared,
        definition,
        content,
        layout,
        title,
        description,
        root: language ? '../' : './',
        picture: pictureFrom(language ? '../' : ''),
        pages: pages.length > 0 ? sitePages(staticPages(pages)) : undefined,
        languages: linksFrom(language ? '../' : './', ''),
      }),
    )
    const root = language ? '../../' : '../'
    for (const page of pages) {
      const written = contents.get(page.id)
      if (!written) continue
      const loaded = await loadPage(templateId, written)
      rendered.scripts.set(staticScripts[loaded.script], manifest.uncountedPages[loaded.script])
      add(
        `${home}${page.slug}/`,
        staticWrittenPage({
          ...shared,
          site: { content, layout },
          id: page.id,
          kind: page.kind,
          content: written,
          minutes: page.minutes,
          title: `${page.title.trim() || wording.say('Untitled')} – ${facts.name}`,
          description: page.excerpt.replace(/\s+/g, ' ').trim() || description,
          loaded,
          pages,
          root,
          picture: pictureFrom(root),
          languages: linksFrom(root, `${page.slug}/`),
        }),
      )
    }
  }
  return rendered
}

async function bytesOf(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
