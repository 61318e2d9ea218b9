import { useEffect, useMemo, useState } from 'react'
import type { Language } from '@vitrine/common/languages'
import type { Design } from '@vitrine/common/portfolio/design'
import { textsIn } from '@vitrine/common/portfolio/texts'
import type { TemplateDefinition } from '@vitrine/templates/definition'
import { pageFonts } from '@vitrine/templates/fonts'
import { anyLetters, type PageLetters } from '@vitrine/templates/letters'
import { writingSystemsIn } from '@vitrine/templates/writing-systems'
import { keepLettersMarked } from './mark-elements.ts'

/** Sets each text of a page in what has all its letters, as published pages do (`markLetters`), while it is edited. */
export function useLetters(
  page: Document | null,
  { design: template }: TemplateDefinition,
  design: Design,
  content: object,
  language: Language,
): PageLetters {
  const found = useMemo(() => writingSystemsIn(textsIn(content).join(' '), language), [content, language])
  // The same while the same ones are in it: with others, the styles are made anew.
  const [letters, setLetters] = useState(() => anyLetters(found))
  if (letters.writingSystems.join() !== found.join()) setLetters(anyLetters(found))

  useEffect(() => {
    if (!page) return
    return keepLettersMarked(page.body, pageFonts(template, design), letters)
  }, [page, template, design, letters])

  return letters
}
