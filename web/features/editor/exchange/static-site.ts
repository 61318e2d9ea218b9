import { strToU8, zipSync, type Zippable } from 'fflate'
import type { TemplateId } from '@vitrine/common/templates/ids'
import manifest from '@vitrine/templates/dist/manifest.json'
import { pageFacts } from '@vitrine/templates/page-facts'
import { pictureResolver } from '@vitrine/templates/picture'
import { publicContent } from '@vitrine/templates/public-content'
import { registry } from '@vitrine/templates/registry'
import { staticFiles, staticPage } from '@vitrine/templates/static-page'
import { storageBase } from '../../../lib/storage-base.ts'
import type { EditorDocument } from '../state/document.ts'
import { fetchPictures } from './fetch-pictures.ts'

export interface StaticSite {
  zip: Blob
  /** The addresses of pictures that could not be copied: the page links to the originals. */
  remote: string[]
}

export interface StaticSource extends EditorDocument {
  templateId: TemplateId
  username: string | null
  /** Whether the page says what it was made with. */
  madeWith: boolean
}

/** A portfolio as a ZIP of HTML, CSS, fonts and pictures that can be opened from disk. */
export async function createStaticSite({
  templateId,
  username,
  name,
  content: stored,
  design,
  layout,
  madeWith,
}: StaticSource): Promise<StaticSite> {
  const definition = await registry[templateId]()
  const origin = window.location.origin
  const content = publicContent({ templateId, content: stored, layout })
  const { title, description } = pageFacts({ name, username: username ?? name, content, origin })
  const resolve = pictureResolver(storageBase())
  const wanted = new Set<string>()
  const render = (addressOf: (address: string) => string) =>
    staticPage({
      definition,
      content,
      design,
      layout,
      title,
      description,
      origin,
      madeWith,
      picture: (source) => {
        const address = resolve(source)
        return address && addressOf(address)
      },
    })
  // The first rendering collects the pictures that the template shows.
  render((address) => {
    wanted.add(address)
    return address
  })
  const pictures = await fetchPictures([...wanted], origin)
  const { html, css, fonts } = render((address) => pictures.local.get(address)?.path ?? new URL(address, origin).href)

  const files: Zippable = {
    [staticFiles.page]: strToU8(html),
    [staticFiles.styles]: strToU8(css),
    [staticFiles.script]: await bytesOf(`/enhance/${manifest.scripts[templateId] ?? ''}`),
  }
  for (const address of fonts) files[`${staticFiles.fonts}/${address.split('/').at(-1) ?? ''}`] = await bytesOf(address)
  for (const { path, bytes } of pictures.local.values()) files[path] = [bytes, { level: 0 }]
  return {
    zip: new Blob([zipSync(files) as Uint8Array<ArrayBuffer>], { type: 'application/zip' }),
    remote: pictures.remote,
  }
}

async function bytesOf(address: string): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
