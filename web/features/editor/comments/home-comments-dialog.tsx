import type { ReviewComment } from '@vitrine/common/api/comments'
import { chosenSections } from '@vitrine/common/fields/section'
import { walkFields } from '@vitrine/common/fields/walk'
import { editorPlaceOf } from '@vitrine/common/portfolio/comment-places'
import { contentPath, isWithin } from '@vitrine/common/portfolio/paths'
import { focusField } from '../checks/focus-field.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { CommentsDialog, type Way } from './comments-dialog.tsx'
import { wayToPage } from './way-to-page.ts'

/** All comments, in the editor of the home page. */
export function HomeCommentsDialog({ onClose }: { onClose: () => void }) {
  const { metadata, store, portfolioId } = useEditor()
  const document = useEditorState(({ history }) => history.present)

  function wayTo(comment: ReviewComment): Way {
    if (comment.place.pageId !== undefined) return wayToPage(portfolioId, comment)
    const place = editorPlaceOf(comment.place, chosenSections(metadata.sections, document.layout), document.content)
    if (!place) return null
    return { show: () => ('path' in place ? void focusField(store, fieldAt(place.path)) : showSection(place.section)) }
  }

  /** An item has no field of its own: its first one stands for it. */
  function fieldAt(path: string): string {
    const inner = walkFields(metadata, store.getState().history.present.content).map((place) => contentPath(place.path))
    return inner.find((field) => isWithin(field, path)) ?? path
  }

  return <CommentsDialog wayTo={wayTo} onClose={onClose} />
}

function showSection(section: string): void {
  const heading = document.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"] h2`)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
