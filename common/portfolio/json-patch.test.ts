import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPatch, PatchError } from './json-patch.ts'
import type { PatchOp } from './patch.ts'

/**
 * The model: objects are Maps, so there is no prototype to reach, and operations mutate. It shares no code with the
 * implementation.
 */
type Model = Map<string, Model> | Model[] | string | number | boolean | null

function toModel(json: unknown): Model {
  if (Array.isArray(json)) return json.map(toModel)
  if (typeof json === 'object' && json !== null) {
    return new Map(Object.keys(json).map((key) => [key, toModel((json as Record<string, unknown>)[key])]))
  }
  return json as Model
}

function fromModel(model: Model): unknown {
  if (Array.isArray(model)) return model.map(fromModel)
  return model instanceof Map ? Object.fromEntries([...model].map(([key, value]) => [key, fromModel(value)])) : model
}

class Impossible extends Error {}
const fail = (): never => {
  throw new Impossible()
}

const split = (pointer: string) =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((token) => token.replace(/~1/g, '/').replace(/~0/g, '~'))

function modelPatch(root: Model, ops: readonly PatchOp[]): Model {
  const holder: Model[] = [root]
  const at = (tokens: string[]): Model => {
    let node: Model = holder[0] as Model
    for (const token of tokens) {
      if (Array.isArray(node)) node = node[position(token, node.length - 1)] as Model
      else if (node instanceof Map && node.has(token)) node = node.get(token) as Model
      else fail()
    }
    return node
  }
  const position = (token: string, last: number) =>
    String(Number(token)) === token && Number(token) >= 0 && Number(token) <= last && Number.isInteger(Number(token))
      ? Number(token)
      : fail()
  const guard = (pointer: string) => {
    const tokens = split(pointer)
    if (tokens.some((token) => ['__proto__', 'constructor', 'prototype'].includes(token))) fail()
    return tokens
  }
  const add = (tokens: string[], value: Model) => {
    if (tokens.length === 0) return void (holder[0] = value)
    const parent = at(tokens.slice(0, -1))
    const key = tokens.at(-1) as string
    if (Array.isArray(parent)) parent.splice(key === '-' ? parent.length : position(key, parent.length), 0, value)
    else if (parent instanceof Map) parent.set(key, value)
    else fail()
  }
  const remove = (tokens: string[]) => {
    if (tokens.length === 0) fail()
    at(tokens)
    const parent = at(tokens.slice(0, -1))
    if (Array.isArray(parent)) parent.splice(Number(tokens.at(-1)), 1)
    else (parent as Map<string, Model>).delete(tokens.at(-1) as string)
  }
  const copy = (model: Model) => toModel(fromModel(model))
  for (const op of ops) {
    const path = guard(op.path)
    if (op.op === 'add') add(path, toModel(op.value))
    else if (op.op === 'remove') remove(path)
    else if (op.op === 'copy') add(path, copy(at(guard(op.from))))
    else if (op.op === 'replace') {
      at(path)
      if (path.length === 0) holder[0] = toModel(op.value)
      else {
        const parent = at(path.slice(0, -1))
        if (Array.isArray(parent)) parent[Number(path.at(-1))] = toModel(op.value)
        else (parent as Map<string, Model>).set(path.at(-1) as string, toModel(op.value))
      }
    } else if (op.op === 'move') {
      const from = guard(op.from)
      if (path.length > from.length && from.every((token, index) => token === path[index])) fail()
      const value = at(from)
      if (op.from !== op.path) {
        remove(from)
        add(path, value)
      }
    } else if (canonical(at(path)) !== canonical(toModel(op.value))) fail()
  }
  return holder[0] as Model
}

function canonical(model: Model): string {
  if (Array.isArray(model)) return `[${model.map(canonical).join()}]`
  if (model instanceof Map)
    return `{${[...model.keys()]
      .sort()
      .map((key) => JSON.stringify(key) + canonical(model.get(key) as Model))
      .join()}}`
  return JSON.stringify(model)
}

