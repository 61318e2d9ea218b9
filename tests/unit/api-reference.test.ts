import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { apiReference } from '../../local/reference/api.ts'

it('docs/api.md is up to date (npm run reference)', () => {
  expect(readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8')).toBe(apiReference())
})
