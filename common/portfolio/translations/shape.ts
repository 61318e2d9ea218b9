import * as z from 'zod/mini'
import { languages } from '../../languages.ts'
import { TRANSLATED_TEXTS_MAX } from '../../limits.ts'
import { fields, list, text } from '../content-shapes.ts'

/**
 * Where a text is, by the ids of items, such as `projects/4f2a/title`. Slashes make one key of it in dotted paths, so that a
 * translation is changed, merged and published as one thing.
 */
const key = z
  .string()
  .check(z.maxLength(200), z.regex(/^(?!__proto__$)[A-Za-z0-9_-]{1,40}(?:\/[A-Za-z0-9_-]{1,40}){0,7}$/))

const entry = z.strictObject({
  /** In place of the original, and of its kind: a text, or all lines of a list. */
  text: z.union([text, list(text)]),
  /** What the original was when this was written: see textHash(). */
  of: z.string().check(z.regex(/^[a-z0-9]{1,16}$/)),
})

export type Translation = z.infer<typeof entry>

/** The texts of one language. */
export type TranslatedTexts = Readonly<Record<string, Translation>>

const texts = z.record(key, entry).check(
  z.refine((all) => Object.keys(all).length <= TRANSLATED_TEXTS_MAX, {
    error: `At most ${TRANSLATED_TEXTS_MAX.toLocaleString('en-US')} texts in a language`,
  }),
)

/** The texts of a document in other languages, beside the original. */
export const translations = fields(
  Object.fromEntries(languages.map((language) => [language, texts])) as Record<
    (typeof languages)[number],
    typeof texts
  >,
)
