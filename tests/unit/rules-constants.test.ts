import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fileTypes } from '@vitrine/common/file-types'
import { appLanguages } from '@vitrine/common/languages'
import { FILE_MAX_BYTES, NAME_MAX_LENGTH, UPLOAD_MAX_BYTES } from '@vitrine/common/limits'
import { newProfile } from '@vitrine/common/profile'
import { root } from '../../local/lib/paths.ts'

const text = (file: string) => readFileSync(join(root, file), 'utf8')

// Rules cannot import; what they repeat is compared here. What they do is tested in tests/rules.

it('storage.rules limit a picture to UPLOAD_MAX_BYTES, and a file to FILE_MAX_BYTES', () => {
  const limits = [...text('storage.rules').matchAll(/size <= ([\d *]+)$/gm)].map(([, limit = '']) =>
    limit.split('*').reduce((product, factor) => product * Number(factor), 1),
  )
  expect(limits).toEqual([UPLOAD_MAX_BYTES, FILE_MAX_BYTES])
})

it('storage.rules name the types of files that there are', () => {
  const [, list = ''] = /contentType in \[([^\]]+)\]/.exec(text('storage.rules')) ?? []
  expect([...list.matchAll(/'([^']+)'/g)].map(([, type]) => type)).toEqual(Object.keys(fileTypes))
})

it('firestore.rules limit a name to NAME_MAX_LENGTH', () => {
  expect(Number(/isText\(profile\.name, (\d+)\)/.exec(text('firestore.rules'))?.[1])).toBe(NAME_MAX_LENGTH)
})

it('firestore.rules name the fields that newProfile() makes', () => {
  const list = /profile\.keys\(\)\.hasOnly\(\[([^\]]+)\]\)/.exec(text('firestore.rules'))?.[1] ?? ''
  const fields = [...list.matchAll(/'(\w+)'/g)].map((match) => match[1])
  const profile = newProfile({ email: 'ada@example.com', name: 'Ada', verified: false, language: 'de' })
  expect(fields).toEqual(Object.keys(profile))
})

it('firestore.rules name the languages of the app', () => {
  const [, list = ''] = /value in \[([^\]]+)\]/.exec(text('firestore.rules')) ?? []
  expect([...list.matchAll(/'(\w+)'/g)].map(([, language]) => language)).toEqual(appLanguages)
})
