import type { EditorView } from '@tiptap/pm/view'
import { BLOCKS_PER_PAGE } from '@vitrine/common/limits'
import { toast } from '../../../../lib/toast.ts'
import { blocksFromHtml, type Pasted } from '../paste/blocks-from-html.ts'
import { blocksFromText } from '../paste/blocks-from-text.ts'
import { nodesOf } from '../document/convert.ts'
import { pasteNodes } from '../document/moves.ts'
import type { BlockSource } from '../state/block-source.ts'

export interface PasteTarget {
  blocks: BlockSource
  /** Uploads pictures, each for a block that is on the page. */
  upload: (pictures: readonly { itemId: string; file: File }[]) => void
}

const isPicture = ({ type }: File) => type.startsWith('image/')

/** Pastes what is in the clipboard as blocks. Returns false for what the editor can paste by itself: text in code. */
export function paste(view: EditorView, data: DataTransfer, target: PasteTarget): boolean {
  if (view.state.selection.$from.parent.type.spec.code) return false
  const files = [...data.files].filter(isPicture)
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  const pasted = html !== '' ? blocksFromHtml(html) : blocksFromText(text)
  // A copied picture comes with the address that it was shown from.
  if (files.length > 0 && !hasWords(pasted, text)) return addPictures(view, files, target)
  if (pasted.blocks.length === 0) return html !== '' || text !== ''
  void insert(view, pasted, files, target)
  return true
}

const hasWords = ({ blocks }: Pasted, text: string) =>
  text.trim() !== '' && blocks.some(({ type }) => type !== 'picture')

/** Pictures that were dropped or pasted, each as a block. */
export function addPictures(view: EditorView, files: readonly File[], target: PasteTarget): boolean {
  const pictures = files.filter(isPicture)
  if (pictures.length === 0) return false
  const pasted = blocksFromHtml('<img>'.repeat(pictures.length))
  void insert(view, pasted, pictures, target)
  return true
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
  if (source.present().length > BLOCKS_PER_PAGE)
    toast.error(`A page has room for ${BLOCKS_PER_PAGE} blocks. Nothing was cut: delete or merge some to save it.`)
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
      missing === 1
        ? 'One picture couldn’t be read from the clipboard. Its block is still empty.'
        : `${missing} pictures couldn’t be read from the clipboard. Their blocks are still empty.`,
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
