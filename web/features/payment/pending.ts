import { PENDING_PAYMENT_KEY } from '@vitrine/common/payments'

/** The portfolio that this browser is paying for. Storage may be off limits; then the payment itself says what it is for. */
export function pendingPortfolio(): string | null {
  try {
    return localStorage.getItem(PENDING_PAYMENT_KEY)
  } catch {
    return null
  }
}

export function rememberPending(portfolioId: string): void {
  try {
    localStorage.setItem(PENDING_PAYMENT_KEY, portfolioId)
  } catch {
    // It is only a convenience.
  }
}

export function forgetPending(): void {
  try {
    localStorage.removeItem(PENDING_PAYMENT_KEY)
  } catch {
    // Nothing was kept.
  }
}
