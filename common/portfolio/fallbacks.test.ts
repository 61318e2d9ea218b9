import { expect, it } from 'vitest'
import { filledPath, textWithFallback } from './fallbacks.ts'

it('an empty name falls back to the field that another template uses', () => {
  expect(textWithFallback({ hero: { name: ' ', photographerName: 'Iria ', artistName: 'Outeiro' } }, 'hero.name')).toBe(
    'Iria',
  )
  expect(filledPath({ hero: { artistName: 'Outeiro' } }, 'hero.name')).toBe('hero.artistName')
  expect(textWithFallback({ hero: { name: 'Iria', photographerName: '' } }, 'hero.photographerName')).toBe('Iria')
})

it('a filled field does not fall back', () => {
  expect(textWithFallback({ hero: { name: 'Ada', photographerName: 'Iria' } }, 'hero.name')).toBe('Ada')
  expect(filledPath({ hero: { name: 'Ada', photographerName: 'Iria' } }, 'hero.photographerName')).toBe(
    'hero.photographerName',
  )
})

it('other fields have no fallback', () => {
  expect(filledPath({ hero: { name: 'Ada' } }, 'hero.artistName')).toBe(null)
  expect(textWithFallback({ hero: { name: 'Ada' } }, 'hero.title')).toBe('')
  expect(textWithFallback({}, 'hero.name')).toBe('')
})
