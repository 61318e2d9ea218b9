import type { Field } from './field.ts'
import type { ShapeOf } from './shape.ts'

/** What fields of every type have. */
export interface FieldBase {
  /** Dotted path into the content, or into one item for the fields of a list. */
  path: string
  label: string
  placeholder?: string
  help?: string
  required?: boolean
}

type Typed = FieldBase & { type: string }

/** What a kind says of its type. The control for the editor is next to it, in `control.tsx`. */
interface AnyKind<F extends Typed> {
  type: F['type']
  /** What its definition has besides what all fields have. */
  own: { [Key in Exclude<keyof F, keyof Typed>]: ShapeOf<F[Key]> }
  /** Whether the control can show a value without losing any of it. */
  accepts: (value: unknown, field: F) => boolean
  /** What is wrong with a filled value, in the words of specification 2, section 5; null for nothing. */
  problem?: (value: unknown, field: F) => string | null
}

/**
 * What a value is, for all that is done to content whatever its type: `html` is sanitised, a `picture` has parts beside it
 * (common/portfolio/picture-parts.ts), and so has a `file` (common/portfolio/file-parts.ts), an `address` may be made up, `text` and `lines` are somebody's own words, and a `choice` is
 * what many people have alike, such as a number.
 */
export type Holding = 'text' | 'html' | 'lines' | 'address' | 'picture' | 'file' | 'choice'

/** A type whose value is filled in as a whole. */
export interface ValueKind<F extends Typed> extends AnyKind<F> {
  /** A value that carries `text` where the type has room for one. */
  sample: (text: string) => unknown
  /** What previews show while it is empty; undefined for what only somebody's choice can give, such as an address. */
  placeholder: (text: string) => unknown
  holds: Holding
}

/** A type whose value holds fields. */
export interface ContainerKind<F extends Typed> extends AnyKind<F> {
  /** The fields in it, once for each item; once with `*` for a value that stands for every one. */
  inside: (field: F, value: unknown, everyItem: boolean) => readonly Inside[]
}

export interface Inside {
  /** Place of the item in its list; `*` where every item is meant. Null in an object. */
  index: number | '*' | null
  /** Their paths begin at the value. */
  fields: readonly Field[]
  value: unknown
}

/** A type whose value is any text that somebody writes. */
export const textKind = {
  own: {},
  accepts: (value: unknown) => typeof value === 'string',
  sample: (text: string) => text,
  placeholder: (text: string): unknown => text,
  holds: 'text',
} as const

export const notAnArray = (value: unknown, { label }: FieldBase): string | null =>
  Array.isArray(value) ? null : `${label} must be an array`
