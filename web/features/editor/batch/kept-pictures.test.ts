import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import type { Entry } from './entry.ts'
import { keptPictures, leftPictures, removeOldPictures } from './kept-pictures.ts'

const DAY_MS = 86_400_000
let serial = 0

const entry = (more: Partial<Entry> = {}): Entry => ({
  id: `entry-${serial++}`,
  order: Date.now(),
  name: 'a.png',
  size: 1,
  target: { list: 'content.gallery.images', label: 'Photographs', picture: 'src' },
  itemId: 'a',
  step: 'waiting',
  share: 0,
  message: '',
  canRetry: true,
  isWanted: false,
  ...more,
})

it('pictures are found again by account, portfolio and editor, in order', async () => {
  const place = { uid: 'ada', portfolioId: 'p1' }
  const [second, first] = [entry({ order: 2 }), entry({ order: 1 })]
  const kept = keptPictures(place, 'editor-1')
  await kept.put([second, first])
  await keptPictures({ uid: 'eve', portfolioId: 'p1' }, 'editor-2').put([entry()])
  await keptPictures({ uid: 'ada', portfolioId: 'p2' }, 'editor-3').put([entry()])
  await kept.putFile(first.id, new File(['bytes'], 'a.png'))
  expect([...(await leftPictures(place))]).toEqual([['editor-1', [first, second]]])
  expect(await kept.file(first.id)).toBeDefined()
  await kept.remove([first.id, second.id])
  expect((await leftPictures(place)).size).toBe(0)
  expect(await kept.file(first.id)).toBeUndefined()
})

it('what nobody came back for goes after a month', async () => {
  const place = { uid: 'ada', portfolioId: 'old' }
  const now = Date.now()
  const [recent, old] = [entry({ order: now - 29 * DAY_MS }), entry({ order: now - 31 * DAY_MS })]
  const kept = keptPictures(place, 'editor-1')
  await kept.put([recent, old])
  await removeOldPictures(now)
  expect((await leftPictures(place)).get('editor-1')).toEqual([recent])
})

it('a picture that was added is known in its portfolio only', async () => {
  await keptPictures({ uid: 'ada', portfolioId: 'p1' }, 'e').remember('hash', { path: 'images/a.png', name: 'a.png' })
  expect(await keptPictures({ uid: 'ada', portfolioId: 'p1' }, 'e').known('hash')).toMatchObject({ name: 'a.png' })
  expect(await keptPictures({ uid: 'ada', portfolioId: 'p2' }, 'e').known('hash')).toBeUndefined()
})
