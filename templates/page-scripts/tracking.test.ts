import { setImmediate } from 'node:timers/promises'
import { OWN_ACCOUNT_KEY } from '@vitrine/common/analytics/constants'
import { recordClick, recordView } from '@vitrine/common/api/analytics'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clientId } from './client-id.ts'
import { ownerMark } from './owner-mark.ts'
import { AT_REST_MS, track, wantsNoTracking } from './tracking.ts'

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

  it('stays the same for 30 days, then changes', () => {
    const local = memoryStorage()
    const id = clientId([() => local], key, now)
    expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
    expect(clientId([() => local], key, now + 30 * DAY_MS - 1)).toBe(id)
    expect(clientId([() => local], key, now + 30 * DAY_MS)).not.toBe(id)
  })

  it('falls back to the next storage, then to none', () => {
    const session = memoryStorage()
    const id = clientId([refusing, () => session], key, now)
    expect(clientId([refusing, () => session], key, now)).toBe(id)
    expect(clientId([refusing, refusing], key, now)).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
  })

  it.each([
    'short.9999999999999',
    'has space in it.9999999999999',
    `${'x'.repeat(65)}.9999999999999`,
    'no-end-given',
    '',
  ])('replaces a stored %j', (stored) => {
    const local = memoryStorage()
    local.setItem(key, stored)
    expect(stored).not.toContain(clientId([() => local], key, now))
  })
})

describe('wantsNoTracking', () => {
  it('honours Do Not Track and Global Privacy Control', () => {
    expect(wantsNoTracking({ doNotTrack: '1' })).toBe(true)
    expect(wantsNoTracking({ globalPrivacyControl: true })).toBe(true)
    expect(wantsNoTracking({ doNotTrack: '0', globalPrivacyControl: false })).toBe(false)
    expect(wantsNoTracking({ doNotTrack: null })).toBe(false)
  })
})

/** As much of a link as is looked at; a browser's is tried in tests/e2e. */
class FakeElement {
  readonly link: object | null

  constructor(link: object | null) {
    this.link = link
  }

  closest() {
    return this.link
  }
}

class FakeLink {
  readonly href: string

  constructor(href: string) {
    this.href = href
  }
}

