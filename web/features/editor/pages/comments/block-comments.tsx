import { useEffect, useMemo, useRef, useState } from 'react'
import type { Editor } from '@tiptap/react'
import type { ReviewComment } from '@vitrine/common/api/comments'
import { CommentMarker } from '../../comments/comment-marker.tsx'
import { useComments } from '../../comments/use-comments.ts'
import { useSlot } from '../../comments/use-slot.ts'
import { commentHash } from '../../comments/way-to-page.ts'
import { commentsOfPage } from './comments-of-page.ts'
import { showBelowBlocks } from './comment-widgets.ts'
import { showSlot } from './show-slot.ts'

/** What reviewers wrote about a page: below the blocks that they wrote about, and at its top about the rest. */
export function BlockComments({ editor, pageId }: { editor: Editor; pageId: string }) {
  const { data } = useComments()
  const { byBlock, byPath } = useMemo(() => commentsOfPage(data ?? [], pageId), [data, pageId])
  const slots = useSlots(byBlock)

  useEffect(() => showBelowBlocks(editor.view, slots), [editor, slots])

  // Scrolls to the comment that was chosen in a list. Only once: later comments must not scroll the page.
  const isShown = useRef(false)
  useEffect(() => {
    if (data === undefined || isShown.current) return
    isShown.current = true
    const chosen = data.find((comment) => location.hash === commentHash(comment))
    if (chosen) showSlot(chosen)
  }, [data])

  return (
    <>
      {byBlock.map(([block, comments]) => {
        const slot = slots.get(block)
        return slot && <CommentMarker key={block} comments={comments} slot={slot} />
      })}
      {byPath.map(([path, comments]) => (
        <FieldComments key={path} path={path} comments={comments} />
      ))}
    </>
  )
}

/** An element for each block that has comments, which stays the same while there are any. */
function useSlots(byBlock: readonly (readonly [string, readonly ReviewComment[]])[]): ReadonlyMap<string, HTMLElement> {
  const [made] = useState(() => new Map<string, HTMLElement>())
  const blocks = byBlock.map(([block]) => block).join(' ')
  return useMemo(() => {
    const of = (block: string) => {
      const slot = made.get(block) ?? document.createElement('div')
      made.set(block, slot)
      return slot
    }
    return new Map(blocks === '' ? [] : blocks.split(' ').map((block) => [block, of(block)]))
  }, [blocks, made])
}

function FieldComments({ path, comments }: { path: string; comments: readonly ReviewComment[] }) {
  const [slot] = useState(() => document.createElement('div'))
  useSlot(slot, null, path)
  return <CommentMarker comments={comments} slot={slot} />
}
