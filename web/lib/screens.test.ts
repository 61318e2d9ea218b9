import { expect, it } from 'vitest'
import { appRoutes } from '@vitrine/common/routes'
import { screenAt } from './screen-at.ts'
import { screens } from './screens.ts'

it('each screen has a title and a description of its own', () => {
  const all = Object.values(screens)
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length)
})

it.each(Object.entries(screens))('%s is found by its address', (name, facts) => {
  expect(screenAt(appRoutes[name as keyof typeof screens].replaceAll(/:\w+/g, 'sample-1'))).toBe(facts)
})

it('an address without a screen has none', () => {
  expect(screenAt('/dashboard/nope')).toBeNull()
})
