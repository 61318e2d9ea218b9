import * as z from 'zod/mini'
import { LIST_MAX_ITEMS } from '../limits.ts'
import { partEndings } from './picture-parts.ts'

/* What the schemas of a portfolio's content and of its pages are made of. */

/** Owners are told, in these words. */
export const atMost = (count: number, what: string) =>
  z.maxLength(count, `At most ${count.toLocaleString('en-US')} ${what}`)
export const line = z.string().check(atMost(1_000, 'characters'))
export const text = z.string().check(atMost(20_000, 'characters'))
/** Not validated: a half-typed address can be saved and is reported when publishing. */
export const url = z.string().check(atMost(2_048, 'characters'))
export const list = <T extends z.core.SomeType>(item: T) => z.array(item).check(atMost(LIST_MAX_ITEMS, 'entries'))
export const fields = <T extends z.core.$ZodShape>(shape: T) => z.partial(z.strictObject(shape))
/** See item-ids.ts. */
export const itemId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))
export const items = <T extends z.core.$ZodShape>(shape: T) => list(fields({ itemId, ...shape }))
/** Items that can be private: the lists of private-items.ts. */
export const works = <T extends z.core.$ZodShape>(shape: T) => items({ private: z.boolean(), ...shape })

type Endings = typeof partEndings

/** A number of bytes, pixels or seconds. */
const count = z.int().check(z.gte(0), z.lte(1_000_000_000))

/**
 * A file under `key`: the address of one that is stored elsewhere, or the path of an upload with what the browser found in it. `name` is
 * what its owner called it.
 */
export const file = <K extends string>(key: K) => {
  const facts = fields({ name: line, bytes: count, width: count, height: count, seconds: count })
  return {
    [key]: url,
    [key + partEndings.storage]: line,
    [key + partEndings.facts]: facts,
  } as Record<K, typeof url> &
    Record<`${K}${Endings['storage']}`, typeof line> &
    Record<`${K}${Endings['facts']}`, typeof facts>
}

/**
 * A picture under `key`: its address, its path in Storage and its alternative text. A cropped one also has the path of its
 * original, and the crop in the original's pixels as “x,y,width,height”.
 */
export const picture = <K extends string>(key: K) => {
  const { storage, alt, original, crop } = partEndings
  const parts = Object.fromEntries([storage, alt, original, crop].map((ending) => [key + ending, line]))
  return { [key]: url, ...parts } as Record<K, typeof url> &
    Record<`${K}${Exclude<Endings[keyof Endings], Endings['facts']>}`, typeof line>
}
