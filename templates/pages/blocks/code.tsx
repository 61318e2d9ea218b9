import type { BlockProps, BlockView } from './block.ts'
import css from './code.css?inline'
import { useSay } from '../../parts/say.ts'

function Code({ block, page }: BlockProps<'code'>) {
  const say = useSay()
  const { code = '', language = '', caption = '' } = block
  const name = language.trim()
  const tokens = page.highlight?.(code, name) ?? [{ text: code }]
  return (
    <figure className="code">
      {(caption.trim() || name) && (
        <figcaption>
          <span dir="auto">{caption.trim()}</span>
          {name && <span className="code-language">{name}</span>}
        </figcaption>
      )}
      <pre tabIndex={0} role="group" aria-label={caption.trim() || say('Code')} dir="ltr">
        <code>
          {tokens.map(({ text, kind }, index) =>
            kind ? (
              <span key={index} data-token={kind}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </code>
      </pre>
    </figure>
  )
}

export const code: BlockView<'code'> = { Component: Code, css, isEmpty: (block) => !block.code?.trim() }
