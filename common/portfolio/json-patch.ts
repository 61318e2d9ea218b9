import type { PatchOp } from './patch.ts'

/**
 * JSON Patch (RFC 6902) on plain JSON: atomic, without changing the input.
 * Written here because the packages for it change their input, read inherited keys or set prototypes.
 */

type Json = unknown
type JsonObject = Record<string, Json>

/** An operation that cannot be applied; `path` is the pointer that failed. */
export class PatchError extends Error {
  readonly path: string
  constructor(message: string, path: string) {
    super(message)
    this.name = 'PatchError'
    this.path = path
  }
}

/** The document after all operations. @throws PatchError at the first that cannot be applied */
export function applyPatch(document: Json, ops: readonly PatchOp[]): Json {
  return ops.reduce(applyOp, document)
}

function applyOp(document: Json, op: PatchOp): Json {
  switch (op.op) {
    case 'add':
      return add(document, keysOf(op.path), op.value, op.path)
    case 'replace':
      valueAt(document, op.path)
      return put(document, keysOf(op.path), op.value, op.path)
    case 'remove':
      return remove(document, keysOf(op.path), op.path)
    case 'copy':
      return add(document, keysOf(op.path), valueAt(document, op.from), op.path)
    case 'move': {
      if (op.path.startsWith(`${op.from}/`)) throw new PatchError('A value cannot move into itself', op.path)
      const value = valueAt(document, op.from)
      if (op.path === op.from) return document
      return add(remove(document, keysOf(op.from), op.from), keysOf(op.path), value, op.path)
    }
    case 'test':
      if (!jsonEqual(valueAt(document, op.path), op.value)) throw new PatchError('The value is another', op.path)
      return document
  }
}

/** Deep equality of JSON values; key order does not matter. */
function jsonEqual(a: Json, b: Json): boolean {
  if (a === b) return true
  if (isArray(a) || isArray(b)) {
    if (!isArray(a) || !isArray(b) || a.length !== b.length) return false
    return a.every((item, index) => jsonEqual(item, b[index]))
  }
  if (!isObject(a) || !isObject(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && jsonEqual(a[key], b[key]))
  )
}

const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor'])

/** The keys of a JSON Pointer (RFC 6901). */
function keysOf(pointer: string): string[] {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (keys.some((key) => unsafeKeys.has(key))) throw new PatchError('This key is not allowed', pointer)
  return keys
}

function valueAt(document: Json, pointer: string): Json {
  return keysOf(pointer).reduce<Json>((node, key) => child(node, key, pointer), document)
}

function child(node: Json, key: string, pointer: string): Json {
  if (isArray(node)) return node[indexIn(key, node.length - 1, pointer)]
  if (isObject(node) && Object.hasOwn(node, key)) return node[key]
  throw missing(pointer)
}

/** A copy of `node` with the parent of the last key replaced by `change`. */
function changeParent(node: Json, keys: string[], pointer: string, change: (parent: Json, key: string) => Json): Json {
  const [key, ...rest] = keys
  if (key === undefined) throw missing(pointer)
  if (rest.length === 0) return change(node, key)
  const changed = changeParent(child(node, key, pointer), rest, pointer, change)
  return isArray(node) ? node.with(Number(key), changed) : { ...(node as JsonObject), [key]: changed }
}

function add(document: Json, keys: string[], value: Json, pointer: string): Json {
  if (keys.length === 0) return value
  return changeParent(document, keys, pointer, (parent, key) => {
    if (isArray(parent)) {
      return parent.toSpliced(key === '-' ? parent.length : indexIn(key, parent.length, pointer), 0, value)
    }
    if (isObject(parent)) return { ...parent, [key]: value }
    throw missing(pointer)
  })
}

/** Replaces an existing value. */
function put(document: Json, keys: string[], value: Json, pointer: string): Json {
  if (keys.length === 0) return value
  return changeParent(document, keys, pointer, (parent, key) =>
    isArray(parent) ? parent.with(Number(key), value) : { ...(parent as JsonObject), [key]: value },
  )
}

function remove(document: Json, keys: string[], pointer: string): Json {
  if (keys.length === 0) throw new PatchError('The whole document cannot be removed', pointer)
  return changeParent(document, keys, pointer, (parent, key) => {
    child(parent, key, pointer)
    if (isArray(parent)) return parent.toSpliced(Number(key), 1)
    const { [key]: _removed, ...rest } = parent as JsonObject
    return rest
  })
}

function indexIn(key: string, last: number, pointer: string): number {
  if (!/^(0|[1-9]\d*)$/.test(key) || Number(key) > last) throw missing(pointer)
  return Number(key)
}

function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !isArray(value)
}

const missing = (pointer: string) => new PatchError('There is nothing at this place', pointer)