describe('track', () => {
  const named = { username: 'maren', portfolio: 'p1' }
  const painted = Promise.resolve()
  const sendBeacon = vi.fn<(path: string, body: Blob) => boolean>()
  const listeners = new Map<string, (event: object) => void>()

  const page = (navigator: object = {}, more: object = {}) => {
    const storage = memoryStorage()
    const defaultView = {
      navigator: { sendBeacon, ...navigator },
      location: { href: 'https://vitrine.example/maren', origin: 'https://vitrine.example' },
      localStorage: storage,
      sessionStorage: memoryStorage(),
    }
    const addEventListener = (name: string, listener: (event: object) => void) => listeners.set(name, listener)
    return { defaultView, referrer: 'https://search.example/', addEventListener, ...more } as unknown as Document
  }

  const click = async (href: string, more: object = {}, button = 0) => {
    const link = Object.assign(new FakeLink(href), {
      origin: new URL(href).origin,
      ariaLabel: null,
      innerText: 'My work',
      querySelector: () => null,
      closest: (selector: string) => (selector === 'section[id]' ? { id: 'projects' } : null),
      ...more,
    })
    listeners.get('click')?.({ target: new FakeElement(link), button })
    // Whose page it is, is asked before it is told.
    await setImmediate()
  }

  const sent = async (): Promise<{ path: string; body: Record<string, unknown> }[]> =>
    Promise.all(
      sendBeacon.mock.calls.map(async ([path, blob]) => ({
        path,
        body: JSON.parse(await blob.text()) as Record<string, unknown>,
      })),
    )

  beforeEach(() => {
    listeners.clear()
    sendBeacon.mockReset().mockReturnValue(true)
    vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    )
    vi.stubGlobal('setTimeout', (callback: () => void) => callback())
    vi.stubGlobal('Element', FakeElement)
    vi.stubGlobal('HTMLAnchorElement', FakeLink)
    return () => void vi.unstubAllGlobals()
  })

  it('sends one view that the contract accepts, as JSON', async () => {
    await track(page(), named, painted)
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/json')
    const [view] = await sent()
    expect(view?.path).toBe(recordView.path)
    expect(recordView.body.safeParse(view?.body).success).toBe(true)
    expect(view?.body).toMatchObject({
      username: 'maren',
      portfolioId: 'p1',
      url: 'https://vitrine.example/maren',
      referrer: 'https://search.example/',
    })
  })

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('sends and hears nothing under %j', async (signal) => {
    await track(page(signal), named, painted)
    expect(sendBeacon).not.toHaveBeenCalled()
    expect(listeners.size).toBe(0)
  })

  it('sends nothing in a preview', async () => {
    await track(page(), {}, painted)
    await track(page(), { username: 'maren' }, painted)
    expect(sendBeacon).not.toHaveBeenCalled()
  })

  it('does not count the owner’s signed-in browser', async () => {
    const owner = await ownerMark('uid-of-maren', 'p1')
    const signedInAs = (account: string) => {
      const root = page()
      root.defaultView?.localStorage.setItem(OWN_ACCOUNT_KEY, account)
      return root
    }
    await track(signedInAs('uid-of-maren'), { ...named, owner }, painted)
    expect(sendBeacon).not.toHaveBeenCalled()
    await track(signedInAs('somebody-else'), { ...named, owner }, painted)
    expect(sendBeacon).toHaveBeenCalledTimes(1)
  })

  it('waits until a prerendered page is shown', async () => {
    const tracked = track(page({}, { prerendering: true }), named, painted)
    await vi.waitFor(() => expect(listeners.has('prerenderingchange')).toBe(true), { timeout: 15_000 })
    expect(sendBeacon).not.toHaveBeenCalled()
    listeners.get('prerenderingchange')?.({})
    await tracked
    expect(sendBeacon).toHaveBeenCalledTimes(1)
  })

  it('listens to clicks at once and counts the view after the first picture', async () => {
    const pictured = Promise.withResolvers<unknown>()
    const tracked = track(page(), named, pictured.promise)
    await vi.waitFor(() => expect(listeners.has('click')).toBe(true), { timeout: 15_000 })
    await click('https://example.org/')
    expect((await sent()).map(({ path }) => path)).toEqual([recordClick.path])
    pictured.resolve(undefined)
    await tracked
    expect((await sent()).map(({ path }) => path)).toEqual([recordClick.path, recordView.path])
  })

  it('counts the view when the page is at rest', async () => {
    const timer = vi.fn<typeof setTimeout>()
    vi.stubGlobal('setTimeout', timer)
    const tracked = track(page(), named, painted)
    await setImmediate()
    expect(timer).toHaveBeenCalledWith(expect.any(Function), AT_REST_MS)
    expect(sendBeacon).not.toHaveBeenCalled()
    timer.mock.calls[0]?.[0]()
    await tracked
    expect((await sent()).map(({ path }) => path)).toEqual([recordView.path])
  })

  it('counts a view on leaving before the first picture', async () => {
    const tracked = track(page(), named, new Promise(() => {}))
    await vi.waitFor(() => expect(listeners.has('pagehide')).toBe(true), { timeout: 15_000 })
    expect(sendBeacon).not.toHaveBeenCalled()
    listeners.get('pagehide')?.({})
    await tracked
    expect((await sent()).map(({ path }) => path)).toEqual([recordView.path])
  })

  it('does not count a page that was opened in the background and closed unseen', async () => {
    void track(page({}, { visibilityState: 'hidden' }), named, new Promise(() => {}))
    await vi.waitFor(() => expect(listeners.has('visibilitychange')).toBe(true), { timeout: 15_000 })
    listeners.get('pagehide')?.({})
    await setImmediate()
    expect(sendBeacon).not.toHaveBeenCalled()
  })

  it('counts a page that was opened in the background once it is looked at', async () => {
    const opened = page({}, { visibilityState: 'hidden' })
    const tracked = track(opened, named, painted)
    await vi.waitFor(() => expect(listeners.has('visibilitychange')).toBe(true), { timeout: 15_000 })
    expect(sendBeacon).not.toHaveBeenCalled()
    Object.assign(opened, { visibilityState: 'visible' })
    listeners.get('visibilitychange')?.({})
    await tracked
    expect((await sent()).map(({ path }) => path)).toEqual([recordView.path])
  })

  it('counts one more view when the page comes back from the back/forward cache', async () => {
    await track(page(), named, painted)
    listeners.get('pageshow')?.({ persisted: false })
    listeners.get('pageshow')?.({ persisted: true })
    await setImmediate()
    const views = await sent()
    expect(views.map(({ path }) => path)).toEqual([recordView.path, recordView.path])
    expect(views[0]?.body.id).not.toBe(views[1]?.body.id)
  })

  it('sends an outbound click that the contract accepts', async () => {
    await track(page(), named, painted)
    await click('https://github.com/maren', { ariaLabel: 'GitHub' })
    const [view, told] = await sent()
    expect(told?.path).toBe(recordClick.path)
    expect(recordClick.body.safeParse(told?.body).success).toBe(true)
    expect(told?.body).toMatchObject({
      target: 'https://github.com/maren',
      type: 'social',
      label: 'GitHub',
      section: 'projects',
      cid: view?.body.cid,
    })
    expect(told?.body.id).not.toBe(view?.body.id)
  })

  it('cuts what a link says between characters: half of one would be refused, and the click lost', async () => {
    await track(page(), named, painted)
    await click('https://example.org/', { ariaLabel: `a${'🦊'.repeat(60)}` })
    expect((await sent())[1]?.body).toMatchObject({ label: `a${'🦊'.repeat(49)}` })
  })

  it.each([
    ['mailto:maren@example.com', 'email'],
    ['https://vitrine.example/files/cv.pdf', 'download'],
    ['https://example.org/', 'external'],
  ])('tells that %s is %s', async (href, type) => {
    await track(page(), named, painted)
    await click(href)
    expect((await sent())[1]?.body).toMatchObject({ target: href, type, label: 'My work' })
  })

  it.each(['https://vitrine.example/maren#projects', 'https://vitrine.example/'])(
    'says nothing of %s, which stays on the site',
    async (href) => {
      await track(page(), named, painted)
      await click(href)
      expect(sendBeacon).toHaveBeenCalledTimes(1)
    },
  )

  it('counts middle clicks but not right clicks', async () => {
    await track(page(), named, painted)
    await click('https://example.org/', {}, 2)
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    await click('https://example.org/', {}, 1)
    expect(sendBeacon).toHaveBeenCalledTimes(2)
  })

  it('counts the same link again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) })
    await track(page(), named, painted)
    for (const seconds of [0, 59.9, 60, 119.9]) {
      vi.setSystemTime(Date.UTC(2026, 0, 1) + seconds * 1000)
      await click('https://example.org/')
    }
    expect(sendBeacon).toHaveBeenCalledTimes(3)
    await click('https://example.org/other')
    expect(sendBeacon).toHaveBeenCalledTimes(4)
    vi.useRealTimers()
  })
})
