import type { ContainerKind, Holding, Inside, ValueKind } from './base.ts'
import type { ContainerField, Field, ValueField } from './field.ts'
import * as types from './types/index.ts'

export type Kind = (typeof types)[keyof typeof types]

export const kinds: readonly Kind[] = Object.values(types)

const byType = new Map(kinds.map((kind) => [kind.type, kind]))

/** The kind of a field's own type. TypeScript cannot follow that the two belong together. */
const kindOf = (field: Field) => byType.get(field.type) as ValueKind<ValueField> | ContainerKind<ContainerField>
const valueKindOf = (field: ValueField) => byType.get(field.type) as ValueKind<ValueField>

export const isContainer = (field: Field): field is ContainerField => 'inside' in kindOf(field)

/** Whether a field's control can show a value without losing any of it; a missing value is fine. */
export const accepts = (field: Field, value: unknown): boolean => {
  const kind = kindOf(field) as { accepts: (value: unknown, field: Field) => boolean }
  return value === undefined || kind.accepts(value, field)
}

/** What is wrong with a filled value, in the specification's words; null for nothing. */
export const problemOf = (field: Field, value: unknown): string | null => {
  const kind = kindOf(field) as { problem?: (value: unknown, field: Field) => string | null }
  return kind.problem?.(value, field) ?? null
}

/** The fields in a field, with what is in them; none in one that is filled in as a whole. */
export const insideOf = (field: Field, value: unknown, everyItem: boolean): readonly Inside[] =>
  isContainer(field) ? (byType.get(field.type) as ContainerKind<ContainerField>).inside(field, value, everyItem) : []

/** A value of a field, which carries `text` where its type has room for one. */
export const sampleValue = (field: ValueField, text: string): unknown => valueKindOf(field).sample(text)

/** What previews show while a field is empty; undefined for what only somebody's choice can give. */
export const placeholderOf = (field: ValueField): unknown =>
  valueKindOf(field).placeholder(field.placeholder ?? field.label)

export const holdingOf = (field: ValueField): Holding => valueKindOf(field).holds
