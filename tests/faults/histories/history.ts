/** The history of a run: every operation of every worker with its start, end and response. */

/** As much of a portfolio as an answer shows; that of a save shows less than others. */
export interface ObservedState {
  revision: number
  /** The text that the last save wrote. */
  saved: string
  status?: string
  username?: string | null
  templateId?: string
}

export type OperationKind =
  | 'create'
  | 'save'
  | 'read'
  | 'switch'
  | 'publish'
  | 'publish chosen'
  | 'back'
  | 'unpublish'
  | 'delete'
  | 'restore'
  | 'claim'
  | 'release'
  | 'attach'
  | 'detach'
  | 'view'
  | 'check out'
  | 'pay'
  | 'verify'
  | 'refund'
  | 'close account'
  | 'make link'
  | 'open link'
  | 'revoke link'
  | 'renew link'
  | 'protect link'
  | 'leave to a time'
  | 'cancel'
  | 'run what is due'
  | 'create page'
  | 'save page'
  | 'rename page'
  | 'delete page'
  | 'restore page'
  | 'open page'

/** What an operation was about and, after a "done", what was answered. */
export interface Subject {
  uid: string
  portfolioId?: string
  /** Of a case study or an article. */
  pageId?: string
  username?: string
  /** The text of a save. */
  text?: string
  /** Under which a view is counted once. */
  view?: string
  /** The document of a checkout session. */
  checkoutId?: string
  /** The path of a private link. */
  link?: string
}

export interface Answered {
  state?: ObservedState
  portfolioId?: string
  pageId?: string
  /** Of a page that was saved. */
  pageRevision?: number
  checkoutId?: string
  /** Of a released name: until when it stays reserved for its account. */
  reservedUntil?: string | null
  /** Of a view. */
  accepted?: boolean
  /** The path of a private link that was made, or is another now. */
  newLink?: string
  /** Whether a private link showed what is private. */
  shown?: boolean
}

/**
 * - done: executed and acknowledged
 * - refused: rejected with a reason
 * - unknown: no conclusive response; it may have been executed, or may be executed later
 */
export type Outcome = 'done' | 'refused' | 'unknown'

export interface Operation extends Subject, Answered {
  worker: number
  kind: OperationKind
  /** Beginnings and ends of all operations have numbers in the order in which they came. */
  begin: number
  end: number
  outcome: Outcome
  /** The code of a refusal or failure. */
  code?: string
}

export type Act = () => Promise<Answered & { outcome: Outcome; code?: string }>

export class History {
  readonly operations: Operation[] = []
  private moment = 0
  private readonly seen = new Map<string, { uid: string; state: ObservedState }>()

  async record(worker: number, kind: OperationKind, subject: Subject, act: Act): Promise<Operation> {
    const begin = this.moment++
    const answered = await act()
    const operation = { worker, kind, ...subject, ...answered, begin, end: this.moment++ }
    this.operations.push(operation)
    const { portfolioId, state, uid } = operation
    if (portfolioId && state)
      this.seen.set(portfolioId, { uid, state: { ...this.seen.get(portfolioId)?.state, ...state } })
    return operation
  }

  /** What was answered last of a portfolio. */
  stateOf(portfolioId: string): ObservedState | undefined {
    return this.seen.get(portfolioId)?.state
  }

  /** Pages that were public when their portfolios were seen last. */
  publishedPages(): { uid: string; portfolioId: string; username: string }[] {
    return [...this.seen].flatMap(([portfolioId, { uid, state }]) =>
      state.status === 'published' && state.username ? [{ uid, portfolioId, username: state.username }] : [],
    )
  }
}

/** As a line of a report. */
export function toLine({ worker, kind, begin, end, outcome, code, state, uid: _uid, ...about }: Operation): string {
  const shown = Object.entries({ ...about, ...state }).map(([name, value]) => `${name} ${String(value)}`)
  return `${begin}–${end} worker ${worker}: ${kind} ${shown.join(', ')} → ${outcome}${code ? ` (${code})` : ''}`
}
