import { expect, test } from 'vitest'
import { pathKeys } from '@vitrine/common/portfolio/paths'
import { withValue } from './document.ts'
import { createWatchers } from './watchers.ts'

const document = { name: 'Ada', content: { hero: { summary: 'One' }, projects: [{ title: 'A' }, { title: 'B' }] } }

function watched(...paths: string[]) {
  const told: string[] = []
  const watchers = createWatchers()
  const leave = paths.map((path) => watchers.watch(pathKeys(path), () => told.push(path)))
  return {
    told,
    leave,
    change: (path: string, value: unknown) => watchers.tell(document, withValue(document, path, value)),
  }
}

test('a change tells those who look at its place, at what is around it and at what is inside of it, and nobody else', () => {
  const { told, change } = watched(
    'name',
    'content',
    'content.hero.summary',
    'content.projects',
    'content.projects.0.title',
    'content.projects.1.title',
  )
  change('content.projects.1.title', 'New')
  expect(told).toEqual(['content', 'content.projects', 'content.projects.1.title'])
  told.length = 0
  change('content.projects', [])
  expect(told).toEqual(['content', 'content.projects', 'content.projects.0.title', 'content.projects.1.title'])
})

test('a value that comes where there was none is a change', () => {
  const { told, change } = watched('content.projects.2.title', 'design.font')
  change('content.projects', [...document.content.projects, { title: 'C' }])
  change('design', { font: 'Lora' })
  expect(told).toEqual(['content.projects.2.title', 'design.font'])
})

test('who left is told nothing, and others of the same place are', () => {
  const { told, leave, change } = watched('name', 'name')
  leave[0]?.()
  change('name', 'Grace')
  expect(told).toEqual(['name'])
})

test('the same document is no change', () => {
  const { told, change } = watched('name')
  change('name', 'Ada')
  expect(told).toEqual([])
})
