import { cutText } from '../../cut-text.ts'
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

/** What everybody may call of the product, as far as it takes to bring a portfolio in. */
export interface ImportCalls {
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
}

export interface PortfolioImport {
  /** Brings the portfolio in. After a failure it can be called again and goes on where it stopped. */
  run: (onProgress: (pictures: number) => void) => Promise<ImportedPortfolio>
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

/** Brings a portfolio of a download in as a new draft: its pictures first, and then all else at once. */
export function createPortfolioImport(
  { file, pictures, missing }: ArchivedPortfolio,
  calls: ImportCalls,
): PortfolioImport {
  const { templateId, name, content, design, layout } = file
  const places = new Map<string, PicturePlace | null>()
  const refused = new Map<string, LeftOutPicture>()
  let id: string | null = null
  let mayBeThere = false

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
      const report = () => onProgress(places.size)
      report()
      await forEachOf(
        pictures.filter(({ path }) => !places.has(path)),
        async (picture) => {
          await place(into, picture)
          report()
        },
      )
      const all = new Map([...places, ...missing.map(({ path }): [string, null] => [path, null])])
      await calls.update(into, { name, content: withPlaces(content, all), design, layout })
      return {
        id: into,
        leftOut: [...missing.map(({ fileName, reason }) => ({ fileName, reason })), ...refused.values()],
      }
    },
    unfinished: () => (id === null ? null : { id, paths: [...places.values()].flatMap((at) => at?.path ?? []) }),
    forget() {
      id = null
      mayBeThere = false
      places.clear()
      refused.clear()
    },
  }
}

/** Does the work for some at a time. After a failure nothing more is begun, and what is under way comes to its end. */
async function forEachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next)
    } catch (error) {
      waiting.length = 0
      throw error
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
