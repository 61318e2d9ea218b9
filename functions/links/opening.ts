import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore'
import { firstOpeningRef, privateLinkRef } from '../lib/documents/private-link.ts'
import { transactInTurn } from '../lib/turns.ts'

/** Further browsers are not told apart: the document stays small, whoever opens a link how often. */
const DEVICES_MAX = 1_000

/**
 * Counts that a page of a link was opened. The first opening is written down by itself as well, for the mail about it.
 * @param page `home`, or the id of a page of the portfolio
 */
export async function noteOpening(linkId: string, page: string, device: string, now: number): Promise<void> {
  const at = Timestamp.fromMillis(now)
  await transactInTurn(linkId, async (transaction) => {
    const ref = privateLinkRef(linkId)
    const link = (await transaction.get(ref)).data()
    if (!link) return
    const isKnown = link.devices.includes(device) || link.devices.length >= DEVICES_MAX
    transaction.update(
      ref,
      'opened',
      FieldValue.increment(1),
      'lastOpenedAt',
      at,
      new FieldPath('pages', page),
      FieldValue.increment(1),
      ...(isKnown ? [] : ['devices', FieldValue.arrayUnion(device)]),
      ...(link.firstOpenedAt ? [] : ['firstOpenedAt', at]),
    )
    if (!link.firstOpenedAt) transaction.set(firstOpeningRef(linkId), { at, mailedAt: null })
  })
}
