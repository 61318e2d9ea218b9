import { useMemo, useState } from 'react'
import type { ReviewComment } from '@vitrine/common/api/comments'
import { chosenSections } from '@vitrine/common/fields/section'
import { useDebouncedEditorState, useEditor } from '../state/editor-context.ts'
import { commentsByPlace, type CommentsHere } from './by-place.ts'
import { CommentMarker } from './comment-marker.tsx'
import { useSlot } from './use-slot.ts'

/** A marker beside each field, item and section that reviewers wrote about. */
export function CommentMarkers({ comments }: { comments: readonly ReviewComment[] }) {
  const { metadata } = useEditor()
  const layout = useDebouncedEditorState(({ history }) => history.present.layout)
  const content = useDebouncedEditorState(({ history }) => history.present.content)
  const places = useMemo(
    () => commentsByPlace(comments, chosenSections(metadata.sections, layout), content),
    [comments, metadata, layout, content],
  )
  return places.map((place) => <Marker key={place.key} place={place} />)
}

function Marker({ place: { comments, section, path } }: { place: CommentsHere }) {
  const [slot] = useState(() => document.createElement('div'))
  useSlot(slot, section, path)
  return <CommentMarker comments={comments} slot={slot} />
}
