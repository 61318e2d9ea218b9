import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { OwnPage, PageNote } from '@vitrine/common/portfolio/exchange/own-pages'
import { createPageImport, type ImportedPages, type PageImport } from '@vitrine/common/portfolio/exchange/page-import'
import { messageOf } from '../../../lib/api-error.ts'
import { pageImportCalls } from '../../../lib/page-import-calls.ts'
import { tellOfChange } from '../../../lib/portfolio-news.ts'
import { say } from '../../../lib/words/say.ts'

export interface PageRun {
  all: number
  done: number
  /** What was known before anything was made. */
  refused: readonly PageNote[]
  result: ImportedPages | null
  /** Why it stopped. */
  problem: string | null
}

/** Pages of a file on their way into a portfolio. */
export function usePageImport(portfolioId: string) {
  const queryClient = useQueryClient()
  const [run, setRun] = useState<PageRun | null>(null)
  const [steps, setSteps] = useState<PageImport | null>(null)

  async function goOn(of: PageImport, from: PageRun): Promise<void> {
    let now: PageRun = { ...from, problem: null }
    const show = (change: Partial<PageRun>) => setRun((now = { ...now, ...change }))
    show({})
    try {
      show({ result: await of.run((done) => show({ done })) })
    } catch (error) {
      show({ problem: messageOf(error, say('The connection failed. Please try again.')) })
    }
    // Open editors count what is not live.
    tellOfChange(portfolioId)
    await queryClient.invalidateQueries({ queryKey: ['pages', portfolioId] })
  }

  return {
    run,
    async start(pages: readonly OwnPage[], refused: readonly PageNote[]): Promise<void> {
      const made = createPageImport(portfolioId, pages, pageImportCalls)
      setSteps(made)
      await goOn(made, { all: pages.length, done: 0, refused, result: null, problem: null })
    },
    async tryAgain(): Promise<void> {
      if (steps && run) await goOn(steps, run)
    },
  }
}
