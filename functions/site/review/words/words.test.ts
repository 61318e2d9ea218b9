import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { catalogue as de } from './de.ts'
import { catalogue as es } from './es.ts'
import { catalogue as fr } from './fr.ts'
import { catalogue as ja } from './ja.ts'
import { reviewWordingFor } from './load.ts'
import { reviewWords } from './words.ts'

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()

it('each word is said', () => {
  const folder = join(import.meta.dirname, '..')
  const files = [...globSync('*.{ts,tsx}', { cwd: folder }), '../private-link/page.tsx']
  const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  expect(reviewWords.filter((word) => !code.includes(`'${word}'`))).toEqual([])
})

it.each(Object.entries({ de, fr, es, ja }))('%s fills in what the English does', (_language, catalogue) => {
  for (const word of reviewWords) expect(placeholders(catalogue[word] as string), word).toEqual(placeholders(word))
})

it('is in the first language of the app that the browser accepts, labels of fields included', async () => {
  const german = await reviewWordingFor({ acceptsLanguages: () => 'de' } as never)
  expect(german.say('Send comment')).toBe('Kommentar senden')
  expect(german.hear('Above the text')).toBe('Über dem Text')
  expect(german.hear('The page as a whole')).toBe('Die Seite als Ganzes')
  expect(german.changes.say('Added {names}.', { names: '“Lighthouse”' })).toBe('Hinzugefügt: „Lighthouse“.')
  expect((await reviewWordingFor({ acceptsLanguages: () => false } as never)).say('Send comment')).toBe('Send comment')
})
