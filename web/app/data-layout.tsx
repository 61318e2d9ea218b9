import { lazy } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { LazyPart, MissingDialog } from '../components/lazy-part.tsx'
import { firstScreen } from '../lib/first-screen.ts'
import { idle } from '../lib/idle.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { useInBrowser } from '../lib/use-in-browser.ts'
import { say } from '../lib/words/say.ts'

// The browser is idle while data is on its way, too.
const Toaster = lazy(async () => {
  await firstScreen
  await idle()
  return { default: (await import('../components/toaster.tsx')).Toaster }
})

/** One for as long as the app is open: what was read stays when the sign-in screens come between. */
export const queryClient = createQueryClient()

/** Around the screens that read from the server and show toasts; signing in and up does without their scripts. */
export function DataLayout() {
  const inBrowser = useInBrowser()
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      {/* No part of the HTML that a server makes. */}
      {inBrowser && (
        <LazyPart missing={<MissingDialog name={say('What tells how an action went')} />}>
          <Toaster />
        </LazyPart>
      )}
    </QueryClientProvider>
  )
}
