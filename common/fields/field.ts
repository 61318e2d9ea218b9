import type { Holding } from './base.ts'
import type { Kind } from './kinds.ts'

type FieldOfKind<K> = K extends { accepts: (value: unknown, field: infer F) => boolean } ? F : never

/** A field whose value is filled in as a whole. */
export type ValueField = FieldOfKind<Extract<Kind, { holds: Holding }>>
/** A field whose value holds fields. */
export type ContainerField = FieldOfKind<Exclude<Kind, { holds: Holding }>>

/** One field of a template's form (specification 2, section 2). The type decides its control and what is stored. */
export type Field = ValueField | ContainerField

export type FieldType = Field['type']
export type FieldOf<T extends FieldType> = Extract<Field, { type: T }>
