import { expect, it } from 'vitest'
import { shownPlace, shownText } from './stand-ins.ts'

it('a name is found where another template keeps it', () => {
  expect(shownText({ hero: { name: ' ', photographerName: 'Iria ', artistName: 'Outeiro' } }, 'hero.name')).toBe('Iria')
  expect(shownPlace({ hero: { artistName: 'Outeiro' } }, 'hero.name')).toBe('hero.artistName')
  expect(shownText({ hero: { name: 'Iria', photographerName: '' } }, 'hero.photographerName')).toBe('Iria')
})

it('what is filled stands for itself', () => {
  expect(shownText({ hero: { name: 'Ada', photographerName: 'Iria' } }, 'hero.name')).toBe('Ada')
  expect(shownPlace({ hero: { name: 'Ada', photographerName: 'Iria' } }, 'hero.photographerName')).toBe(
    'hero.photographerName',
  )
})

it('other places have nobody to stand in for them', () => {
  expect(shownPlace({ hero: { name: 'Ada' } }, 'hero.artistName')).toBe(null)
  expect(shownText({ hero: { name: 'Ada' } }, 'hero.title')).toBe('')
  expect(shownText({}, 'hero.name')).toBe('')
})
