import { changedPlaces, type ChangedPlace } from '@vitrine/common/portfolio/changed-places'
import { changesBetween } from '@vitrine/common/portfolio/changes'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { documentOf, type EditorDocument } from '../state/document.ts'

/** What an owner publishes: of what is live, or of the draft. */
export interface Publishable {
  templateId: TemplateId
  document: EditorDocument
}

/** What differs between what visitors see and the draft, the template first. */
export function notLive(live: Publishable, draft: Publishable): ChangedPlace[] {
  const whole = ({ templateId, document }: Publishable) => ({ templateId, ...documentOf(document) })
  return changedPlaces(changesBetween(whole(live), whole(draft)))
}
