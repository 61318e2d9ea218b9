import { expect, it } from 'vitest'
import { hearing } from './hear.ts'

const hear = hearing({
  'Hero title': 'Titel',
  'Please fill in {field}.': 'Bitte fülle {field} aus.',
  'Please fill in {field} (at most {limit}).': 'Bitte fülle {field} aus (höchstens {limit}).',
  '{n} pictures': { one: '{n} Bild', other: '{n} Bilder' },
  'Is this right?': 'Stimmt das?',
  '{label}, {place} of {count}': '{label}: {place} von {count}',
  Projects: 'Projekte',
  '{item} “{title}”': '{item} „{title}“',
})

it('says what it knows', () => {
  expect(hear('Hero title')).toBe('Titel')
  expect(hear('3 pictures')).toBe('3 Bilder')
})

it('fills in what was filled in, in the language where it is known', () => {
  expect(hear('Please fill in Hero title.')).toBe('Bitte fülle Titel aus.')
  expect(hear('Please fill in Email (at most 80).')).toBe('Bitte fülle Email aus (höchstens 80).')
  expect(hear('Please fill in $& {limit}.')).toBe('Bitte fülle $& {limit} aus.')
})

it('says what is composed of what it knows', () => {
  expect(hear('Projects, 2: Hero title')).toBe('Projekte, 2: Titel')
  expect(hear('Not complete:\n• Please fill in Projects 3.\n• Is this right?')).toBe(
    'Not complete:\n• Bitte fülle Projekte 3 aus.\n• Stimmt das?',
  )
  expect(hear('Projects “One”: Projects “Two: one”')).toBe('Projekte „One“: Projekte „Two: one“')
})

it('writes a colon as the language does', () => {
  const french = hearing({ '{name}: {text}': '{name}\u00a0: {text}', Projects: 'Projets', Title: 'Titre' })
  expect(french('Projects, 2: Title: One')).toBe('Projets, 2\u00a0: Titre\u00a0: One')
})

it('leaves what it does not know as it is', () => {
  expect(hear('constructor')).toBe('constructor')
  expect(hear('Is this righ')).toBe('Is this righ')
  expect(hear('A poem, one of many')).toBe('A poem, one of many')
  expect(hear('many pictures')).toBe('many pictures')
})
