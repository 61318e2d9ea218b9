import { expect, test } from 'vitest'
import { withValue } from './document.ts'
import { createPathListeners } from './path-listeners.ts'

const document = { name: 'Ada', content: { hero: { summary: 'One' }, projects: [{ title: 'A' }, { title: 'B' }] } }

function listenTo(...paths: string[]) {
  const called: string[] = []
  const listeners = createPathListeners()
  const unsubscribe = paths.map((path) => listeners.add(path, () => called.push(path)))
  return {
    called,
    unsubscribe,
    change: (path: string, value: unknown) => listeners.notify(document, withValue(document, path, value)),
  }
}

test('a change calls the listeners of its path, of the paths around it and of the paths inside it, and no others', () => {
  const { called, change } = listenTo(
    'name',
    'content',
    'content.hero.summary',
    'content.projects',
    'content.projects.0.title',
    'content.projects.1.title',
  )
  change('content.projects.1.title', 'New')
  expect(called).toEqual(['content', 'content.projects', 'content.projects.1.title'])
  called.length = 0
  change('content.projects', [])
  expect(called).toEqual(['content', 'content.projects', 'content.projects.0.title', 'content.projects.1.title'])
})

test('a value where there was none is a change', () => {
  const { called, change } = listenTo('content.projects.2.title', 'design.font')
  change('content.projects', [...document.content.projects, { title: 'C' }])
  change('design', { font: 'Lora' })
  expect(called).toEqual(['content.projects.2.title', 'design.font'])
})

test('unsubscribing removes one listener of several at a path', () => {
  const { called, unsubscribe, change } = listenTo('name', 'name')
  unsubscribe[0]?.()
  change('name', 'Grace')
  expect(called).toEqual(['name'])
})

test('the same document is no change', () => {
  const { called, change } = listenTo('name')
  change('name', 'Ada')
  expect(called).toEqual([])
})
