import { useCallback } from 'react'
import { fieldOf, labelOf } from '@vitrine/common/portfolio/labels'
import { contentPath, isWithin } from '@vitrine/common/portfolio/paths'
import { pathOfSource } from '@vitrine/templates/parts/source-path'
import { sectionOfTitle } from '@vitrine/templates/parts/sources'
import { heard } from '../../../lib/words/say.ts'
import { focusField } from '../checks/focus-field.ts'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { useEditor } from '../state/editor-context.ts'
import type { EditorStore } from '../state/store.ts'
import { pathIn, shownIn, type Shown } from '../translations/in-language.ts'
import { sourceOf } from './marked-elements.ts'
import { pictureField } from './page-pictures.ts'
import { textOn, type PageText } from './page-texts.ts'

/** The draft, and the language that is written. */
function draftOf(store: EditorStore, metadata: TemplateMetadata): Shown {
  const { language, history } = store.getState()
  const { content, layout } = history.present
  return { content, layout, metadata, language }
}

/** What the sources that elements of the page name are in the form. */
export function useFieldsOnPage() {
  const { metadata, store } = useEditor()
  const pathOf = useCallback(
    (source: string) =>
      sectionOfTitle(source) !== null
        ? source
        : contentPath(pathOfSource(store.getState().history.present.content, source)),
    [store],
  )
  /** What was clicked on the page stays where it is there. */
  const openAt = useCallback(
    (path: string) => {
      const section = metadata.sections.find(({ fields }) =>
        fields.some((field) => isWithin(path, contentPath(field.path))),
      )
      if (section) store.enterSection(section.id, true)
      void focusField(store, pathIn(draftOf(store, metadata), path))
    },
    [metadata, store],
  )
  const open = useCallback(
    (element: Element) => {
      const field = fieldOf(pathOf(sourceOf(element)), metadata)
      if (field !== null) openAt(field)
    },
    [pathOf, metadata, openAt],
  )
  /** The text that an element shows, if it is one that can be written on the page. */
  const textOf = useCallback(
    (element: HTMLElement): PageText | null => {
      const draft = draftOf(store, metadata)
      return textOn(element, { ...draft, ...shownIn(draft) })
    },
    [metadata, store],
  )
  const isPicture = useCallback(
    (element: HTMLElement): boolean =>
      element.localName === 'img' &&
      pictureField(store.getState().history.present.content, sourceOf(element), metadata) !== null,
    [metadata, store],
  )
  return { isPicture, openAt, nameOf: (source: string) => heard(labelOf(pathOf(source), metadata)), open, textOf }
}
