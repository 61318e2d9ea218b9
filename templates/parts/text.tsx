import { createElement, type HTMLAttributes } from 'react'
import { useSource, type SourceProps } from './sources.ts'

/** Holds a text that has no element of its own, in previews only. Not a span, which the styles of a template may be about. */
const TEXT_ELEMENT = 'source-text'

type TextTag =
  | 'p'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'span'
  | 'li'
  | 'div'
  | 'dt'
  | 'dd'
  | 'strong'
  | 'em'
  | 'cite'
  | 'small'
  | 'figcaption'
  | 'time'

interface TextProps<From extends object> extends SourceProps<From>, Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The element around the text; a blank text has none. */
  as?: TextTag
  /** Of a `time`. */
  dateTime?: string
  /** What is shown, where that is not the field as it is stored. */
  children?: string
}

/** A text of the content. */
export function Text<From extends object>({ from, field, as, children, ...attributes }: TextProps<From>) {
  const source = useSource({ from, field })
  const stored = from?.[field]
  const shown = children ?? (typeof stored === 'string' ? stored : '')
  if (shown.trim() === '') return null
  if (as) return createElement(as, { ...attributes, ...source }, shown)
  return Object.keys(source).length > 0 ? createElement(TEXT_ELEMENT, source, shown) : shown
}
