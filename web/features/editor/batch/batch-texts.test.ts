import { expect, it } from 'vitest'
import { announcement, summary } from './batch-texts.ts'
import { progressOf, type Entry } from './entry.ts'

const entries = (steps: Entry['step'][]) =>
  steps.map(
    (step, index) => ({ step, size: 1, share: 0, id: String(index), target: { label: 'Photographs' } }) as Entry,
  )
const saidOf = (steps: Entry['step'][], cancelled = 0) =>
  announcement(entries(steps), progressOf(entries(steps)), cancelled)

it('a screen reader hears of the beginning, the half and the end', () => {
  const said = [0, 1, 2, 3, 4].map((added) =>
    saidOf([...Array<'added'>(added).fill('added'), ...Array<'waiting'>(4 - added).fill('waiting')]),
  )
  expect(said).toEqual([
    'Adding 4 pictures to Photographs.',
    'Adding 4 pictures to Photographs.',
    'Half of the pictures are done.',
    'Half of the pictures are done.',
    '4 pictures added.',
  ])
})

it('what was not added is counted by its reason', () => {
  expect(summary(progressOf(entries(['added', 'failed', 'failed', 'duplicate'])), 2)).toBe(
    '1 picture added, 2 failed, 1 already here, 2 cancelled',
  )
  expect(summary(progressOf([]), 3)).toBe('No picture added, 3 cancelled')
})
