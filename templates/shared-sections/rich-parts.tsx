import type { ReactNode } from 'react'
import { picturePartsOf } from '@vitrine/common/portfolio/picture-parts'
import type { SectionProps } from '../definition.ts'
import { Picture } from '../parts/picture.tsx'
import type { SourceProps } from '../parts/sources.ts'
import { Text } from '../parts/text.tsx'
import type { Values } from './sections.ts'

interface SingleProps {
  /** Class of the list. */
  of?: string
  className?: string
  children: ReactNode
}

/** One entry, in whose place and lines the template sets entries. */
export const Single = ({ of = 'entries rich', className, children }: SingleProps) => (
  <ul role="list" className={of}>
    <li className={className}>{children}</li>
  </ul>
)

interface CoverProps extends Pick<SectionProps, 'picture'> {
  item: Values | undefined
  image: string
  width: number
  height: number
}

export function Cover({ item, image, picture, width, height }: CoverProps) {
  const { src, storage, alt } = picturePartsOf(image)
  const address = picture({ src: textAt(item, src), path: textAt(item, storage) })
  return (
    address && (
      <div className="rich-cover">
        <Picture
          src={address}
          from={item}
          field={image}
          alt={textAt(item, alt)}
          width={width}
          height={height}
          sizes="(min-width: 760px) 40vw, 92vw"
        />
      </div>
    )
  )
}

interface TagsProps<From extends object> extends SourceProps<From> {
  words: readonly string[]
}

/** Words in a row, in the look of the template's own where it has one. */
export function Tags<From extends object>({ words, from, field }: TagsProps<From>) {
  if (words.length === 0) return null
  return (
    <ul role="list" className="rich-tags tags">
      {words.map((word, index) => (
        <Text as="li" key={index} dir="auto" from={from} field={field}>
          {word}
        </Text>
      ))}
    </ul>
  )
}

/** A text of any item, so that each kind of item is a few lines above. */
export function textAt(item: Values | undefined, field: string | undefined): string | undefined {
  const value = field === undefined ? undefined : item?.[field]
  return typeof value === 'string' ? value : undefined
}
