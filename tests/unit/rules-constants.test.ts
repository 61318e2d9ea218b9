import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { NAME_MAX_LENGTH, UPLOAD_MAX_BYTES } from '@vitrine/common/limits'
import { newProfile } from '@vitrine/common/profile'
import { root } from '../../local/lib/paths.ts'

const text = (file: string) => readFileSync(join(root, file), 'utf8')

// Rules cannot import; what they repeat is compared here. What they do is tested in tests/rules.

it('storage.rules limit an upload to UPLOAD_MAX_BYTES', () => {
  const factors = /size <= ([\d *]+)$/m.exec(text('storage.rules'))?.[1]?.split('*').map(Number)
  expect(factors?.reduce((product, factor) => product * factor)).toBe(UPLOAD_MAX_BYTES)
})

it('firestore.rules limit a name to NAME_MAX_LENGTH', () => {
  expect(Number(/isText\(profile\.name, (\d+)\)/.exec(text('firestore.rules'))?.[1])).toBe(NAME_MAX_LENGTH)
})

it('firestore.rules name the fields that newProfile() makes', () => {
  const list = /profile\.keys\(\)\.hasOnly\(\[([^\]]+)\]\)/.exec(text('firestore.rules'))?.[1] ?? ''
  const fields = [...list.matchAll(/'(\w+)'/g)].map((match) => match[1])
  expect(fields).toEqual(Object.keys(newProfile({ email: 'ada@example.com', name: 'Ada', verified: false })))
})
