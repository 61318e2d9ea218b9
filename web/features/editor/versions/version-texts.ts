import type { VersionSummary } from '@vitrine/common/api/versions'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { labelOf } from '@vitrine/common/portfolio/labels'

const reasons: Record<VersionSummary['reason'], string> = {
  published: 'Published',
  edited: 'While editing',
  replaced: 'Before a restore or template switch',
  named: 'Kept',
}
export const reasonOf = ({ reason }: Pick<VersionSummary, 'reason'>) => reasons[reason]

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
export const timeOf = ({ at }: Pick<VersionSummary, 'at'>) => moment.format(new Date(at))

/** How many labels a row of the list shows. */
const SHOWN = 3

/** What changed in a version, in one line. `earliest` means that there is no version before it to compare with. */
export function changesLine(
  { changed, changedCount }: Pick<VersionSummary, 'changed' | 'changedCount'>,
  metadata: TemplateMetadata,
  earliest: boolean,
): string {
  if (changedCount === 0) return earliest ? 'The first version' : 'No changes'
  const labels = [...new Set(changed.map((path) => labelOf(path, metadata)))]
  const rest = changedCount - Math.min(labels.length, SHOWN)
  const shown = labels.slice(0, SHOWN).join(' · ')
  return labels.length > SHOWN || changedCount > changed.length ? `${shown} and ${rest} more` : shown
}
