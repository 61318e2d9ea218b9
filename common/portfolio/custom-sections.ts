/*
 * Sections that owners make themselves. Every template has places for them, a few of each kind, with fixed ids: so a custom section is
 * a section like any other, with fields at paths of its own, for everything that knows sections.
 */

export const customKinds = ['text', 'list', 'cards', 'gallery', 'quote', 'cta', 'pages'] as const
export type CustomKind = (typeof customKinds)[number]

const places = [1, 2, 3] as const

/** How many sections of a kind a portfolio can have. */
export const CUSTOM_OF_KIND = places.length

export type CustomId<Kind extends CustomKind = CustomKind> = `${Kind}-${(typeof places)[number]}`

/** The ids of the sections of a kind. */
export const customIdsOf = <Kind extends CustomKind>(kind: Kind): CustomId<Kind>[] =>
  places.map((place): CustomId<Kind> => `${kind}-${place}`)

const kindsById: ReadonlyMap<string, CustomKind> = new Map(
  customKinds.flatMap((kind) => customIdsOf(kind).map((id) => [id, kind] as const)),
)

/** The kind of a custom section; null for any other. */
export const customKindOf = (id: string): CustomKind | null => kindsById.get(id) ?? null

/** Where a custom section is in the content. */
export const customPath = (id: CustomId): string => `custom.${id}`
