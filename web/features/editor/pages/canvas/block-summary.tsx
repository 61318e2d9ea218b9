import { isHolding, walkFields } from '@vitrine/common/fields/walk'
import { blockDefinition, blockTypes } from '@vitrine/common/portfolio/pages/block-types'
import { textsOfBlock } from '@vitrine/common/portfolio/pages/block-texts'
import type { Block, BlockOf } from '@vitrine/common/portfolio/pages/blocks'
import { fileNameOf } from '@vitrine/common/picture-paths'
import { getAt } from '@vitrine/common/portfolio/paths'
import { picturePartsOf } from '@vitrine/common/portfolio/picture-parts'
import { useOwnPictures } from '../../../../lib/pictures/private-pictures.ts'
import { heard, say } from '../../../../lib/words/say.ts'

const SHOWN_PICTURES = 6

interface BlockPicture {
  src: string
  path: string
  alt: string
}

/** The pictures of a block that are there. */
export function picturesOf(block: Block): BlockPicture[] {
  const section = { id: block.type, label: '', hideable: false, fields: blockDefinition(block)?.fields ?? [] }
  const text = (path: string) => {
    const value = getAt(block, path)
    return typeof value === 'string' ? value : ''
  }
  return walkFields({ sections: [section] }, block)
    .filter(isHolding('picture'))
    .map(({ path }) => picturePartsOf(path))
    .map(({ src, storage, alt }) => ({ src: text(src), path: text(storage), alt: text(alt) }))
    .filter(({ src, path }) => src !== '' || path !== '')
}

/** The names of the files of a block. */
function filesOf(block: Block): string[] {
  if (block.type === 'file') return block.filePath ? [fileName(block.filePath, block.fileFacts?.name)] : []
  if (block.type !== 'media' || !block.mediaPath) return []
  const name = fileName(block.mediaPath, block.mediaFacts?.name)
  return [block.captionsPath || block.captions ? say('{name}, with captions', { name }) : name]
}

const fileName = (path: string, name: string | undefined) => name || fileNameOf(path)

/**
 * What is in a block whose form is closed.
 * @param isAwaited whether its picture or file is on its way
 */
export function BlockSummary({ block, isAwaited = false }: { block: Block; isAwaited?: boolean }) {
  const resolve = useOwnPictures()
  const pictures = picturesOf(block)
  const texts = [...filesOf(block), ...textsOfBlock(block)]
  if (pictures.length === 0 && texts.length === 0)
    return <p className="text-sm text-muted">{isAwaited ? say('Uploading…') : say('Nothing in it yet')}</p>
  return (
    <div className="grid gap-2">
      {pictures.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {pictures.slice(0, SHOWN_PICTURES).map(({ src, path }, index) => (
            <img
              key={`${index} ${path || src}`}
              src={resolve({ src, path }) ?? undefined}
              alt=""
              loading="lazy"
              className={
                pictures.length === 1
                  ? 'max-h-56 max-w-full rounded border border-line object-contain'
                  : 'size-20 rounded border border-line object-cover'
              }
            />
          ))}
          {pictures.length > SHOWN_PICTURES && (
            <span className="self-center text-sm text-muted">
              {say('and {n} more', { n: pictures.length - SHOWN_PICTURES })}
            </span>
          )}
        </div>
      )}
      {block.type === 'summary' ? (
        <Facts block={block} />
      ) : (
        texts.length > 0 && <p className="line-clamp-3 text-sm break-words whitespace-pre-line">{texts.join('\n')}</p>
      )}
    </div>
  )
}

/** Short answers, which say little without what was asked. */
function Facts({ block }: { block: BlockOf<'summary'> }) {
  const facts = blockTypes.summary.fields.flatMap(({ path, label }) => {
    const value = getAt(block, path)
    return typeof value === 'string' && value.trim() !== '' ? [{ label, value }] : []
  })
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {facts.map(({ label, value }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{heard(label)}</dt>
          <dd className="line-clamp-2 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
