/** The changes that wait to be published until a payment is made. The way to Stripe and back leaves the page. */

const keyOf = (portfolioId: string) => `vitrine-chosen-changes:${portfolioId}`

/** @param paths undefined for all changes */
export function rememberChosen(portfolioId: string, paths: readonly string[] | undefined): void {
  try {
    if (paths) sessionStorage.setItem(keyOf(portfolioId), JSON.stringify(paths))
    else sessionStorage.removeItem(keyOf(portfolioId))
  } catch {
    // Then they have to be chosen again.
  }
}

/** What was chosen, or undefined for all changes. It is forgotten. */
export function takeChosen(portfolioId: string): string[] | undefined {
  try {
    const paths: unknown = JSON.parse(sessionStorage.getItem(keyOf(portfolioId)) ?? 'null')
    sessionStorage.removeItem(keyOf(portfolioId))
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : undefined
  } catch {
    return undefined
  }
}
