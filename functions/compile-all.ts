import { mkdir, readdir } from 'node:fs/promises'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { basename, join } from 'node:path'
import { COMPILE_CACHE } from './lib/compile-cache.ts'

/**
 * Leaves the compiled code of every built file beside the files, so that an instance reads it instead of compiling some
 * megabytes before its first answer. Runs once for each deployment, on the platform's builder, whose Node.js and paths
 * are those of the instances; where they are not, Node compiles as ever.
 * https://nodejs.org/api/module.html#module-compile-cache
 */

process.env.GCLOUD_PROJECT ??= 'build'
const folder = import.meta.dirname
const cache = join(folder, COMPILE_CACHE)
await mkdir(cache, { recursive: true })
enableCompileCache(cache)
const files = (await readdir(folder)).filter((file) => file.endsWith('.js') && file !== basename(import.meta.filename))
for (const file of files) await import(join(folder, file))
flushCompileCache()
// Clients of services may keep the process alive.
process.exit()
