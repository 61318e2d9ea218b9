import {
  CLICKS_CLEANUP_MS,
  DUPLICATE_CLICK_MS,
  LABEL_MAX_LENGTH,
  OWN_ACCOUNT_KEY,
} from '@vitrine/common/analytics/constants'
import { cutText } from '@vitrine/common/cut-text'
import { classifyLink } from '@vitrine/common/links'
import { clientId } from './client-id.ts'
import { ownerMark } from './owner-mark.ts'

const PATH = '/api/analytics/'

/**
 * Delay between the first picture and counting the view; a visitor who leaves before is counted on leaving. The first access to
 * storage blocks the page for some milliseconds, and in Chromium an idle callback may not come for a minute.
 */
export const AT_REST_MS = 500

interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

export const wantsNoTracking = (signals: PrivacySignals): boolean =>
  signals.doNotTrack === '1' || signals.globalPrivacyControl === true

/**
 * Counts a view of the page named by the script's data attributes, and clicks on links that lead away from it. Without the
 * attributes, as in previews, it does nothing. Errors do not reach the page.
 */
export async function track(
  root: Document,
  { username, portfolio, owner }: DOMStringMap,
  pictured: Promise<unknown>,
): Promise<void> {
  const view = root.defaultView
  if (!view || !username || !portfolio || wantsNoTracking(view.navigator)) return

  const perTab = () => view.sessionStorage
  const send = async (kind: 'views' | 'clicks', more?: object) => {
    if (await isOwnPage(view, portfolio, owner)) return
    const now = Date.now()
    const body = JSON.stringify({
      id: crypto.randomUUID(),
      username,
      portfolioId: portfolio,
      url: view.location.href.slice(0, 2048),
      referrer: root.referrer.slice(0, 2048),
      sessionId: clientId([perTab], 'vitrine-session', now),
      cid: clientId([() => view.localStorage, perTab], 'vitrine-cid', now),
      ...more,
    })
    view.navigator.sendBeacon(PATH + kind, new Blob([body], { type: 'application/json' }))
  }

  const atRest = new Promise((resolve) => {
    void pictured.then(() => setTimeout(resolve, AT_REST_MS))
    addEventListener('pagehide', resolve)
  })
  const click = clicks(view, (more) => void send('clicks', more))
  root.addEventListener('click', click, true)
  root.addEventListener('auxclick', click, true)
  // A prerendered page has not been seen yet.
  if ((root as Document & { prerendering?: boolean }).prerendering) {
    await new Promise((resolve) => root.addEventListener('prerenderingchange', resolve))
  }
  await seen(root)
  await atRest
  await send('views')
  // Coming back is a view, whether the browser loads the page again or kept it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void send('views')
  })
}

/** Resolves once the page is in a tab that is in front: one that was opened behind and closed again has not been seen. */
const seen = (root: Document) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (root.visibilityState !== 'hidden') resolve()
    }
    root.addEventListener('visibilitychange', look)
    look()
  })

async function isOwnPage(view: Window, portfolio: string, owner: string | undefined): Promise<boolean> {
  try {
    const account = view.localStorage.getItem(OWN_ACCOUNT_KEY)
    return account !== null && (await ownerMark(account, portfolio)) === owner
  } catch {
    // Without storage there is no signed-in owner.
    return false
  }
}

/** A click listener that reports links to other sites, each at most once a minute. */
function clicks(view: Window, tell: (click: object) => void): (event: Event) => void {
  const told = new Map<string, number>()
  let cleaned = 0
  return (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (!(link instanceof HTMLAnchorElement) || (event as MouseEvent).button > 1) return
    const target = link.href.slice(0, 2048)
    const type = classifyLink(target)
    if (link.origin === view.location.origin && type === 'external') return
    const now = Date.now()
    if (now - cleaned > CLICKS_CLEANUP_MS) {
      cleaned = now
      for (const [address, time] of told) if (now - time >= DUPLICATE_CLICK_MS) told.delete(address)
    }
    if (now - (told.get(target) ?? 0) < DUPLICATE_CLICK_MS) return
    told.set(target, now)
    const label = link.ariaLabel || link.innerText || link.querySelector('img')?.alt || ''
    tell({
      target,
      type,
      label: cutText(label.trim(), LABEL_MAX_LENGTH),
      section: link.closest('section[id]')?.id ?? link.closest('header,footer,nav,main')?.localName ?? '',
    })
  }
}
