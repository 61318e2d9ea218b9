import * as z from 'zod/mini'
import { PATCH_MAX_OPS } from '../limits.ts'

/** A JSON Pointer (RFC 6901): empty, or segments that each begin with a slash and escape ~ as ~0 and / as ~1. */
const pointer = z.string().check(z.maxLength(1_000), z.regex(/^(\/([^~/]|~[01])*)*$/))
const value = z.json()

/** One operation of a JSON Patch (RFC 6902, section 4). */
export const patchOpSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('add'), path: pointer, value }),
  z.object({ op: z.literal('replace'), path: pointer, value }),
  z.object({ op: z.literal('test'), path: pointer, value }),
  z.object({ op: z.literal('remove'), path: pointer }),
  z.object({ op: z.literal('move'), path: pointer, from: pointer }),
  z.object({ op: z.literal('copy'), path: pointer, from: pointer }),
])
export type PatchOp = z.infer<typeof patchOpSchema>

export const patchSchema = z.array(patchOpSchema).check(z.minLength(1), z.maxLength(PATCH_MAX_OPS))

/** The JSON Pointer of a dotted content path. */
export function pointerOf(path: string): string {
  return path
    .split('.')
    .map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
}
