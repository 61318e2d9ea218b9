import { isObject } from '../changes.ts'
import { isEmpty } from './values.ts'

export type JsonObject = Readonly<Record<string, unknown>>
export type Renames = Readonly<Record<string, string>>

/** The object with some of its keys by other names, as far as these are free. Nothing is lost: other keys stay. */
export function renamed(object: JsonObject, names: Renames): JsonObject {
  const result: Record<string, unknown> = Object.fromEntries(Object.entries(object).filter(([key]) => !(key in names)))
  for (const [key, name] of Object.entries(names)) {
    if (isEmpty(object[key])) continue
    result[isEmpty(result[name]) ? name : key] = object[key]
  }
  return result
}

/** The object without some of its keys. */
export const without = <T extends JsonObject>(object: T, keys: readonly string[]): T =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key))) as T

/** The entries of a list in a file. A lone entry stands for a list of one, and a text for an entry with this under `main`. */
export function entriesOf(value: unknown, main: string): JsonObject[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.filter((item) => !isEmpty(item)).map((item) => (isObject(item) ? item : { [main]: item }))
}
