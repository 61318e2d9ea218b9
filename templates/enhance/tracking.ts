import {
  CLICKS_CLEANUP_MS,
  DUPLICATE_CLICK_MS,
  LABEL_MAX_LENGTH,
  OWN_ACCOUNT_KEY,
} from '@vitrine/common/analytics/constants'
import { classifyLink } from '@vitrine/common/links'
import { clientId } from './client-id.ts'
import { ownerMark } from './owner-mark.ts'

const PATH = '/api/analytics/'

/**
 * From the first picture until the view is counted, unless the page is left before. The first look into a storage keeps all else
 * waiting for some milliseconds, while the page still gets its typefaces; and an idle callback may not come for a minute in Chromium.
 */
export const AT_REST_MS = 500

interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

export const wantsNoTracking = (signals: PrivacySignals): boolean =>
  signals.doNotTrack === '1' || signals.globalPrivacyControl === true

/**
 * Counts this view of the page that the script's data attributes name, and clicks on links that lead away from it;
 * without them, as in previews, nothing. Whatever fails here, the page does not notice.
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
  // A page that the browser only prepares in advance has not been seen.
  if ((root as Document & { prerendering?: boolean }).prerendering) {
    await new Promise((resolve) => root.addEventListener('prerenderingchange', resolve))
  }
  await atRest
  await send('views')
}

async function isOwnPage(view: Window, portfolio: string, owner: string | undefined): Promise<boolean> {
  try {
    const account = view.localStorage.getItem(OWN_ACCOUNT_KEY)
    return account !== null && (await ownerMark(account, portfolio)) === owner
  } catch {
    // Without storage nobody is signed in here.
    return false
  }
}

/** What hears clicks: it tells of links that lead away, the same one not twice within a minute. */
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
      for (const [other, time] of told) if (now - time >= DUPLICATE_CLICK_MS) told.delete(other)
    }
    if (now - (told.get(target) ?? 0) < DUPLICATE_CLICK_MS) return
    told.set(target, now)
    const label = link.ariaLabel || link.innerText || link.querySelector('img')?.alt || ''
    tell({
      target,
      type,
      label: label.trim().slice(0, LABEL_MAX_LENGTH),
      section: link.closest('section[id]')?.id ?? link.closest('header,footer,nav,main')?.localName ?? '',
    })
  }
}
