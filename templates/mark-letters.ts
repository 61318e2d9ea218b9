import { Parser } from 'htmlparser2'
import type { PageFonts } from './fonts.ts'
import {
  charactersBeyondLatin,
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

interface ElementText {
  /** Where its attributes begin in the markup. */
  at: number
  text: string
}

/**
 * Marks the elements of a page whose text its typefaces cannot show in one piece, and tells what its texts ask of them.
 * @param markup as React renders it
 */
export function markLetters(markup: string, fonts: PageFonts): { markup: string; letters: PageLetters } {
  if (isLatin(markup)) return { markup, letters: latinLetters }
  const elements = textsOf(markup).filter(({ text }) => !isLatin(text))
  const writingSystems = writingSystemsIn(elements.map(({ text }) => text).join(' '))
  const settingOf = settingsOf(fonts, writingSystems)
  const used = { heading: new Set<string>(), body: new Set<string>(), settings: new Set<Setting>() }
  let marked = ''
  let end = 0
  for (const { at, text } of elements) {
    const setting = settingOf(text)
    for (const role of roles) {
      if (setting !== null && setting !== role) continue
      for (const character of charactersBeyondLatin(text)) used[role].add(character)
    }
    if (setting === null) continue
    used.settings.add(setting)
    marked += `${markup.slice(end, at)} ${SETTING}="${setting}"`
    end = at
  }
  return { markup: marked + markup.slice(end), letters: { writingSystems, used } }
}

/** All elements, in their order. */
function textsOf(markup: string): ElementText[] {
  const elements: ElementText[] = []
  const open: ElementText[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = {
        at: parser.startIndex + 1 + name.length,
        text: textAttributes.map((key) => attributes[key] ?? '').join(' '),
      }
      open.push(element)
      elements.push(element)
    },
    ontext(text) {
      const element = open.at(-1)
      if (element) element.text += text
    },
    onclosetag() {
      open.pop()
    },
  })
  parser.end(markup)
  return elements
}
