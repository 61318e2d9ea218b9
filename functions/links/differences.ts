import { changedPlaces } from '@vitrine/common/portfolio/changed-places'
import { changesBetween } from '@vitrine/common/portfolio/changes'
import { wordsOf, type ChangeSpeech, type ChangeWords } from '@vitrine/common/portfolio/change-words'
import { labelOf } from '@vitrine/common/portfolio/labels'
import { isTemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { changeNames } from '@vitrine/templates/change-names'
import type { LinkView } from './shown.ts'

export interface Difference {
  /** Of the document. */
  path: string
  label: string
  words: ChangeWords
}

/** What of a draft differs from what is live, in words: of both only what the link shows. */
export function differencesOf(live: LinkView, draft: LinkView, speech?: ChangeSpeech): Difference[] {
  const { metadata } = catalogue[draft.templateId]
  const names = changeNames(metadata, draft.layout, (id) =>
    typeof id === 'string' && isTemplateId(id) ? catalogue[id].listing.name : String(id),
  )
  return changedPlaces(changesBetween(partsOf(live), partsOf(draft))).map((place) => ({
    path: place.path,
    label: labelOf(place.path, metadata).replace(/^content\./, ''),
    words: wordsOf(place, names, speech),
  }))
}

const partsOf = ({ templateId, content, design, layout }: LinkView) => ({ templateId, content, design, layout })
