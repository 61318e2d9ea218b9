import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { ReadsTogether } from './read-together.ts'

const ref = (path: string) => ({ path }) as DocumentReference

/** Reads that say which request they were part of; a path with "broken" in it fails. */
function counted() {
  const requests: string[][] = []
  const reads = new ReadsTogether((refs) => {
    const paths = refs.map(({ path }) => path)
    requests.push(paths)
    if (paths.includes('broken')) return Promise.reject(new Error('unavailable'))
    return Promise.resolve(paths.map((id) => ({ id, request: requests.length }) as unknown as DocumentSnapshot))
  })
  return { requests, read: (path: string) => reads.read(ref(path)) }
}

it('what is asked for in one turn is read with one request, each document once', async () => {
  const { requests, read } = counted()
  const answers = await Promise.all(['a', 'b', 'a', 'c'].map(read))
  expect(requests).toEqual([['a', 'b', 'c']])
  expect(answers.map(({ id }) => id)).toEqual(['a', 'b', 'a', 'c'])
})

it('an answer is never older than its question', async () => {
  const { requests, read } = counted()
  const first = await read('a')
  const second = await read('a')
  expect(requests).toEqual([['a'], ['a']])
  expect([first, second]).toEqual([
    { id: 'a', request: 1 },
    { id: 'a', request: 2 },
  ])
})

it('a failure is told to all who asked, and to nobody afterwards', async () => {
  const { read } = counted()
  const outcomes = await Promise.allSettled(['a', 'broken'].map(read))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await read('a')).id).toBe('a')
})
