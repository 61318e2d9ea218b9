import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../local/lib/paths.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const docs = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md', { cwd: root })]
const decisions = globSync('docs/decisions/*.md', { cwd: root }).filter((file) => !file.endsWith('0000-template.md'))

const rooms = ['common', 'templates', 'functions', 'web', 'local', 'tests', 'docs', 'emulator-data']
/** Made by a build or by the reader, so not in the repository. */
const isGenerated = (path: string) => /(^|\/)(dist|node_modules)(\/|$)|\.local$/.test(path)
const isSource = (name: string) => /^[\w.-]+\.(ts|tsx|mjs|css|rules)$/.test(name)

/** Paths and names of sources in backticks; `*` stands for any name. */
const namedPaths = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => rooms.some((room) => code.startsWith(`${room}/`)) && !/[{}<>:]|\/\*\*/.test(code))
    .filter((path) => !isGenerated(path))

const namedFiles = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)].map(([, code = '']) => code).filter(isSource)

const linkedPaths = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^\w+:/.test(target))

const exists = (path: string) => (path.includes('*') ? globSync(path, { cwd: root }) : [path]).some(isThere)
const isThere = (path: string) => existsSync(join(root, path))

const sourceNames = new Set(
  globSync('{common,templates,functions,web,local,tests}/**/*.{ts,tsx,mjs,css}', {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path),
  }).flatMap((path) => path.split(/[\\/]/).at(-1) ?? []),
)
const isKnownName = (name: string) => sourceNames.has(name) || isThere(name)

describe.each(docs)('%s', (file) => {
  const text = read(file)

  it('names only paths that exist', () => {
    expect(namedPaths(text).filter((path) => !exists(path))).toEqual([])
  })

  it('names only source files that exist', () => {
    expect(namedFiles(text).filter((name) => !isKnownName(name))).toEqual([])
  })

  it('links only to files that exist', () => {
    const targets = linkedPaths(text).map((target) => join(dirname(file), target))
    expect(targets.filter((target) => !isThere(target))).toEqual([])
  })
})

it('each decision has a number of its own', () => {
  const numbers = decisions.map((file) => /(\d{4})-[^/\\]+$/.exec(file)?.[1])
  expect(numbers).toEqual([...new Set(numbers)])
})

describe.each(decisions)('%s', (file) => {
  const text = read(file)

  it('has a date and a status', () => {
    expect(text).toMatch(/^- Date: \d{4}-\d{2}-\d{2}/m)
    expect(text).toMatch(/^- Status: (proposed|accepted|superseded by \d{4})$/m)
  })

  it('says context, decision and consequences under its number', () => {
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences'])
    expect(text).toMatch(new RegExp(`^# ${Number(/\/(\d{4})-/.exec(file)?.[1])}\\. `))
  })
})
