import { Fragment, type ReactNode } from 'react'
import { say } from './say.ts'
import type { Word } from './words.ts'

type Filled<W> = W extends `${string}{${infer Name}}${infer Rest}`
  ? Readonly<Record<Name, ReactNode>> & Filled<Rest>
  : unknown

/** Says something with elements in it, such as links: `sayWith('By {name}', { name: <b>{name}</b> })`. */
export function sayWith<W extends Word>(word: W, values: Filled<W>): ReactNode {
  const text = (say as (word: Word) => string)(word)
  const byName = values as Readonly<Record<string, ReactNode>>
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{byName[part]}</Fragment>))
}
