import { labelOfPlace, type FieldPlace } from '../fields/walk.ts'
import { itemName } from './item-title.ts'

/** What a field of a content is called, such as “Contact: Website” or “Project “Lighthouse”: Link”. */
export const placeName = (place: Pick<FieldPlace, 'field' | 'section' | 'containers'>): string =>
  labelOfPlace(place, (list, { index, value }) => itemName(list, value, Number(index)))
