import { recordView } from '@vitrine/common/api/public'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clientId } from './client-id.ts'
import { trackView, wantsNoTracking } from './tracking.ts'

const DAY_MS = 86_400_000

function memoryStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

const refusing = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('clientId', () => {
  const key = 'vitrine-cid'
  const now = Date.UTC(2026, 0, 1)

  it('stays the same for 30 days and is another then', () => {
    const local = memoryStorage()
    const id = clientId([() => local], key, now)
    expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
    expect(clientId([() => local], key, now + 30 * DAY_MS - 1)).toBe(id)
    expect(clientId([() => local], key, now + 30 * DAY_MS)).not.toBe(id)
  })

  it('falls back to the next storage, and to none', () => {
    const session = memoryStorage()
    const id = clientId([refusing, () => session], key, now)
    expect(clientId([refusing, () => session], key, now)).toBe(id)
    expect(clientId([refusing, refusing], key, now)).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
  })

  it.each(['short.9999999999999', 'has space in it.9999999999999', `${'x'.repeat(65)}.9999999999999`, 'no-end-given', ''])(
    'replaces a stored %j',
    (stored) => {
      const local = memoryStorage()
      local.setItem(key, stored)
      expect(stored).not.toContain(clientId([() => local], key, now))
    },
  )
})

describe('wantsNoTracking', () => {
  it('honours Do Not Track and Global Privacy Control', () => {
    expect(wantsNoTracking({ doNotTrack: '1' }, {})).toBe(true)
    expect(wantsNoTracking({ doNotTrack: null }, { doNotTrack: '1' })).toBe(true)
    expect(wantsNoTracking({ globalPrivacyControl: true }, {})).toBe(true)
    expect(wantsNoTracking({ doNotTrack: '0', globalPrivacyControl: false }, {})).toBe(false)
    expect(wantsNoTracking({ doNotTrack: null }, {})).toBe(false)
  })
})

describe('trackView', () => {
  const named = { username: 'maren', portfolio: 'p1' }
  const sendBeacon = vi.fn<(path: string, body: Blob) => boolean>()

  const page = (navigator: object = {}, more: object = {}) => {
    const storage = memoryStorage()
    const defaultView = {
      navigator: { sendBeacon, ...navigator },
      location: { href: 'https://vitrine.example/maren' },
      localStorage: storage,
      sessionStorage: memoryStorage(),
    }
    return { defaultView, referrer: 'https://search.example/', ...more } as unknown as Document
  }

  beforeEach(() => {
    sendBeacon.mockReset().mockReturnValue(true)
  })

  it('sends one view that the contract accepts, as JSON', async () => {
    trackView(page(), named)
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    const [path, blob] = sendBeacon.mock.calls[0]!
    expect(path).toBe(recordView.path)
    expect(blob.type).toBe('application/json')
    const body: unknown = JSON.parse(await blob.text())
    expect(recordView.body.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({
      username: 'maren',
      portfolioId: 'p1',
      url: 'https://vitrine.example/maren',
      referrer: 'https://search.example/',
    })
  })

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('sends nothing under %j', (signal) => {
    trackView(page(signal), named)
    expect(sendBeacon).not.toHaveBeenCalled()
  })

  it('sends nothing for a preview, which names no page', () => {
    trackView(page(), {})
    trackView(page(), { username: 'maren' })
    expect(sendBeacon).not.toHaveBeenCalled()
  })

  it('waits until a page that was prepared in advance is seen', () => {
    const seen: (() => void)[] = []
    const addEventListener = (_: string, listener: () => void) => seen.push(listener)
    trackView(page({}, { prerendering: true, addEventListener }), named)
    expect(sendBeacon).not.toHaveBeenCalled()
    seen.forEach((listener) => listener())
    expect(sendBeacon).toHaveBeenCalledTimes(1)
  })

  it('uses fetch where a beacon is refused, and never fails', async () => {
    sendBeacon.mockReturnValue(false)
    const request = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
    trackView(page(), named)
    expect(request).toHaveBeenCalledWith(recordView.path, expect.objectContaining({ method: 'POST', keepalive: true }))
    await Promise.allSettled(request.mock.results.map(({ value }) => value as Promise<unknown>))
    request.mockRestore()
  })
})
