import { useEffect, useMemo, useState } from 'react'
import type { Language } from '@vitrine/common/languages'
import type { Design } from '@vitrine/common/portfolio/design'
import type { TemplateDefinition } from '@vitrine/templates/definition'
import { pageFonts } from '@vitrine/templates/fonts'
import { anyLetters, type PageLetters } from '@vitrine/templates/letters'
import { writingSystemsIn } from '@vitrine/templates/writing-systems'
import { keepLettersMarked } from './mark-elements.ts'

const texts = new WeakMap<object, string>()

/**
 * All texts of some content in one that have letters of other writing systems. Objects of content never change, so that a keystroke only
 * reads those around it.
 */
function textOf(content: unknown): string {
  if (typeof content === 'string') return writingSystemsIn(content).length > 0 ? content : ''
  if (typeof content !== 'object' || content === null) return ''
  const known = texts.get(content)
  if (known !== undefined) return known
  const text = Object.values(content).map(textOf).filter(Boolean).join(' ')
  texts.set(content, text)
  return text
}

/** Sets each text of a page in what has all its letters, as published pages do (`markLetters`), while it is edited. */
export function useLetters(
  page: Document | null,
  { design: template }: TemplateDefinition,
  design: Design,
  content: object,
  language: Language,
): PageLetters {
  const found = useMemo(() => writingSystemsIn(textOf(content), language), [content, language])
  // The same while the same ones are in it: with others, the styles are made anew.
  const [letters, setLetters] = useState(() => anyLetters(found))
  if (letters.writingSystems.join() !== found.join()) setLetters(anyLetters(found))

  useEffect(() => {
    if (!page) return
    return keepLettersMarked(page.body, pageFonts(template, design), letters)
  }, [page, template, design, letters])

  return letters
}
