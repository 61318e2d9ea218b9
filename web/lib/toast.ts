import type { toast as Toast } from 'sonner'

type Show = (...message: Parameters<typeof Toast.message>) => void

/** Shows messages with sonner, which is loaded with the first one. */
const later =
  (name: 'message' | 'success' | 'error'): Show =>
  (...message) =>
    void import('sonner').then(({ toast }) => toast[name](...message))

interface Progress<T> {
  loading: string
  success: (result: T) => string
  error: (error: unknown) => string
}

/** Says that something is being done, and then how it went. */
const promise = <T>(promise: Promise<T>, messages: Progress<T>): void =>
  void import('sonner').then(({ toast }) => toast.promise(promise, messages))

export const toast = { message: later('message'), success: later('success'), error: later('error'), promise }
