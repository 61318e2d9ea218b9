import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './lib/paths.ts'
import { apiReference } from './reference/api.ts'

await writeFile(join(root, 'docs/api.md'), apiReference())
