import { useMemo } from 'react'
import { chosenSections, type TemplateSection } from '@vitrine/common/fields/section'
import { customIdsOf, customKindOf, customKinds, type CustomKind } from '@vitrine/common/portfolio/custom-sections'
import { sectionsWithWriting } from '@vitrine/templates/shared-sections/writing-section'
import { orderSections } from '@vitrine/templates/visible-sections'
import { heard } from '../../../lib/words/say.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { hasRoomFor } from './custom-sections.ts'
import { useSitePages } from './use-site-pages.ts'

/** A section of the draft, labelled by its owner's name. */
export interface DraftSection extends TemplateSection {
  /** As its template names it. */
  template: TemplateSection
  isVisible: boolean
}

export interface CustomChoice {
  kind: CustomKind
  label: string
  /** Whether the portfolio can have another one. */
  hasRoom: boolean
}

/** The sections of the draft, in its order, and those that can be added. */
export interface Sections {
  all: readonly DraftSection[]
  /** The ids of those that can be moved, in their order. */
  movable: readonly string[]
  addable: readonly TemplateSection[]
  custom: readonly CustomChoice[]
}

export function useSections(): Sections {
  const { metadata } = useEditor()
  const layout = useEditorState((state) => state.history.present.layout)
  const pages = useSitePages()
  return useMemo(() => {
    const templates = sectionsWithWriting(metadata.sections, layout, pages)
    const all = orderSections(chosenSections(templates, layout), layout.order).map((section) => ({
      ...section,
      label: section.title ?? heard(section.label),
      template: templates.find(({ id }) => id === section.id)!,
      isVisible: !section.hideable || !layout.hidden.includes(section.id),
    }))
    return {
      all,
      movable: all.filter(({ fixed }) => !fixed).map(({ id }) => id),
      addable: metadata.sections.filter(
        ({ id }) => customKindOf(id) === null && !all.some((section) => section.id === id),
      ),
      custom: customKinds.map((kind) => ({
        kind,
        label: heard(metadata.sections.find(({ id }) => id === customIdsOf(kind)[0])?.label ?? kind),
        hasRoom: hasRoomFor(kind, layout),
      })),
    }
  }, [metadata, layout, pages])
}
