import {
  customIdsOf,
  customKindOf,
  customPath,
  type CustomId,
  type CustomKind,
} from '@vitrine/common/portfolio/custom-sections'
import type { Layout } from '@vitrine/common/portfolio/design'
import { contentPath, getAt } from '@vitrine/common/portfolio/paths'
import { copiedTranslations } from '@vitrine/common/portfolio/translations/place'
import { titleKey } from '@vitrine/common/portfolio/translations/translated'
import type { EditorDocument, PathValue } from '../state/document.ts'

const placeOf = (id: string) => contentPath(customPath(id as CustomId))

/** Whether a portfolio can have another section of a kind. */
export const hasRoomFor = (kind: CustomKind, { added = [] }: Layout): boolean =>
  customIdsOf(kind).some((id) => !added.includes(id))

/** The section of a kind that would be added next: an empty one, if there is one. Undefined where the portfolio has all. */
export function nextCustom(document: EditorDocument, kind: CustomKind): CustomId | undefined {
  const free = customIdsOf(kind).filter((id) => !document.layout.added?.includes(id))
  return free.find((id) => getAt(document, placeOf(id)) === undefined) ?? free[0]
}

export const addSection = ({ layout: { added = [], hidden } }: EditorDocument, id: string): PathValue[] => [
  { path: 'layout.added', value: [...added.filter((other) => other !== id), id] },
  { path: 'layout.hidden', value: hidden.filter((other) => other !== id) },
]

/** @param ids of the sections that can be moved, in their order */
export const placeAfter = (ids: readonly string[], id: string, after: string): PathValue => {
  const others = ids.filter((other) => other !== id)
  return { path: 'layout.order', value: others.toSpliced(others.indexOf(after) + 1, 0, id) }
}

/**
 * A copy of a custom section, after it. Null where the portfolio has all of its kind.
 * @param ids of the sections that can be moved, in their order
 */
export function duplicateCustom(
  document: EditorDocument,
  id: string,
  ids: readonly string[],
): { id: CustomId; values: PathValue[] } | null {
  const kind = customKindOf(id)
  const copy = kind && nextCustom(document, kind)
  if (!copy) return null
  const { titles } = document.layout
  return {
    id: copy,
    values: [
      ...addSection(document, copy),
      { path: placeOf(copy), value: getAt(document, placeOf(id)) },
      { path: `layout.titles.${copy}`, value: titles?.[id] },
      ...translationsOfCopy(document, id as CustomId, copy),
      placeAfter(ids, copy, id),
    ],
  }
}

function translationsOfCopy({ content }: EditorDocument, id: CustomId, copy: CustomId): PathValue[] {
  const keyOfSection = (section: CustomId) => customPath(section).replaceAll('.', '/')
  const title = Object.entries(content.translations ?? {}).flatMap(([language, texts]) => {
    const value = texts[titleKey(id)]
    return value ? [{ path: `content.translations.${language}.${titleKey(copy)}`, value }] : []
  })
  return [...copiedTranslations(content, keyOfSection(id), keyOfSection(copy)), ...title]
}

/** A portfolio without a custom section and what is in it. */
export function deleteCustom({ layout: { added = [], hidden, order } }: EditorDocument, id: string): PathValue[] {
  const without = (ids: readonly string[]) => ids.filter((other) => other !== id)
  return [
    { path: 'layout.added', value: without(added) },
    { path: 'layout.hidden', value: without(hidden) },
    ...(order ? [{ path: 'layout.order', value: without(order) }] : []),
    { path: `layout.titles.${id}`, value: undefined },
    { path: placeOf(id), value: undefined },
  ]
}

/** A portfolio with a custom section back that was deleted from an earlier state of it. Nothing where it is there again already. */
export function restoreCustom(now: EditorDocument, before: EditorDocument, id: string): PathValue[] {
  if (now.layout.added?.includes(id)) return []
  const { hidden, order, titles } = before.layout
  const others = now.layout.order?.filter((other) => other !== id)
  return [
    ...addSection(now, id),
    ...(hidden.includes(id) ? [{ path: 'layout.hidden', value: [...now.layout.hidden, id] }] : []),
    ...(others && order?.includes(id)
      ? [{ path: 'layout.order', value: others.toSpliced(order.indexOf(id), 0, id) }]
      : []),
    { path: `layout.titles.${id}`, value: titles?.[id] },
    { path: placeOf(id), value: getAt(before, placeOf(id)) },
  ]
}
