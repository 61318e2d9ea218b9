import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Items } from './items.tsx'

const numbered = (name: string, index: number) => (
  <li key={index}>
    {index} {name}
  </li>
)

it.each([0, 1, 16, 17, 200])('renders all of %i items in their order', (count) => {
  const names = Array.from({ length: count }, (_, index) => `item ${index}`)
  expect(renderToStaticMarkup(<Items items={names} render={numbered} />)).toBe(
    renderToStaticMarkup(<>{names.map(numbered)}</>),
  )
})
