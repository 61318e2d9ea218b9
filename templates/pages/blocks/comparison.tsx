import { hasPicture } from '../../picture.ts'
import type { BlockProps, BlockView } from './block.ts'
import { Caption } from './caption.tsx'
import css from './comparison.css?inline'
import { Shot, useRatio } from './shot.tsx'
import { useSay } from '../../parts/say.ts'

/**
 * Two pictures over each other, of which scrolling uncovers the second: by keyboard, touch and wheel, without a script. Both stay in
 * their place while the window onto the first moves. `page-scripts/comparison.ts` lets it be dragged with a mouse.
 */
function Comparison({ block, page }: BlockProps<'comparison'>) {
  const say = useSay()
  const before = page.picture({ src: block.before, path: block.beforePath })
  const after = page.picture({ src: block.after, path: block.afterPath })
  const ratio = useRatio(after ?? '')
  if (!before || !after) return null
  const labels = { before: block.beforeLabel?.trim() || say('Before'), after: block.afterLabel?.trim() || say('After') }
  const sizes = '(min-width: 1280px) 1180px, 94vw'
  return (
    <figure className="comparison" data-ratio={ratio}>
      <div
        className="compare"
        role="group"
        aria-label={say('{before} and {after}: scroll sideways to compare', labels)}
        tabIndex={0}
        data-compare=""
      >
        <div className="compare-track">
          <div className="compare-shot">
            <Shot src={after} alt={block.afterAlt} sizes={sizes} />
            <span className="compare-label" dir="auto">
              {labels.after}
            </span>
          </div>
          <div className="compare-window">
            <div className="compare-shot">
              <Shot src={before} alt={block.beforeAlt} sizes={sizes} />
              <span className="compare-label" dir="auto">
                {labels.before}
              </span>
            </div>
          </div>
          <span className="compare-handle" aria-hidden="true" />
          <span className="compare-start" aria-hidden="true" />
        </div>
      </div>
      <Caption text={block.caption} />
    </figure>
  )
}

export const comparison: BlockView<'comparison'> = {
  Component: Comparison,
  css,
  isEmpty: ({ before, beforePath, after, afterPath }) =>
    !hasPicture(before, beforePath) || !hasPicture(after, afterPath),
  span: 'wide',
  scripted: true,
}
