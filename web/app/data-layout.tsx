import { lazy } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { LazyPart, MissingDialog } from '../components/lazy-part.tsx'
import { whenIdle } from '../lib/idle.ts'
import { createQueryClient } from '../lib/query-client.ts'

const Toaster = lazy(whenIdle(async () => ({ default: (await import('../components/toaster.tsx')).Toaster })))

/** One for as long as the app is open: what was read stays when the sign-in screens come between. */
const queryClient = createQueryClient()

/** Around the screens that read from the server and show toasts; signing in and up does without their scripts. */
export const DataLayout = () => (
  <QueryClientProvider client={queryClient}>
    <Outlet />
    <LazyPart missing={<MissingDialog name="What tells how an action went" />}>
      <Toaster />
    </LazyPart>
  </QueryClientProvider>
)
