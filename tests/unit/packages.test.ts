import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../local/lib/paths.ts'

type Lock = { packages: Record<string, { resolved?: string; link?: boolean; version?: string }> }
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock

const packageFiles = ['.', 'common', 'templates', 'functions', 'web'].map((room) => join(root, room, 'package.json'))

it('the lock file names no registry, so that any mirror can serve it', () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100)
  const addresses = Object.entries(lock.packages).filter(([, { resolved, link }]) => resolved !== undefined && !link)
  expect(addresses.map(([name]) => name)).toEqual([])
})

it('every dependency has one exact version', () => {
  const loose = packageFiles.flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Record<
      string,
      Record<string, string>
    >
    return Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name, version]) =>
        !/^(npm:[\w/@-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) &&
        !(name.startsWith('@vitrine/') && version === '*'),
    )
  })
  expect(loose).toEqual([])
})

/** The folders of all installed copies of a package, however deep. */
const copiesOf = (name: string, folder = root): string[] => {
  const modules = join(folder, 'node_modules')
  if (!existsSync(modules)) return []
  const own = existsSync(join(modules, name, 'package.json')) ? [join(modules, name)] : []
  const packages = readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return []
    if (!entry.name.startsWith('@')) return [entry.name]
    return readdirSync(join(modules, entry.name), { withFileTypes: true }).flatMap((inner) =>
      inner.isDirectory() ? [`${entry.name}/${inner.name}`] : [],
    )
  })
  return [...own, ...packages.flatMap((inner) => copiesOf(name, join(modules, inner)))]
}

// Two copies would not know each other's apps, and every call through the second would fail.
it.each(['@firebase/app', '@firebase/auth', '@firebase/firestore', '@firebase/storage', 'react'])(
  '%s is installed once',
  (name) => {
    const rooms = [root, ...['common', 'templates', 'functions', 'web'].map((room) => join(root, room))]
    expect(rooms.flatMap((room) => copiesOf(name, room))).toHaveLength(1)
  },
)

it('the payments client is given the very versions that firebase itself brings', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<'dependencies' | 'overrides', Record<string, unknown>>
  const overrides = read('package.json').overrides['@stripe/firestore-stripe-payments'] as Record<string, string>
  const { dependencies } = read('node_modules/firebase/package.json')
  expect(Object.keys(overrides)).toHaveLength(3)
  for (const [name, version] of Object.entries(overrides)) expect([name, version]).toEqual([name, dependencies[name]])
})
