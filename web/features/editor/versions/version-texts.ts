import type { VersionSummary } from '@vitrine/common/api/versions'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { labelOf } from '@vitrine/common/portfolio/labels'
import { appLanguage } from '../../../lib/words/language.ts'
import { heard, say } from '../../../lib/words/say.ts'
import type { Word } from '../../../lib/words/words.ts'

const reasons: Record<VersionSummary['reason'], Word> = {
  published: 'Published',
  edited: 'While editing',
  replaced: 'Before a restore or template switch',
  named: 'Kept',
}
export const reasonOf = ({ reason }: Pick<VersionSummary, 'reason'>) => say(reasons[reason])

export const timeOf = ({ at }: Pick<VersionSummary, 'at'>) =>
  new Date(at).toLocaleString(appLanguage() === 'en' ? 'en-GB' : appLanguage(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })

/** How many labels a row of the list shows. */
const SHOWN = 3

/** What changed in a version, in one line. `earliest` means that there is no version before it to compare with. */
export function changesLine(
  { changed, changedCount }: Pick<VersionSummary, 'changed' | 'changedCount'>,
  metadata: TemplateMetadata,
  earliest: boolean,
): string {
  if (changedCount === 0) return say(earliest ? 'The first version' : 'No changes')
  const labels = [...new Set(changed.map((path) => heard(labelOf(path, metadata))))]
  const rest = changedCount - Math.min(labels.length, SHOWN)
  const shown = labels.slice(0, SHOWN).join(' · ')
  return labels.length > SHOWN || changedCount > changed.length
    ? say('{names} and {n} more', { names: shown, n: rest })
    : shown
}
