import { cutText } from '../../cut-text.ts'
import { someAtATime } from '../../some-at-a-time.ts'
import { NAME_MAX_LENGTH } from '../../limits.ts'
import type { TemplateId } from '../../templates/ids.ts'
import {
  withPlaces,
  type ArchivedPicture,
  type ArchivedPortfolio,
  type LeftOutPicture,
  type PicturePlace,
} from './archive.ts'
import type { OwnFile } from './own.ts'
import type { PageNote } from './own-pages.ts'
import { createPageImport, type PageCalls, type PageImport } from './page-import.ts'

/** What everybody may call of the product, as far as it takes to bring a portfolio in. */
export interface ImportCalls extends PageCalls {
  /** Makes a draft and gives its id. */
  create: (templateId: TemplateId, name: string) => Promise<string>
  /** The draft that `create` made though nobody heard of it, if there is one. */
  find: (templateId: TemplateId, name: string) => Promise<string | null>
  /** Where the picture now is, or why it cannot be taken. Throws where another try may help. */
  upload: (id: string, picture: ArchivedPicture) => Promise<PicturePlace | { problem: string }>
  update: (id: string, made: Pick<OwnFile, 'name' | 'content' | 'design' | 'layout'>) => Promise<void>
}

export interface ImportedPortfolio {
  id: string
  leftOut: LeftOutPicture[]
  pages: number
  /** Of pages that did not come along, or not as they were. */
  pageNotes: PageNote[]
}

/** How many of each are there. */
export interface ImportProgress {
  pictures: number
  pages: number
}

export interface PortfolioImport {
  /** Imports the portfolio. After a failure, call it again to continue where it stopped. */
  run: (onProgress: (progress: ImportProgress) => void) => Promise<ImportedPortfolio>
  /** What a failure has left: a draft and the pictures that are there already. */
  unfinished: () => { id: string; paths: string[] } | null
  /** Begins anew: what was made is gone. */
  forget: () => void
}

/** Uploads under way at a time. */
const AT_ONCE = 3

const UNFINISHED = ' (incomplete)'

/** What a draft is called until everything is in it: whoever finds one that was left behind knows what it is. */
export const unfinishedName = (name: string): string =>
  cutText(name, NAME_MAX_LENGTH - UNFINISHED.length).trimEnd() + UNFINISHED

/** Brings a portfolio of a download in as a new draft: its pictures first, its pages, and then all else at once. */
export function createPortfolioImport(
  { file, pictures, missing, pageNotes }: ArchivedPortfolio,
  calls: ImportCalls,
): PortfolioImport {
  const { templateId, name, content, design, layout, pages } = file
  const places = new Map<string, PicturePlace | null>()
  const refused = new Map<string, LeftOutPicture>()
  let id: string | null = null
  let mayBeThere = false
  let pageImport: PageImport | null = null

  async function draft(): Promise<string> {
    const found = mayBeThere ? await calls.find(templateId, unfinishedName(name)) : null
    mayBeThere = true
    return found ?? calls.create(templateId, unfinishedName(name))
  }

  async function place(into: string, picture: ArchivedPicture): Promise<void> {
    const answer = await calls.upload(into, picture)
    const isRefused = 'problem' in answer
    if (isRefused) refused.set(picture.path, { fileName: picture.fileName, reason: answer.problem })
    places.set(picture.path, isRefused ? null : answer)
  }

  return {
    async run(onProgress) {
      const into = (id ??= await draft())
      const report = (made = 0) => onProgress({ pictures: places.size, pages: made })
      report()
      await someAtATime(
        AT_ONCE,
        pictures.filter(({ path }) => !places.has(path)),
        async (picture) => {
          await place(into, picture)
          report()
        },
      )
      const all = new Map([...places, ...missing.map(({ path }): [string, null] => [path, null])])
      pageImport ??= createPageImport(
        into,
        pages.map((page) => ({ ...page, content: withPlaces(page.content, all) })),
        calls,
      )
      const imported = await pageImport.run(report)
      await calls.update(into, { name, content: withPlaces(content, all), design, layout })
      return {
        id: into,
        pages: imported.made,
        pageNotes: [...pageNotes, ...imported.notes],
        leftOut: [...missing.map(({ fileName, reason }) => ({ fileName, reason })), ...refused.values()],
      }
    },
    unfinished: () => (id === null ? null : { id, paths: [...places.values()].flatMap((at) => at?.path ?? []) }),
    forget() {
      id = null
      mayBeThere = false
      pageImport = null
      places.clear()
      refused.clear()
    },
  }
}
