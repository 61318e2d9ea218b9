import {
  lazy,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react'
import {
  EditorContent,
  ReactNodeViewRenderer,
  useEditor as useTiptap,
  type Editor,
  type EditorEvents,
} from '@tiptap/react'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { BLOCKS_PER_PAGE } from '@vitrine/common/limits'
import { LazyPart, MissingPart } from '../../../../components/lazy-part.tsx'
import { whenIdle } from '../../../../lib/idle.ts'
import { keepingCursor } from '../../../../lib/keeping-cursor.ts'
import { undoKeys } from '../../../../lib/keys.ts'
import { toast } from '../../../../lib/toast.ts'
import { say } from '../../../../lib/words/say.ts'
import { withoutStyles } from '../../fields/pasted-html.ts'
import { pageNodes } from '../document/nodes.ts'
import { docOf, pageSchema } from '../document/convert.ts'
import { startOf, type Beside } from '../document/moves.ts'
import { FROM_STORE, UniqueIds } from '../document/unique-ids.ts'
import { BlockSerializer } from '../paste/clipboard.ts'
import { BLOCKS } from '../state/page-draft.ts'
import type { PageSession } from '../state/page-session.ts'
import { createBlockActions } from './block-actions.ts'
import type { BlockChoice } from './block-choices.ts'
import { CanvasContext } from './canvas-context.ts'
import { FormView } from './form-view.tsx'
import { MarkdownKeys } from './markdown-keys.ts'
import { PageKeys } from './page-keys.ts'
import { createBlockUploads } from './block-uploads.ts'
import { addFiles, paste } from './paste.ts'
import { CodeView, QuoteView } from './plain-views.tsx'
import { SlashMenu } from './slash-menu.tsx'
import { showBlocks } from './store-sync.ts'
import { Toolbar } from './toolbar.tsx'

const BlockComments = lazy(
  whenIdle(async () => ({ default: (await import('../comments/block-comments.tsx')).BlockComments })),
)

const DragHandle = lazy(whenIdle(async () => ({ default: (await import('./drag-handle.tsx')).DragHandle })))
const UploadList = lazy(async () => ({ default: (await import('./upload-list.tsx')).UploadList }))

/** What happens in the controls of a block is not meant for the text around it: keys, pasting, files that are dropped. */
const stopEvent = ({ event }: { event: Event }) =>
  event.target instanceof Element && event.target.closest('button, [data-controls]') !== null

const nodes = pageNodes({
  form: ReactNodeViewRenderer(FormView, { stopEvent }),
  quote: ReactNodeViewRenderer(QuoteView, { stopEvent }),
  codeBlock: ReactNodeViewRenderer(CodeView, { stopEvent }),
})

/** The blocks of a page, written as one text. */
export function PageCanvas({ session }: { session: PageSession }) {
  const { store, blocks } = session
  const [said, setSaid] = useState('')
  const [opening, open] = useState<string | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const actions = useMemo(() => createBlockActions(blocks, setSaid), [blocks])
  const [uploads] = useState(() => createBlockUploads(session))
  const uploading = useSyncExternalStore(uploads.subscribe, uploads.waiting)
  // Blocks hear of it when one is there, not of each part of it on the way.
  const awaited = uploading.map(({ itemId }) => itemId).join(' ')
  const canvas = useMemo(
    () => ({ announce: setSaid, opening, open, awaited: new Set(awaited.split(' ')) }),
    [opening, awaited],
  )

  const add = useCallback(
    (editor: Editor, choice: BlockChoice) => {
      if (blocks.present().length >= BLOCKS_PER_PAGE)
        toast.error(say('A page has room for {n} blocks.', { n: BLOCKS_PER_PAGE }))
      else open(choice.add(editor, blocks.wait))
    },
    [blocks],
  )

  // Made once: other options would be set anew each time that something is said.
  const [options] = useState(() => {
    const target = { blocks, upload: uploads.add }
    return {
      extensions: [
        ...nodes,
        UniqueIds.configure({ onCopy: (from, to) => blocks.copy(from, to) }),
        MarkdownKeys,
        PageKeys.configure({ store, move: actions.move, duplicate: actions.duplicate, fillIn: open }),
        SlashMenu.configure({ announce: setSaid, add }),
      ],
      content: docOf(blocks.present()).toJSON() as object,
      // Its styles are in app.css: the Content-Security-Policy forbids <style> elements.
      injectCSS: false,
      shouldRerenderOnTransaction: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': say('Content of the page'),
          'aria-describedby': 'canvas-hint',
          class: 'page-canvas outline-none',
        },
        // ProseMirror reads it, too, and browsers report each style that it has.
        transformPastedHTML: withoutStyles,
        clipboardSerializer: new BlockSerializer(pageSchema, blocks.known),
        handlePaste: (view: EditorView, event: ClipboardEvent) =>
          event.clipboardData !== null && paste(view, event.clipboardData, target),
        handleDrop(view: EditorView, event: DragEvent, _slice: unknown, moved: boolean) {
          if (moved || !event.dataTransfer) return false
          const { files } = event.dataTransfer
          event.preventDefault()
          if (files.length > 0) return addFiles(view, [...files], target, besideAt(view, event))
          selectAt(view, event)
          return paste(view, event.dataTransfer, target)
        },
      },
      onUpdate({ editor: { state }, transaction }: EditorEvents['update']) {
        if (!transaction.getMeta(FROM_STORE)) blocks.report(state.doc)
      },
    }
  })
  const editor = useTiptap(options)

  useEffect(() => store.subscribe(() => showBlocks(editor, blocks), { path: BLOCKS }), [editor, store, blocks])
  useEffect(() => uploads.start(), [uploads])

  /** In the fields of forms. The text has keys of its own. */
  function stepThroughHistory(event: KeyboardEvent): void {
    const step = undoKeys(event.nativeEvent)
    if (!step || event.defaultPrevented) return
    event.preventDefault()
    keepingCursor(store[step])
  }

  return (
    <CanvasContext value={canvas}>
      <Toolbar editor={editor} actions={actions} onAdd={(choice) => add(editor, choice)} />
      <p id="canvas-hint" className="mt-3 text-xs text-muted">
        {say('Type / for blocks. Alt+↑ and Alt+↓ move them, Enter edits the selected one.')}
      </p>
      <div ref={area} className="relative mt-2 pl-4 lg:pl-2" onKeyDown={stepThroughHistory}>
        <EditorContent editor={editor} />
        {/* Without it, keys and the toolbar move blocks. */}
        <LazyPart missing={null}>
          <DragHandle editor={editor} actions={actions} area={area} />
        </LazyPart>
      </div>
      <LazyPart missing={<MissingPart name={say('What reviewers wrote')} />}>
        <BlockComments editor={editor} pageId={session.facts.getState().page.id} />
      </LazyPart>
      {uploading.length > 0 && (
        <LazyPart missing={<MissingPart name={say('The list of uploads')} />}>
          <UploadList uploads={uploading} />
        </LazyPart>
      )}
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
    </CanvasContext>
  )
}

/** The line or block under the pointer, and the side of it that is nearer. */
function besideAt(view: EditorView, { clientX, clientY }: DragEvent): Beside | undefined {
  const found = view.posAtCoords({ left: clientX, top: clientY })
  if (!found) return undefined
  const { doc } = view.state
  const at = doc.resolve(found.inside < 0 ? found.pos : found.inside).index(0)
  const index = Math.min(at, doc.childCount - 1)
  const element = view.nodeDOM(startOf(doc, index))
  if (!(element instanceof Element)) return undefined
  const { top, bottom } = element.getBoundingClientRect()
  return { index, after: clientY > (top + bottom) / 2 }
}

function selectAt(view: EditorView, { clientX, clientY }: DragEvent): void {
  const found = view.posAtCoords({ left: clientX, top: clientY })
  if (found) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(found.pos))))
}
