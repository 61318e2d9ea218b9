import { afterEach, expect, it, vi } from 'vitest'
import type { ArchivedPortfolio } from '@vitrine/common/portfolio/exchange/archive'
import { toOwnFile } from '@vitrine/common/portfolio/exchange/own'
import type { FoundPage } from '@vitrine/common/portfolio/exchange/page-import'
import { ApiError } from '../../../lib/api-error.ts'
import { createImportRun } from './import-run.ts'
import type { RunCalls } from './calls.ts'

afterEach(() => void vi.useRealTimers())

const portfolio = (name: string): ArchivedPortfolio => ({
  id: name,
  file: toOwnFile({
    name,
    templateId: 'developer-pro',
    content: { hero: { avatarPath: `user-assets/a/${name}/images/a.png` } },
    design: {},
    layout: { hidden: [] },
    pages: ['First', 'Second'].map((title) => ({ kind: 'article', slug: title.toLowerCase(), content: { title } })),
  }),
  pictures: [{ path: `user-assets/a/${name}/images/a.png`, kind: 'images', fileName: 'a.png', entry: 'a.png' }],
  missing: [],
  pageNotes: [],
})

/** A run whose uploads fail once as the test says, by the names of the portfolios. */
function scene(given: Record<string, Error>) {
  const failures = new Map(Object.entries(given))
  const drafts = new Map<string, string>()
  const removed: string[] = []
  const pages: (FoundPage & { in: string })[] = []
  let signal: () => AbortSignal = () => new AbortController().signal
  let onUpload: () => void = () => undefined
  const calls: RunCalls = {
    create: async (_templateId, name) => {
      drafts.set(`${drafts.size}`, name)
      return `${drafts.size - 1}`
    },
    find: async () => null,
    upload: async (id) => {
      onUpload()
      signal().throwIfAborted()
      const name = drafts.get(id)?.replace(' (incomplete)', '') ?? ''
      const failure = failures.get(name)
      failures.delete(name)
      if (failure) throw failure
      return { path: `user-assets/b/${id}/images/a.png`, url: '' }
    },
    update: async (id, { name }) => void drafts.set(id, name),
    createPage: async (id, { kind, slug, content: { title = '' } }) => {
      const failure = failures.get(`${drafts.get(id)?.replace(' (incomplete)', '')}/${title}`)
      failures.delete(`${drafts.get(id)?.replace(' (incomplete)', '')}/${title}`)
      if (failure) throw failure
      pages.push({ id: `page-${pages.length}`, in: id, kind, slug, title })
      return { id: `page-${pages.length - 1}`, slug }
    },
    pagesOf: async (id) => pages.filter((page) => page.in === id),
    remove: async ({ id }) => {
      drafts.delete(id)
      removed.push(id)
    },
  }
  const run = createImportRun(
    ['A', 'B', 'C'].map(portfolio),
    (current) => {
      signal = current
      return calls
    },
    () => undefined,
  )
  return {
    run,
    drafts,
    removed,
    pages,
    steps: () => run.items().map(({ state }) => state.step),
    onUpload: (then: () => void) => (onUpload = then),
  }
}

it('goes on with the next where one fails by itself, and brings in only that one when it is tried again', async () => {
  const { run, drafts, steps } = scene({ B: new ApiError(413, 'too-large', 'Too large.') })
  await run.run()
  expect(steps()).toEqual(['done', 'failed', 'done'])
  expect(run.items()[1]?.state).toMatchObject({ message: 'Too large.', isLeft: true })
  await run.run()
  expect(steps()).toEqual(['done', 'done', 'done'])
  expect([...drafts.values()]).toEqual(['A', 'B', 'C'])
})

it.each([
  ['the account', new ApiError(409, 'storage-full', 'Full.')],
  ['the connection', new ApiError(0, 'network', 'Network.')],
  ['everybody', new ApiError(429, 'rate-limited', 'Wait.')],
])('begins no further one where the failure is one of %s', async (_whose, failure) => {
  const { run, drafts, steps } = scene({ A: failure })
  await run.run()
  expect(steps()).toEqual(['failed', 'waiting', 'waiting'])
  expect([...drafts.values()]).toEqual(['A (incomplete)'])
  await run.run()
  expect([...drafts.values()]).toEqual(['A', 'B', 'C'])
})

it('stops, says what is incomplete, and takes it away or goes on with it', async () => {
  const { run, drafts, removed, steps, onUpload } = scene({})
  onUpload(() => drafts.get('1') && void run.stop())
  await run.run()
  expect(steps()).toEqual(['done', 'stopped', 'waiting'])
  expect(run.items()[1]?.state).toMatchObject({ isLeft: true })
  await run.removeIncomplete()
  expect(removed).toEqual(['1'])
  expect(steps()).toEqual(['done', 'waiting', 'waiting'])
  onUpload(() => undefined)
  await run.run()
  expect([...drafts.values()].sort()).toEqual(['A', 'B', 'C'])
})

const often = (retryAfter: number) => new ApiError(429, 'rate-limited', 'Wait.', { retryAfter })

it('waits as long as the server says where there were too many calls, and goes on by itself', async () => {
  vi.useFakeTimers()
  const { run, drafts, steps } = scene({ B: often(420) })
  const over = run.run()
  await vi.advanceTimersByTimeAsync(419_000)
  expect(steps()).toEqual(['done', 'paused', 'waiting'])
  expect(run.items()[1]?.state).toMatchObject({ until: Date.now() + 1_000 })
  await vi.advanceTimersByTimeAsync(1_000)
  await over
  expect(steps()).toEqual(['done', 'done', 'done'])
  expect([...drafts.values()]).toEqual(['A', 'B', 'C'])
})

it('waits for a limit of pages, too, and makes none of them twice', async () => {
  vi.useFakeTimers()
  const { run, drafts, pages, steps } = scene({ 'A/Second': often(420) })
  const over = run.run()
  await vi.advanceTimersByTimeAsync(419_000)
  expect(run.items()[0]?.state).toMatchObject({ step: 'paused', pictures: 1, pages: 1 })
  expect([...drafts.values()]).toEqual(['A (incomplete)'])
  await vi.advanceTimersByTimeAsync(1_000)
  await over
  expect(steps()).toEqual(['done', 'done', 'done'])
  expect(pages.map((page) => `${drafts.get(page.in)} ${page.title}`)).toEqual(
    ['A', 'B', 'C'].flatMap((name) => [`${name} First`, `${name} Second`]),
  )
})

it('can be stopped while it waits, and keeps what is there', async () => {
  vi.useFakeTimers()
  const { run, drafts, steps } = scene({ B: often(420) })
  const over = run.run()
  await vi.advanceTimersByTimeAsync(60_000)
  await run.stop()
  await over
  expect(steps()).toEqual(['done', 'stopped', 'waiting'])
  expect([...drafts.values()]).toEqual(['A', 'B (incomplete)'])
})

it('does not wait for a limit of the day', async () => {
  const { run, steps } = scene({ B: often(80_000) })
  await run.run()
  expect(steps()).toEqual(['done', 'failed', 'waiting'])
})

it('begins one anew whose draft its owner has removed', async () => {
  const { run, steps } = scene({ A: new ApiError(404, 'not-found', 'Gone.') })
  await run.run()
  expect(run.items()[0]?.state).toMatchObject({ step: 'failed', isLeft: false })
  await run.run()
  expect(steps()).toEqual(['done', 'done', 'done'])
})
