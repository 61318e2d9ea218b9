import { isObject } from '@vitrine/common/portfolio/changes'
import { textsInside } from '@vitrine/common/portfolio/pages/block-texts'
import { blockDefinition } from '@vitrine/common/portfolio/pages/block-types'
import { textOf } from '@vitrine/common/portfolio/value-text'
import { heard, say } from '../../../lib/words/say.ts'

/** How many texts of an item are enough to know it by. */
const SHOWN_TEXTS = 2

/** A value in a few lines of text. */
export function ConflictValue({ value }: { value: unknown }) {
  const lines = Array.isArray(value)
    ? value.map(lineOf)
    : [typeof value === 'boolean' ? say(value ? 'On' : 'Off') : textOf(value)]
  if (lines.every((text) => text === '')) return <span className="text-muted italic">{say('Empty')}</span>
  return (
    <span className="block max-h-40 overflow-y-auto break-words text-muted">
      {lines.map((text, index) => (
        <span key={index} className="block">
          {Array.isArray(value) ? `${index + 1}. ` : ''}
          {text}
        </span>
      ))}
    </span>
  )
}

/** An entry of a list: what is to be read in it, without addresses; of a block first what it is, such as “Quote: We slept”. */
function lineOf(entry: unknown): string {
  if (!isObject(entry)) return textOf(entry)
  const block = typeof entry.type === 'string' ? blockDefinition({ type: entry.type }) : null
  const choices = block?.fields.flatMap((field) => ('options' in field ? field.options.map(({ value }) => value) : []))
  const words = textsInside(entry)
    .slice(0, SHOWN_TEXTS)
    .map((text) => (choices?.includes(text) ? heard(text) : textOf(text)))
    .join(', ')
  if (!block) return words || textOf(entry)
  const label = heard(block.label)
  return words === '' ? label : say('{label}: {text}', { label, text: words })
}
