import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../local/lib/paths.ts'

interface Installed {
  license?: string
  dev?: boolean
  devOptional?: boolean
  link?: boolean
}
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Installed>
}

/** Ask for nothing but to be named. OFL is that of typefaces. */
const permissive: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'OFL-1.1',
])

/** Ask for their own source where they are changed or replaced by others; they are used as they come, as libraries. */
const reciprocal: readonly [licence: string, name: RegExp][] = [
  ['MPL-2.0', /^(exifreader|satori|@resvg\/resvg-js(-[\w-]+)?)$/],
  ['LGPL-3.0-or-later', /^@img\/sharp-/],
]

/** Say it elsewhere than where the lock file looks. */
const saidElsewhere: Record<string, string> = { limiter: 'MIT' }

const production = Object.entries(packages).flatMap(([path, { license, dev, devOptional, link }]) => {
  const name = path.split('node_modules/').at(-1) ?? ''
  return path.includes('node_modules/') && !dev && !devOptional && !link
    ? [{ name, licence: license ?? saidElsewhere[name] ?? 'none' }]
    : []
})

const mayBeUsed = (name: string, licence: string) =>
  licence
    .split(' AND ')
    .every((one) => permissive.has(one) || reciprocal.some(([known, pattern]) => known === one && pattern.test(name)))

describe('what is delivered', () => {
  it('has licences that let anybody use this', () => {
    expect(production.length).toBeGreaterThan(100)
    expect(
      production
        .filter(({ name, licence }) => !mayBeUsed(name, licence))
        .map(({ name, licence }) => `${name}: ${licence}`),
    ).toEqual([])
  })

  it('still contains whatever has an exception', () => {
    for (const [licence, pattern] of reciprocal)
      expect(
        production.some((one) => pattern.test(one.name) && one.licence.includes(licence)),
        licence,
      ).toBe(true)
    for (const name of Object.keys(saidElsewhere))
      expect(
        production.some((one) => one.name === name),
        name,
      ).toBe(true)
  })
})
