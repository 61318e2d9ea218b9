import { clientId } from './client-id.ts'

const VIEWS_PATH = '/api/analytics/views'

interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

export function wantsNoTracking(navigator: PrivacySignals, view: PrivacySignals): boolean {
  return navigator.doNotTrack === '1' || view.doNotTrack === '1' || navigator.globalPrivacyControl === true
}

/** Counts this view of the page that the script's data attributes name; without them, as in previews, nothing. */
export function trackView(root: Document, { username, portfolio }: DOMStringMap): void {
  const view = root.defaultView
  if (!view || !username || !portfolio || wantsNoTracking(view.navigator, view as PrivacySignals)) return

  const send = () => {
    const now = Date.now()
    const perTab = () => view.sessionStorage
    const body = JSON.stringify({
      username,
      portfolioId: portfolio,
      url: view.location.href.slice(0, 2048),
      referrer: root.referrer.slice(0, 2048),
      sessionId: clientId([perTab], 'vitrine-session', now),
      cid: clientId([() => view.localStorage, perTab], 'vitrine-cid', now),
    })
    const json = { type: 'application/json' }
    if (view.navigator.sendBeacon(VIEWS_PATH, new Blob([body], json))) return
    void fetch(VIEWS_PATH, { method: 'POST', body, keepalive: true, headers: { 'Content-Type': json.type } }).catch(
      () => undefined,
    )
  }

  // A page that the browser only prepares in advance has not been seen.
  if ((root as Document & { prerendering?: boolean }).prerendering) {
    root.addEventListener('prerenderingchange', send, { once: true })
  } else {
    send()
  }
}
