import { expect, it } from 'vitest'
import type { Field, ValueField } from './field.ts'
import { accepts, containerKinds, insideOf, placeholderOf, problemOf, sampleValue, valueKinds } from './kinds.ts'

const fieldOf = (type: ValueField['type'], text: string): ValueField => {
  const base = { path: 'hero.name', label: text }
  if (type === 'file') return { ...base, type, takes: 'document' }
  return type === 'select' ? { ...base, type, options: [{ value: text, label: text }] } : { ...base, type }
}

it('has one kind for each type', () => {
  const types = [...valueKinds, ...containerKinds].map(({ type }) => type)
  expect(new Set(types).size).toBe(types.length)
})

it.each(valueKinds.map(({ type }) => type))(
  '%s accepts its own sample and its own placeholder, and no object',
  (type) => {
    const field = fieldOf(type, 'Words')
    expect(accepts(field, sampleValue(field, 'Words'))).toBe(true)
    expect(accepts(field, placeholderOf(field))).toBe(true)
    expect(accepts(field, {})).toBe(false)
  },
)

it('placeholders of rich text show markup as it is written', () => {
  expect(placeholderOf(fieldOf('richtext', 'R&D <b>'))).toBe('<p>R&amp;D &lt;b></p>')
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
