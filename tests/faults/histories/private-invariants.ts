import type { Operation } from './history.ts'
import type { Broken, Invariant } from './invariants.ts'

/** What ends a link, or what it shows to somebody without a password, for good; deleting a portfolio can be taken back. */
const ends = ['revoke link', 'renew link', 'protect link', 'delete', 'close account'] as const
/** What can, besides, make a link show nothing. */
const hinders = [...ends, 'switch', 'refund'] as const

const isAbout = (operation: Operation, { uid, portfolioId, link }: Operation): boolean => {
  if (operation.kind === 'close account' || operation.kind === 'refund') return operation.uid === uid
  if (operation.kind === 'delete' || operation.kind === 'switch') return operation.portfolioId === portfolioId
  return operation.link === link
}

/** What can make a page be at another address, or at none. */
const moves = ['rename page', 'delete page', 'restore page'] as const

/** Nobody sees a private item or page in public, or by a link that was ended before; and who has a link that was not, does. */
export const privateIsServedToHolders: Invariant = (operations, { pages, writtenPages }) => {
  const about = (kinds: readonly Operation['kind'][], opening: Operation) =>
    operations.filter((operation) => kinds.includes(operation.kind) && isAbout(operation, opening))
  const isBackAgain = ({ portfolioId, begin }: Operation, by: number) =>
    operations.some(
      (operation) =>
        operation.kind === 'restore' &&
        operation.outcome !== 'refused' &&
        operation.portfolioId === portfolioId &&
        operation.end > begin &&
        operation.begin < by,
    )
  const openings = operations.filter(({ kind }) => kind === 'open link' || kind === 'open page')
  const isMoved = ({ pageId, end }: Operation) =>
    pageId !== undefined &&
    operations.some(
      (operation) =>
        moves.some((kind) => kind === operation.kind) &&
        operation.pageId === pageId &&
        operation.outcome !== 'refused' &&
        operation.begin < end,
    )
  const late = openings.filter((opening) =>
    about(ends, opening).some(
      (ended) =>
        opening.shown === true &&
        ended.outcome === 'done' &&
        ended.end < opening.begin &&
        !(ended.kind === 'delete' && isBackAgain(ended, opening.end)),
    ),
  )
  const shut = openings.filter(
    (opening) =>
      opening.outcome === 'refused' &&
      !about(hinders, opening).some(({ outcome, begin }) => outcome !== 'refused' && begin < opening.end) &&
      !isMoved(opening),
  )
  const broken = (what: string, opening: Operation): Broken => ({
    what,
    about: { portfolioId: opening.portfolioId, link: opening.link },
    at: opening.begin,
  })
  return [
    ...[...pages, ...writtenPages]
      .filter(([, { html }]) => html.includes('Private('))
      .map(([path]) => ({ what: `/${path} shows what is private`, about: { username: path.split('/')[0] } })),
    ...late.map((opening) => broken(`${opening.link} showed what is private after it was ended`, opening)),
    ...shut.map((opening) => broken(`${opening.link} was not found by who has it`, opening)),
  ]
}
