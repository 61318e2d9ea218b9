import type { EditorView } from '@tiptap/pm/view'
import { fileTypes, fileTypesFor } from '@vitrine/common/file-types'
import { BLOCKS_PER_PAGE } from '@vitrine/common/limits'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import { loaded } from '../../../../lib/script-missing.ts'
import { toast } from '../../../../lib/toast.ts'
import { saidCount, say } from '../../../../lib/words/say.ts'
import { blocksFromHtml, isEmbed, type Pasted } from '../paste/blocks-from-html.ts'
import { blocksFromText, looksLikeMarkdown } from '../paste/blocks-from-text.ts'
import { nodesOf } from '../document/convert.ts'
import { pasteNodes, putBeside, replaceLine, type Beside } from '../document/moves.ts'
import { namesOf } from '../../images/names-of.ts'
import { newItem } from '../../state/list-edits.ts'
import type { BlockSource } from '../state/block-source.ts'

export interface PasteTarget {
  blocks: BlockSource
  /** Uploads pictures and files, each for a block that is on the page. */
  upload: (files: readonly { itemId: string; file: File }[]) => void
}

const isPicture = ({ type }: File) => type.startsWith('image/')

/** Pastes what is in the clipboard as blocks. Returns false for what the editor can paste by itself: text in code. */
export function paste(view: EditorView, data: DataTransfer, target: PasteTarget): boolean {
  if (view.state.selection.$from.parent.type.spec.code) return false
  const files = [...data.files].filter(isPicture)
  if (data.files.length > files.length) return addFiles(view, [...data.files], target)
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  if (html === '' && text === '' && files.length === 0) return false
  if (files.length === 0 && isEmbed(text.trim())) return pasteAddress(view, text.trim(), target)
  if (html !== '') return place(view, blocksFromHtml(html), text, files, target)
  if (!looksLikeMarkdown(text)) return place(view, blocksFromText(text), text, files, target)
  void blocksFromMarkdown(text).then((pasted) => {
    if (!view.isDestroyed) place(view, pasted, text, files, target)
  })
  return true
}

/**
 * An address of what can be shown here, and nothing else: on a line of its own it becomes a block, within a line it is a link. The block
 * is text first, so that one step back leaves it at that.
 */
function pasteAddress(view: EditorView, link: string, { blocks: source }: PasteTarget): true {
  const { $from, empty } = view.state.selection
  const isBlankLine =
    empty && $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
  const { schema } = view.state
  if (!isBlankLine) {
    const words = schema.text(link, [schema.mark('link', { href: link })])
    view.dispatch(pasteNodes(view.state, [schema.node('paragraph', null, words)]))
    return true
  }
  view.dispatch(view.state.tr.insertText(link))
  const block: Block = { ...newItem(), type: 'embed', link }
  source.wait(block)
  view.dispatch(replaceLine(view.state, nodesOf(block, schema)))
  warnWhenFull(source)
  return true
}

/** What reads Markdown is loaded with the first of it. Should it be missing, the text is there as it was written. */
const blocksFromMarkdown = async (text: string): Promise<Pasted> => {
  try {
    const script = await loaded(import('../paste/blocks-from-markdown.ts'))
    return script.blocksFromMarkdown(text)
  } catch {
    return blocksFromText(text)
  }
}

function place(view: EditorView, pasted: Pasted, text: string, files: readonly File[], target: PasteTarget): boolean {
  // A copied picture comes with the address that it was shown from.
  if (files.length > 0 && !hasWords(pasted, text)) return addFiles(view, files, target)
  if (pasted.blocks.length === 0) return true
  void insert(view, pasted, files, target)
  return true
}

const hasWords = ({ blocks }: Pasted, text: string) =>
  text.trim() !== '' && blocks.some(({ type }) => type !== 'picture')

/** The block of a file that was dropped or pasted; null for what has none. */
function blockOf({ type, name }: File): Block | null {
  if (type.startsWith('image/')) return { ...newItem(), type: 'picture' }
  if (/^(?:video|audio)\//.test(type)) return { ...newItem(), type: 'media' }
  return isDocument(name) ? { ...newItem(), type: 'file' } : null
}

const documentEndings = fileTypesFor('document').flatMap((type): readonly string[] => fileTypes[type].endings)
const isDocument = (name: string) => documentEndings.some((ending) => name.toLowerCase().endsWith(`.${ending}`))

/**
 * Pictures, videos and documents that were dropped or pasted, each as a block.
 * @param where the line or block that they go beside; else they go where the cursor is
 */
export function addFiles(
  view: EditorView,
  files: readonly File[],
  { blocks: source, upload }: PasteTarget,
  where?: Beside,
): boolean {
  const added = files.flatMap((file) => {
    const block = blockOf(file)
    return block?.itemId ? [{ block, itemId: block.itemId, file }] : []
  })
  const others = files.filter((file) => !added.some((one) => one.file === file))
  if (others.length > 0)
    toast.error(
      say('{names}: pages take pictures, video, audio and documents. Captions are added to their video.', {
        names: namesOf(others.map(({ name }) => name)),
      }),
    )
  for (const { block } of added) source.wait(block)
  const nodes = added.flatMap(({ block }) => nodesOf(block, view.state.schema))
  if (nodes.length > 0) view.dispatch(where ? putBeside(view.state, nodes, where) : pasteNodes(view.state, nodes))
  warnWhenFull(source)
  upload(added)
  return true
}

function warnWhenFull(source: BlockSource): void {
  if (source.present().length > BLOCKS_PER_PAGE)
    toast.error(
      say('A page has room for {n} blocks. Nothing was cut: delete or merge some to save it.', { n: BLOCKS_PER_PAGE }),
    )
}

async function insert(
  view: EditorView,
  { blocks, pictures }: Pasted,
  files: readonly File[],
  { blocks: source, upload }: PasteTarget,
): Promise<void> {
  for (const block of blocks) source.wait(block)
  view.dispatch(
    pasteNodes(
      view.state,
      blocks.flatMap((block) => nodesOf(block, view.state.schema)),
    ),
  )
  warnWhenFull(source)
  const withoutData = pictures.filter(({ data }) => data === null)
  const found = await Promise.all(
    pictures.map(async ({ itemId, data }) => {
      const file =
        data === null ? files[withoutData.findIndex((picture) => picture.itemId === itemId)] : await fileOf(data)
      return file ? [{ itemId, file }] : []
    }),
  )
  upload(found.flat())
  const missing = pictures.length - found.flat().length
  if (missing > 0)
    toast.message(
      saidCount(
        missing,
        'One picture couldn’t be read from the clipboard. Its block is still empty.',
        '{n} pictures couldn’t be read from the clipboard. Their blocks are still empty.',
      ),
    )
}

async function fileOf(data: string): Promise<File | null> {
  const [, type, content] = /^data:(image\/[\w.+-]+);base64,(.+)$/s.exec(data) ?? []
  if (!type || !content) return null
  try {
    const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
    return new File([bytes], `picture.${type.slice('image/'.length).replace(/\W.*/, '')}`, { type })
  } catch {
    return null
  }
}
