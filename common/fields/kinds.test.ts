import { expect, it } from 'vitest'
import { templateMetadata } from '../api/shapes.ts'
import type { Field, FieldType, ValueField } from './field.ts'
import { accepts, insideOf, isContainer, kinds, placeholderOf, problemOf, sampleValue } from './kinds.ts'
import type { Shape } from './shape.ts'

/** What a shape describes, with the same text everywhere. */
function dataOf(shape: Shape, text: string): unknown {
  if (shape === 'text') return text
  if (shape === 'number') return 5
  if (shape === 'boolean') return true
  if (shape === 'fields') return [fieldOf('string', text)]
  if ('oneOf' in shape) return shape.oneOf[0]
  return 'listOf' in shape ? [dataOf(shape.listOf, text)] : keysOf(shape.keys, text)
}
const keysOf = (shapes: Readonly<Record<string, Shape>>, text: string) =>
  Object.fromEntries(Object.entries(shapes).map(([key, shape]) => [key, dataOf(shape, text)]))

/** A definition of a type, with all that is its own. */
function fieldOf(type: FieldType, text: string): Field {
  const own = kinds.find((kind) => kind.type === type)?.own ?? {}
  return { path: 'hero.name', label: text, type, ...keysOf(own, text) } as Field
}
const valueFields = kinds
  .map(({ type }) => fieldOf(type, 'Words'))
  .filter((field): field is ValueField => !isContainer(field))

it('has one kind for each type', () => {
  const types = kinds.map(({ type }) => type)
  expect(new Set(types).size).toBe(types.length)
})

it('every kind either holds a value or fields', () => {
  expect(kinds.filter((kind) => 'holds' in kind === 'inside' in kind)).toEqual([])
  expect(valueFields).not.toEqual([])
})

it.each(valueFields)('$type accepts its own sample and its own placeholder, and no object', (field) => {
  expect(accepts(field, sampleValue(field, 'Words'))).toBe(true)
  expect(accepts(field, placeholderOf(field))).toBe(true)
  expect(accepts(field, {})).toBe(false)
})

it('the API answers a field of every type as it is defined', () => {
  for (const { type } of kinds) {
    const metadata = { sections: [{ id: 'hero', label: 'Hero', hideable: false, fields: [fieldOf(type, 'Words')] }] }
    expect(templateMetadata.parse(metadata)).toEqual(metadata)
  }
})

it('placeholders of rich text show markup as it is written', () => {
  expect(placeholderOf({ path: 'about.bio', label: 'R&D <b>', type: 'richtext' })).toBe('<p>R&amp;D &lt;b></p>')
})

it('the values of lists and objects hold fields', () => {
  const fields = [fieldOf('string', 'Name')]
  const list: Field = { path: 'a', label: 'A', type: 'array:object', itemLabel: 'B', titleField: 'name', fields }
  expect(accepts(list, [{ name: 'Ada' }])).toBe(true)
  expect(accepts(list, ['Ada'])).toBe(false)
  expect(problemOf(list, 'Ada')).toBe('A must be an array')
  expect(insideOf(list, [{ name: 'Ada' }], false)).toEqual([{ index: 0, fields, value: { name: 'Ada' } }])
  expect(insideOf(list, 'Ada', false)).toEqual([])
  expect(insideOf({ path: 'a', label: 'A', type: 'object', fields }, { name: 'Ada' }, false)).toEqual([
    { index: null, fields, value: { name: 'Ada' } },
  ])
  expect(insideOf(fieldOf('string', 'Name'), 'Ada', false)).toEqual([])
})
