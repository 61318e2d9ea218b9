import { Link } from '../../parts/link.tsx'
import { addressOf } from '../../parts/texts.ts'
import type { BlockProps, BlockView } from './block.ts'
import css from './figure.css?inline'
import { useSay } from '../../parts/say.ts'

function Figure({ block }: BlockProps<'figure'>) {
  const say = useSay()
  const { value = '', label = '', source = '', sourceLink } = block
  const href = addressOf(sourceLink)
  return (
    <figure className="number">
      {value.trim() && (
        <p className="number-value" dir="auto" data-long={[...value.trim()].length > 9 || undefined}>
          {value.trim()}
        </p>
      )}
      {label.trim() && (
        <p className="number-label" dir="auto">
          {label.trim()}
        </p>
      )}
      {(source.trim() || href) && (
        <figcaption dir="auto">
          {say('Source:')} <Link href={href}>{source.trim() || sourceLink}</Link>
        </figcaption>
      )}
    </figure>
  )
}

export const figure: BlockView<'figure'> = {
  Component: Figure,
  css,
  isEmpty: ({ value, label }) => !value?.trim() && !label?.trim(),
  brief: true,
}
