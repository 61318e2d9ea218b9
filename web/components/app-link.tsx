import { createContext, useContext, type ComponentProps, type ReactNode } from 'react'

export interface AppLinkProps extends ComponentProps<'a'> {
  to: string
  replace?: boolean
  state?: unknown
  /** Loads a new document instead of routing. */
  reloadDocument?: boolean
}

/** Provides the router's link; the landing page has no router. */
export const RouterLink = createContext<((props: AppLinkProps) => ReactNode) | null>(null)

/** A link to an address of this site. */
export function AppLink(props: AppLinkProps) {
  const routerLink = useContext(RouterLink)
  if (routerLink) return routerLink(props)
  const { to, replace: _replace, state: _state, reloadDocument: _reloadDocument, ...rest } = props
  return <a href={to} {...rest} />
}
