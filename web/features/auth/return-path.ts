import { appRoutes } from '@vitrine/common/routes'
import { isTemplateId, type TemplateId } from '@vitrine/common/templates/ids'

/** Where a person wanted to go before signing in; travels in the router's state. */
export interface ReturnState {
  from: string | null
  /** The template to start a portfolio from, chosen in the store while signed out. */
  templateId: TemplateId | null
}

/** Stands for our own origin: only what stays on it is a path of ours. */
const BASE = 'https://vitrine.invalid'

/**
 * A path of this site, or null. Addresses that browsers would take elsewhere are refused: //host, /\host, schemes,
 * and paths that turn into one of them once dots and control characters are gone.
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(value)) return null
  if (!URL.canParse(value, BASE)) return null
  const { origin, pathname, search, hash } = new URL(value, BASE)
  if (origin !== BASE || pathname.startsWith('//')) return null
  return pathname + search + hash
}

/** The sign-in screen's address for links that work without script: it finds there what the router's state holds otherwise. */
export function loginPath({ from, templateId }: { from: string; templateId?: TemplateId }): string {
  return `${appRoutes.login}?${new URLSearchParams({ from, ...(templateId && { templateId }) })}`
}

export function readReturnState(state: unknown): ReturnState {
  const { from, templateId } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>
  return {
    from: safeReturnPath(from),
    templateId: typeof templateId === 'string' && isTemplateId(templateId) ? templateId : null,
  }
}
