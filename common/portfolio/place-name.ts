import { labelOfPlace, type Container, type FieldPlace } from '../fields/walk.ts'
import { isObject } from './changes.ts'

/** What a field of a content is called, such as “Contact: Website” or “Project “Lighthouse”: Link”. */
export const placeName = (place: Pick<FieldPlace, 'field' | 'section' | 'containers'>): string =>
  labelOfPlace(place, ({ itemLabel, titleField }, { index, value }: Container) => {
    const title = isObject(value) ? value[titleField] : undefined
    return typeof title === 'string' && title.trim() !== ''
      ? `${itemLabel} “${title.trim()}”`
      : `${itemLabel} ${Number(index) + 1}`
  })
