import { isTranslation, type Change } from './changes.ts'
import { pictureOf } from './picture-parts.ts'

/** Changes that their owner sees as one: of a field, or of all parts of a picture. */
export interface ChangedPlace {
  /** The field, the `src` of the picture, or the translation. */
  path: string
  changes: readonly Change[]
}

/** Changes by place, in the order in which the places come first. */
export function changedPlaces(changes: readonly Change[]): ChangedPlace[] {
  const places = new Map<string, Change[]>()
  for (const change of changes) {
    const path = isTranslation(change.path) ? change.path : pictureOf(change.path)
    const place = places.get(path)
    if (place) place.push(change)
    else places.set(path, [change])
  }
  return [...places].map(([path, changes]) => ({ path, changes }))
}
