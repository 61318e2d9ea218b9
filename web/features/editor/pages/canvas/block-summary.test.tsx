import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import { BlockSummary } from './block-summary.tsx'

// It asks Storage, which is not there.
vi.mock('../../../../lib/pictures/private-pictures.ts', () => ({ useOwnPictures: () => () => null }))

const wordsOf = (block: Block) =>
  renderToStaticMarkup(<BlockSummary block={block} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it('names the lines of a summary, and leaves out those that are empty', () => {
  expect(wordsOf({ type: 'summary', problem: 'P', team: ' ', result: 'It works' })).toBe('Problem P Result It works')
  expect(wordsOf({ type: 'summary', team: ' ' })).toBe('Nothing in it yet')
})

it('shows the words of other blocks as they are', () => {
  expect(wordsOf({ type: 'figure', value: '+15 %', label: 'sold' })).toBe('+15 % sold')
})
