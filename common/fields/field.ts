import type { containerKinds, valueKinds } from './kinds.ts'

type FieldOfKind<Kind> = Kind extends { accepts: (value: unknown, field: infer F) => boolean } ? F : never

/** A field whose value is filled in as a whole. */
export type ValueField = FieldOfKind<(typeof valueKinds)[number]>
/** A field whose value holds fields. */
export type ContainerField = FieldOfKind<(typeof containerKinds)[number]>

/** One field of a template's form (specification 2, section 2). The type decides its control and what is stored. */
export type Field = ValueField | ContainerField

export type FieldType = Field['type']
export type FieldOf<T extends FieldType> = Extract<Field, { type: T }>
