import { readableSize } from '@vitrine/common/file-facts'
import { safeImageSource } from '@vitrine/common/links'
import { fileNameOf } from '@vitrine/common/picture-paths'
import type { BlockOf } from '@vitrine/common/portfolio/pages/blocks'
import { filled } from '../../parts/texts.ts'
import type { BlockProps, BlockView } from './block.ts'
import css from './file.css?inline'
import { useWording } from '../../parts/say.ts'

/** What kind of file it is, by its ending: PDF, ZIP. */
const endingOf = ({ file = '', filePath }: BlockOf<'file'>): string =>
  /\.([a-z\d]{2,5})(?:[?#].*)?$/i.exec(filePath ?? file)?.[1]?.toUpperCase() ?? ''

/** The name of the file itself, where it has no other. */
function fileName(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

function File({ block, page }: BlockProps<'file'>) {
  const { say, language } = useWording()
  const href = page.picture({ src: block.file, path: block.filePath })
  if (!href) return null
  const { name = '', bytes } = block.fileFacts ?? {}
  const details = filled([endingOf(block), bytes ? readableSize(bytes, language) : '', block.description])
  return (
    <a className="file" href={href} download="">
      <span className="file-name" dir="auto">
        {block.name?.trim() ||
          name.trim() ||
          (block.filePath ? fileNameOf(block.filePath) : fileName(href)) ||
          say('Download')}
      </span>
      {details.length > 0 && (
        <span className="file-details" dir="auto">
          {details.join(' · ')}
        </span>
      )}
    </a>
  )
}

export const file: BlockView<'file'> = {
  Component: File,
  css,
  isEmpty: (block) => !block.filePath && safeImageSource(block.file) === null,
}
