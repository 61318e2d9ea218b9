import lighthouse from 'lighthouse'
import { median } from '../figures.ts'
import { ownBlocking } from './own-blocking.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface Measured {
  bytes: number
  requests: number
  scriptBytes: number
  /** Milliseconds. */
  lcp: number
  blocking: number
  /** What of it the page computes itself. */
  own: number
  cls: number
  /** Of each category, 0 to 100. */
  scores: number[]
  /** The audits that took something from them. */
  lost: string[]
}

interface Request {
  transferSize?: number
  resourceType?: string
}

/** One visit as Lighthouse simulates it: a phone on a slow mobile network. @param port of the browser's debugger */
export async function visit(address: string, port: number): Promise<Measured> {
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json', onlyCategories: [...categories] })
  if (!result) throw new Error(`Lighthouse said nothing about ${address}`)
  const { audits, categories: found, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
  const details = audits['network-requests']?.details as { items: Request[] } | undefined
  const requests = details?.items ?? []
  const bytes = (list: Request[]) => list.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    bytes: bytes(requests),
    requests: requests.length,
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    own: ownBlocking(result.artifacts.Trace.traceEvents, address),
    cls: value('cumulative-layout-shift'),
    scores: categories.map((id) => Math.round((found[id]?.score ?? 0) * 100)),
    lost: categories.flatMap((id) => (found[id]?.auditRefs ?? []).filter((audit) => audit.weight > 0 && (audits[audit.id]?.score ?? 1) < 0.9).map((audit) => audit.id)),
  }
}

/** The median of each figure. */
export function medianOf(visits: readonly Measured[]): Measured {
  const of = (figure: (visit: Measured) => number) => median(visits.map(figure))
  return {
    bytes: of(({ bytes }) => bytes),
    requests: of(({ requests }) => requests),
    scriptBytes: of(({ scriptBytes }) => scriptBytes),
    lcp: of(({ lcp }) => lcp),
    blocking: of(({ blocking }) => blocking),
    own: of(({ own }) => own),
    cls: of(({ cls }) => cls),
    scores: categories.map((_, index) => of(({ scores }) => scores[index] ?? 0)),
    lost: [...new Set(visits.flatMap(({ lost }) => lost))],
  }
}
