import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { render } from 'jsonresume-theme-even'
import { toResume } from '@vitrine/common/portfolio/exchange/to-resume'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { root } from '../../../local/lib/paths.ts'
import { adminFirestore } from '../../support/admin.ts'
import { addresses } from '../../support/env.ts'
import { storePage, storeWrittenPage } from '../../support/pages.ts'
import { floorPage } from './floor.ts'
import { folder, site, type File, type Files } from '../serve.ts'
import { buildSpa, spaPage } from './spa.ts'
import { longPage } from './long-page.ts'

export interface Site {
  name: string
  /** What it is, in the comparison; peers that show no pictures have less to do. */
  kind: 'template' | 'floor' | 'app' | 'peer' | 'peer without pictures' | 'page' | 'floor of a page'
  template?: TemplateId
  files: Files
}

const html = 'text/html; charset=utf-8'
const assets = folder(join(root, 'web/dist'))

/** Every template with its example, the same content in the two ways that it is compared with, and the peers. */
export async function allSites(): Promise<Site[]> {
  const spa = await buildSpa()
  const ours = templateIds.map(async (id): Promise<Site[]> => {
    const content = catalogue[id].example
    const name = content.hero?.name ?? content.hero?.photographerName ?? id
    const document = `bench-${id}`
    await adminFirestore().collection('templates').doc(document).set({ templateId: id, content })
    return [
      { name: id, kind: 'template', template: id, files: await servedAt(`/${await storePage(id, content)}`) },
      {
        name: 'floor',
        kind: 'floor',
        template: id,
        files: site({ type: html, body: floorPage(name, content) }, assets),
      },
      {
        name: 'single-page app',
        kind: 'app',
        template: id,
        files: site({ type: html, body: spaPage(document) }, spa, assets),
      },
    ]
  })
  return [...(await Promise.all(ours)).flat(), ...(await writtenSites()).flat(), ...(await peers())]
}

/** A case study of 30 blocks and 12 pictures, in the template with the least and the one with the most rules of its own. */
const writtenSites = (): Promise<Site[][]> =>
  Promise.all(
    (['minimalist-designer', 'portfolio-v7-victorian-detective'] as const).map(async (id): Promise<Site[]> => {
      const content = longPage(id)
      const floor = floorPage(content.title ?? '', content)
      return [
        {
          name: `page of ${id}`,
          kind: 'page',
          template: id,
          files: await servedAt(await storeWrittenPage(id, content)),
        },
        { name: 'floor', kind: 'floor of a page', template: id, files: site({ type: html, body: floor }, assets) },
      ]
    }),
  )

/** The page as visitors get it, headers included, with the files that Hosting serves beside it. */
async function servedAt(address: string): Promise<Files> {
  return site(await fetched(address), async (path) => (path === '/robots.txt' ? fetched(path) : null), assets)
}

async function fetched(path: string): Promise<File> {
  const response = await fetch(addresses.hosting + path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name === 'content-security-policy'))
  return { type: response.headers.get('content-type') ?? '', body: await response.text(), headers }
}

/** Themes that others take for the same purpose. What they load from elsewhere fails at once, which flatters them. */
async function peers(): Promise<Site[]> {
  const themes = ['freelancer', 'resume', 'creative'].map(async (name): Promise<Site> => {
    const dist = join(root, `node_modules/startbootstrap-${name}/dist`)
    const body = await readFile(join(dist, 'index.html'))
    return { name: `startbootstrap-${name}`, kind: 'peer', files: site({ type: html, body }, folder(dist)) }
  })
  const { resume } = toResume(catalogue['portfolio-v6-classic-profile'].example, (text) => text)
  const even: Site = {
    name: 'jsonresume-theme-even',
    kind: 'peer without pictures',
    files: site({ type: html, body: render({ ...resume }) }),
  }
  return [...(await Promise.all(themes)), even]
}
