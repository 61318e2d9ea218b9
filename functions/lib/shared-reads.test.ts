import { expect, it, vi } from 'vitest'
import { SharedReads } from './shared-reads.ts'

/** Reads that end when the test says so. */
function controlled() {
  const begun: { key: string; end: (value: number) => void; fail: (error: Error) => void }[] = []
  const reads = new SharedReads((key) => new Promise<number>((end, fail) => begun.push({ key, end, fail })))
  return { reads, begun }
}

it('whoever asks while a read is under way gets the next one, together', async () => {
  const { reads, begun } = controlled()
  const first = reads.get('a')
  const crowd = [reads.get('a'), reads.get('a'), reads.get('a')]
  expect(begun).toHaveLength(1)
  begun[0]?.end(1)
  expect(await first).toBe(1)
  await vi.waitFor(() => expect(begun).toHaveLength(2))
  const late = reads.get('a')
  begun[1]?.end(2)
  expect(await Promise.all(crowd)).toEqual([2, 2, 2])
  await vi.waitFor(() => expect(begun).toHaveLength(3))
  begun[2]?.end(3)
  expect(await late).toBe(3)
})

it('a read that has ended is not remembered', async () => {
  const { reads, begun } = controlled()
  const first = reads.get('a')
  begun[0]?.end(1)
  await first
  const second = reads.get('a')
  expect(begun).toHaveLength(2)
  begun[1]?.end(2)
  expect(await second).toBe(2)
})

it('keeps keys apart', () => {
  const { reads, begun } = controlled()
  void reads.get('a')
  void reads.get('b')
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b'])
})

it('a failure is told to those who asked for that read, and the next one is made all the same', async () => {
  const { reads, begun } = controlled()
  const first = reads.get('a')
  const second = reads.get('a')
  begun[0]?.fail(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await vi.waitFor(() => expect(begun).toHaveLength(2))
  begun[1]?.end(2)
  expect(await second).toBe(2)
})
