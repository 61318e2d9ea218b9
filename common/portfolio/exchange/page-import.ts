import { pageEntry } from '../pages/make-entry.ts'
import { titleOf, type OwnPage, type PageNote } from './own-pages.ts'

/** What is called of the product to bring pages in. */
export interface PageCalls {
  /** The page as it was made, or why it cannot be. Throws where another try may help. */
  createPage: (portfolioId: string, page: OwnPage) => Promise<MadePage | { problem: string }>
  /** All pages that the portfolio has. */
  pagesOf: (portfolioId: string) => Promise<FoundPage[]>
}

export interface MadePage {
  id: string
  slug: string
}

export interface FoundPage extends MadePage, Pick<OwnPage, 'kind'> {
  title: string
}

export interface ImportedPages {
  made: number
  /** Of pages that were not made, or not as they were. */
  notes: PageNote[]
}

export interface PageImport {
  /** Imports the pages, one after the other. After a failure, call it again to continue where it stopped. */
  run: (onProgress: (pages: number) => void) => Promise<ImportedPages>
}

/** Adds pages to a portfolio. Those that it has stay as they are. */
export function createPageImport(portfolioId: string, pages: readonly OwnPage[], calls: PageCalls): PageImport {
  const notes: PageNote[] = []
  /** Pages that were there before, and those that were made. */
  const known = new Set<string>()
  let [done, made, isBegun, mayBeThere] = [0, 0, false, false]

  async function begin(): Promise<void> {
    for (const { id } of await calls.pagesOf(portfolioId)) known.add(id)
    isBegun = true
  }

  /** The page that was made though nobody heard of it. */
  async function find(page: OwnPage): Promise<MadePage | undefined> {
    const found = await calls.pagesOf(portfolioId)
    const title = listedTitle(page)
    return found.find((one) => !known.has(one.id) && one.kind === page.kind && one.title === title)
  }

  async function make(page: OwnPage): Promise<MadePage | { problem: string }> {
    const found = mayBeThere ? await find(page) : undefined
    mayBeThere = true
    const answer = found ?? (await calls.createPage(portfolioId, page))
    mayBeThere = false
    return answer
  }

  return {
    async run(onProgress) {
      onProgress(done)
      if (pages.length > 0 && !isBegun) await begin()
      for (const page of pages.slice(done)) {
        const answer = await make(page)
        done += 1
        const title = titleOf(page)
        if ('problem' in answer) notes.push({ title, note: answer.problem })
        else {
          made += 1
          known.add(answer.id)
          if (page.slug !== '' && answer.slug !== page.slug)
            notes.push({ title, note: `Its address is now /${answer.slug}, because /${page.slug} is taken.` })
        }
        onProgress(done)
      }
      return { made, notes }
    },
  }
}

/** Lists cut long titles. */
const listedTitle = ({ kind, slug, content }: OwnPage): string => pageEntry('', kind, slug, content).title
