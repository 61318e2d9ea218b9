export interface GoogleAccount {
  email: string
  /** Empty where the account has no name. */
  name: string
}

const KEY = 'vitrine-google-accounts'
const KEPT = 5

/** The accounts that the chooser has signed in on this device, the last one first. */
export function usedAccounts(): GoogleAccount[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isAccount) : []
  } catch {
    return []
  }
}

export function rememberAccount(account: GoogleAccount): void {
  const others = usedAccounts().filter(({ email }) => email !== account.email)
  try {
    localStorage.setItem(KEY, JSON.stringify([account, ...others].slice(0, KEPT)))
  } catch {
    // Without storage the account is typed again.
  }
}

const isAccount = (value: unknown): value is GoogleAccount => {
  const { email, name } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return typeof email === 'string' && typeof name === 'string'
}