const key = fc.constantFrom('a', 'b', 'c', 'hero', 'x/y', 'm~n', 'toString', 'length')
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<unknown>('', 'text', 0, 7, true, false, null),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(key, tie('json'), { maxKeys: 3 }),
  ),
}))

const token = fc.oneof(
  { weight: 8, arbitrary: key },
  { weight: 6, arbitrary: fc.constantFrom('0', '1', '2', '-') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '01',
      '-1',
      '1e0',
      '1.0',
      '99',
      '__proto__',
      'constructor',
      'prototype',
      'hasOwnProperty',
    ),
  },
)
const escape = (text: string) => text.replace(/~/g, '~0').replace(/\//g, '~1')
const wildPointer = fc.array(token, { maxLength: 3 }).map((tokens) => tokens.map((text) => `/${escape(text)}`).join(''))

/** Every path of a document, and the paths just below, where values can be added. */
function placesIn(document: unknown, place = ''): string[] {
  if (typeof document !== 'object' || document === null) return [place]
  const below = Array.isArray(document) ? ['/-', `/${document.length}`] : ['/a', '/new']
  const children = Object.entries(document).flatMap(([name, value]) => placesIn(value, `${place}/${escape(name)}`))
  return [place, ...below.map((end) => place + end), ...children]
}

/** A document and operations, most of them on existing paths. */
const run = fc.dictionary(key, json, { minKeys: 1, maxKeys: 4 }).chain((document) => {
  const pointer = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...placesIn(document)) },
    { weight: 1, arbitrary: wildPointer },
  )
  const op: fc.Arbitrary<PatchOp> = fc.oneof(
    fc.record({ op: fc.constantFrom('add' as const, 'replace' as const, 'test' as const), path: pointer, value: json }),
    fc.record({ op: fc.constant('remove' as const), path: pointer }),
    fc.record({ op: fc.constantFrom('move' as const, 'copy' as const), path: pointer, from: pointer }),
  ) as fc.Arbitrary<PatchOp>
  return fc.record({ document: fc.constant(document), ops: fc.array(op, { minLength: 1, maxLength: 5 }) })
})

describe('applyPatch', () => {
  it('agrees with the model on 10,000 random sequences, without mutating input or prototypes', () => {
    const prototypeKeys = [Object.prototype, Array.prototype].map((prototype) => Reflect.ownKeys(prototype).length)
    let applied = 0
    fc.assert(
      fc.property(run, ({ document, ops }) => {
        const before = JSON.stringify(document)
        let expected: { value: unknown } | null
        try {
          expected = { value: fromModel(modelPatch(toModel(document), ops)) }
        } catch (error) {
          if (!(error instanceof Impossible)) throw error
          expected = null
        }
        if (expected) {
          applied++
          expect(applyPatch(document, ops)).toEqual(expected.value)
        } else {
          expect(() => applyPatch(document, ops)).toThrow(PatchError)
        }
        expect(JSON.stringify(document)).toBe(before)
      }),
      { numRuns: 10_000 },
    )
    expect([Object.prototype, Array.prototype].map((prototype) => Reflect.ownKeys(prototype).length)).toEqual(
      prototypeKeys,
    )
    expect(applied, 'enough of the sequences can be applied').toBeGreaterThan(1_000)
  })

  it.each(['/__proto__/polluted', '/constructor/prototype/polluted', '/hero/__proto__', '/a/prototype'])(
    'refuses %s in every operation',
    (path) => {
      const operations: PatchOp[] = [
        { op: 'add', path, value: 1 },
        { op: 'replace', path, value: 1 },
        { op: 'remove', path },
        { op: 'test', path, value: 1 },
        { op: 'move', path: '/b', from: path },
        { op: 'copy', path, from: '/a' },
      ]
      for (const operation of operations) expect(() => applyPatch({ a: {}, hero: {} }, [operation])).toThrow(PatchError)
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    },
  )

  it('reports the failing path', () => {
    expect(() => applyPatch({ hero: {} }, [{ op: 'remove', path: '/hero/name' }])).toThrow(
      expect.objectContaining({ path: '/hero/name' }),
    )
  })
})
