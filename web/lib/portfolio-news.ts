let channel: BroadcastChannel | undefined

const open = () => (channel ??= new BroadcastChannel('vitrine-portfolios'))

/** Tells the other tabs of this browser that a portfolio was published, unpublished or switched to another template. */
export const tellOfChange = (portfolioId: string): void => open().postMessage(portfolioId)

/** Calls the listener when another tab did that. */
export function hearOfChanges(portfolioId: string, listener: () => void, until: AbortSignal): void {
  open().addEventListener('message', ({ data }) => data === portfolioId && listener(), { signal: until })
}
