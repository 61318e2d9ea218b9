import { expect, it } from 'vitest'
import { markUntranslated } from './mark-untranslated.ts'

const untranslated = (...texts: string[]) => [{ language: 'de' as const, texts }]

it('gives elements that show a text of the original its language', () => {
  expect(markUntranslated('<h2 dir="auto">Über mich</h2><p>About &amp; more</p>', untranslated('Über mich'))).toBe(
    '<h2 lang="de" dir="auto">Über mich</h2><p>About &amp; more</p>',
  )
  expect(markUntranslated('<p> Kunst &amp; Bau </p>', untranslated('Kunst & Bau'))).toBe(
    '<p lang="de"> Kunst &amp; Bau </p>',
  )
})

it('knows a rich text by its elements, and a picture by its description', () => {
  expect(markUntranslated('<div><p>Ich <b>baue</b>.</p></div>', untranslated('<p>Ich <b>baue</b>.</p>'))).toBe(
    '<div><p lang="de">Ich <b lang="de">baue</b>.</p></div>',
  )
  expect(markUntranslated('<img alt="Ein Haus"/>', untranslated('Ein Haus'))).toBe('<img lang="de" alt="Ein Haus"/>')
})

it('leaves alone what has a language of its own, what has no letters, and pages without untranslated texts', () => {
  const links = '<a lang="en">Deutsch</a><p>2024</p>'
  expect(markUntranslated(links, untranslated('Deutsch', '2024'))).toBe(links)
  expect(markUntranslated(links, [undefined])).toBe(links)
})

it('takes the texts of a home page and of a page together', () => {
  expect(markUntranslated('<b>Eins</b><i>Zwei</i>', [...untranslated('Eins'), ...untranslated('Zwei')])).toBe(
    '<b lang="de">Eins</b><i lang="de">Zwei</i>',
  )
})
