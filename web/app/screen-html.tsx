import { StrictMode, type ReactNode } from 'react'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router-dom'
import { Providers } from './providers.tsx'
import { RootLayout } from './root-layout.tsx'

/**
 * Screens of the app for HTML that it takes over: within the same layouts as in router.tsx, as the browser would draw them before it is
 * known who has signed in.
 */
export function screenHtml(children: RouteObject[]): (url: URL) => Promise<ReactNode> {
  const handler = createStaticHandler([{ Component: RootLayout, children }])
  return async (url) => {
    const context = await handler.query(new Request(url))
    if (context instanceof Response) throw new Error(`${url.pathname} answered with ${context.status}`)
    return (
      <StrictMode>
        <Providers>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </StrictMode>
    )
  }
}
