import { join } from 'node:path'
import { Timestamp } from 'firebase-admin/firestore'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { getAt, setAt } from '@vitrine/common/portfolio/paths'
import { isOfType, walkFields } from '@vitrine/common/fields/walk'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { publicContent } from '@vitrine/templates/public-content'
import type { portfolioPage } from '../../../functions/site/pages.ts'
import { importBundled } from '../../../local/lib/bundled.ts'
import { root } from '../../../local/lib/paths.ts'
import { projectId } from '../../support/env.ts'

type PortfolioPage = { portfolioPage: typeof portfolioPage }
const bundle = {
  entryPoints: [join(root, 'functions/site/pages.ts')],
  external: ['firebase-admin/*', 'firebase-functions/*'],
}

const PROJECTS = 200
const WARM_UP = 60
const SAMPLES = 200

/** What a portfolio shows its work in, by the name that the template has for it. */
const workLists = ['projects', 'gallery.images', 'articles']

/** A template's example with so many pieces of work that it makes its owner proud. */
export function exampleWithProjects(id: TemplateId): PortfolioContent {
  const { metadata, example } = catalogue[id]
  const lists = walkFields(metadata).filter(isOfType('array:object'))
  const list = workLists.find((path) => lists.some((place) => place.path === path))
  if (!list) throw new Error(`${id} shows no work`)
  const some = getAt(example, list) as unknown[]
  return setAt(
    example,
    list,
    Array.from({ length: PROJECTS }, (_, index) => some[index % some.length]),
  )
}

/** What renders a template's whole page over and over, and says how many milliseconds each time took. */
export async function benchRender(): Promise<(id: TemplateId) => Promise<number[]>> {
  Object.assign(process.env, { GCLOUD_PROJECT: projectId, FIREBASE_CONFIG: JSON.stringify({ projectId }) })
  const render = (await importBundled<PortfolioPage>('bench-render', bundle)).portfolioPage
  return async (id) => {
    const now = Timestamp.now()
    const layout = { hidden: [] }
    const portfolio: Parameters<typeof portfolioPage>[2] = {
      ownerId: 'nobody',
      name: 'Bench',
      templateId: id,
      username: 'bench',
      content: publicContent({ templateId: id, content: exampleWithProjects(id), layout }),
      domain: null,
      design: {},
      layout,
      revision: 1,
      updatedAt: now,
      publishedAt: now,
      pages: [],
      oldSlugs: {},
      inAddress: null,
      languages: ['en'],
    }
    const times: number[] = []
    for (let index = 0; index < WARM_UP + SAMPLES; index++) {
      const begin = performance.now()
      await render('bench', 'bench', portfolio)
      times.push(performance.now() - begin)
    }
    return times.slice(WARM_UP)
  }
}
