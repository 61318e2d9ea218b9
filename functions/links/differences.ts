import { changedPlaces } from '@vitrine/common/portfolio/changed-places'
import { changesBetween } from '@vitrine/common/portfolio/changes'
import { wordsOf, type ChangeNames, type ChangeWords } from '@vitrine/common/portfolio/change-words'
import { isPicture, labelOf } from '@vitrine/common/portfolio/labels'
import { isTemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import type { LinkView } from './shown.ts'
import { writingSection } from '@vitrine/templates/shared-sections/writing-section'

export interface Difference {
  /** Of the document. */
  path: string
  label: string
  words: ChangeWords
}

/** What of a draft differs from what is live, in words: of both only what the link shows. */
export function differencesOf(live: LinkView, draft: LinkView): Difference[] {
  const { metadata } = catalogue[draft.templateId]
  const names: ChangeNames = {
    template: (id) => (typeof id === 'string' && isTemplateId(id) ? catalogue[id].listing.name : String(id)),
    section: (id) => [...metadata.sections, writingSection].find((section) => section.id === id)?.label ?? String(id),
    isPicture: (path) => isPicture(path, metadata),
  }
  return changedPlaces(changesBetween(partsOf(live), partsOf(draft))).map((place) => ({
    path: place.path,
    label: labelOf(place.path, metadata).replace(/^content\./, ''),
    words: wordsOf(place, names),
  }))
}

const partsOf = ({ templateId, content, design, layout }: LinkView) => ({ templateId, content, design, layout })
