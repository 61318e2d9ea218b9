import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const RETRIES = 2

/** Only what may pass by itself is tried again: no answer, or an error of the server. */
const mayPass = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Calls are made even when the browser believes to be offline, so that the failure is shown and not a skeleton.
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && mayPass(error),
      },
      mutations: { networkMode: 'always' },
    },
  })
