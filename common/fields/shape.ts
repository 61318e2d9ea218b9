import type { Field } from './field.ts'

/**
 * The shape of data, as data. common/api/shapes.ts makes schemas of it, so that kinds bring no schemas into the app's script.
 */
export type Shape =
  | 'text'
  | 'number'
  | 'boolean'
  | 'fields'
  | { oneOf: readonly string[] }
  | { listOf: Shape }
  | { keys: Readonly<Record<string, Shape>> }

/** The shape of a type. The API knows no key that may be missing. */
export type ShapeOf<Value> = undefined extends Value
  ? never
  : string extends Value
    ? 'text'
    : [Value] extends [string]
      ? { oneOf: readonly Value[] }
      : [Value] extends [number]
        ? 'number'
        : [Value] extends [boolean]
          ? 'boolean'
          : Value extends readonly Field[]
            ? 'fields'
            : Value extends readonly (infer Entry)[]
              ? { listOf: ShapeOf<Entry> }
              : { keys: { [Key in keyof Value]: ShapeOf<Value[Key]> } }
