import lighthouse, { type Flags, type Result, type RunnerResult } from 'lighthouse'
import { median } from '../figures.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface Measured {
  bytes: number
  /** Bytes of the HTML document, headers included. */
  pageBytes: number
  requests: number
  scriptBytes: number
  /** Milliseconds. */
  lcp: number
  blocking: number
  /** The same, observed with a processor and a line that are slowed; NaN where it was not measured. */
  slowed: number
  cls: number
  /** The element whose paint was the largest. */
  largest: string
  /** Of each category, 0 to 100. */
  scores: number[]
  /** The audits that took something from them. */
  lost: string[]
}

interface Request {
  transferSize?: number
  resourceType?: string
}

/** What never comes to rest, such as a page that listens to a database, is not waited for as long as Lighthouse does by itself. */
const AT_REST_WITHIN_MS = 20_000

async function lighthouseOf(
  address: string,
  port: number,
  flags: Pick<Flags, 'onlyCategories' | 'throttlingMethod'>,
): Promise<RunnerResult> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    output: 'json',
    maxWaitForLoad: AT_REST_WITHIN_MS,
    ...flags,
  })
  if (!result) throw new Error(`Lighthouse said nothing about ${address}`)
  if (result.lhr.runtimeError) throw new Error(`${address}: ${result.lhr.runtimeError.message}`)
  return result
}

/** One visit as Lighthouse simulates it: a phone on a slow mobile network. @param port of the browser's debugger */
export async function visit(address: string, port: number): Promise<Measured> {
  const { lhr } = await lighthouseOf(address, port, { onlyCategories: [...categories] })
  const { audits, categories: found } = lhr
  const details = audits['network-requests']?.details as { items: Request[] } | undefined
  const requests = details?.items ?? []
  const bytes = (list: Request[]) => list.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    bytes: bytes(requests),
    pageBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Document')),
    requests: requests.length,
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    slowed: Number.NaN,
    cls: value('cumulative-layout-shift'),
    largest: largestOf(lhr),
    scores: scoresOf(lhr),
    lost: categories.flatMap((id) =>
      (found[id]?.auditRefs ?? [])
        .filter((audit) => audit.weight > 0 && (audits[audit.id]?.score ?? 1) < 0.9)
        .map((audit) => audit.id),
    ),
  }
}

/**
 * The total blocking time of a visit whose processor and line really are slowed. What Lighthouse simulates also counts what the
 * browser does before the page is there.
 */
export async function slowedBlocking(address: string, port: number): Promise<number> {
  const { lhr } = await lighthouseOf(address, port, { onlyCategories: ['performance'], throttlingMethod: 'devtools' })
  return lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN
}

function largestOf({ audits }: Result): string {
  const details = audits['lcp-breakdown-insight']?.details as { items?: { snippet?: string }[] } | undefined
  return details?.items?.find(({ snippet }) => snippet)?.snippet ?? ''
}

const scoresOf = ({ categories: found }: Result) => categories.map((id) => Math.round((found[id]?.score ?? 0) * 100))

/** The median of each figure. */
export function medianOf(visits: readonly Measured[]): Measured {
  const of = (figure: (visit: Measured) => number) => median(visits.map(figure))
  return {
    bytes: of(({ bytes }) => bytes),
    pageBytes: of(({ pageBytes }) => pageBytes),
    requests: of(({ requests }) => requests),
    scriptBytes: of(({ scriptBytes }) => scriptBytes),
    lcp: of(({ lcp }) => lcp),
    blocking: of(({ blocking }) => blocking),
    slowed: of(({ slowed }) => slowed),
    cls: of(({ cls }) => cls),
    largest: visits[0]?.largest ?? '',
    scores: categories.map((_, index) => of(({ scores }) => scores[index] ?? 0)),
    lost: [...new Set(visits.flatMap(({ lost }) => lost))],
  }
}
