import type { Language } from '@vitrine/common/languages'
import { elementTexts } from './element-texts.ts'
import type { PageFonts } from './fonts.ts'
import {
  charactersBeyondLatin,
  hasLetter,
  isLatin,
  latinLetters,
  type PageLetters,
  roles,
  SETTING,
  type Setting,
  settingsOf,
  textAttributes,
} from './letters.ts'
import { writingSystemsIn } from './writing-systems.ts'

/**
 * Marks the elements of a page whose text its typefaces cannot show in one piece, and tells what its texts ask of them.
 * @param markup as React renders it
 */
export function markLetters(
  markup: string,
  fonts: PageFonts,
  language?: Language,
): { markup: string; letters: PageLetters } {
  const elements = isLatin(markup) ? [] : elementTexts(markup)
  const unusual = elements.flatMap(({ at, attributes, text: own }) => {
    const text = [...textAttributes.map((key) => attributes[key] ?? ''), own].join(' ')
    const beyond = charactersBeyondLatin(text)
    return beyond.length > 0 ? { at, text, beyond } : []
  })
  if (unusual.length === 0) return { markup, letters: latinLetters }
  const writingSystems = writingSystemsIn(unusual.map(({ text }) => text).join(' '), language)
  const settingOf = settingsOf(fonts, writingSystems)
  const characters = { heading: new Set<string>(), body: new Set<string>() }
  const settings = new Set<Setting>()
  let marked = ''
  let end = 0
  for (const { at, text, beyond } of unusual) {
    const setting = settingOf(text, beyond)
    const inRoles = roles.filter((role) => setting === null || setting === role)
    for (const role of inRoles) for (const character of beyond) characters[role].add(character)
    if (setting === null) continue
    settings.add(setting)
    marked += `${markup.slice(end, at)} ${SETTING}="${setting}"`
    end = at
  }
  const existing = (role: keyof PageFonts) =>
    new Set([...characters[role]].filter((character) => hasLetter(fonts, role, character)))
  const used = { heading: existing('heading'), body: existing('body'), settings }
  return { markup: marked + markup.slice(end), letters: { writingSystems, used } }
}
