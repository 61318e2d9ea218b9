import type { Block } from '@vitrine/common/portfolio/pages/blocks'

export interface BenchProject {
  title: string
  description: string
}

/** Projects of a portfolio, the same for every editor. @param length characters of a description */
export function benchProjects(count: number, length = 120): BenchProject[] {
  const sentence = 'A log that several machines write and every one of them reads in the same order. '
  return Array.from({ length: count }, (_, index) => ({
    title: `Project number ${index + 1}`,
    description: sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length),
  }))
}

const kinds: readonly ((number: number) => Block)[] = [
  (number) => ({ type: 'heading', text: `Project number ${number}` }),
  () => ({ type: 'text', text: `<p>${'One line of several. '.repeat(20).trim()}</p><ul><li><p>A point</p></li></ul>` }),
  () => ({ type: 'figure', value: '+15 %', label: 'orders' }),
  () => ({ type: 'quote', text: 'It works as it should.', author: 'Somebody' }),
  () => ({ type: 'code', code: 'const next = departures.slice(0, 3)', language: 'typescript' }),
  () => ({ type: 'decisions', decisions: [{ itemId: 'a', chosen: 'A list', rejected: 'A map', why: 'Few places' }] }),
]

/** Blocks of a page, of one type after the other. */
export const benchBlocks = (count: number): Block[] =>
  Array.from({ length: count }, (_, index) => ({
    itemId: `block-${index}`,
    ...(kinds[index % kinds.length]?.(index + 1) ?? { type: 'divider' }),
  }))
