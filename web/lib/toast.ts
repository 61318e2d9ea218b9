import type { toast as Toast } from 'sonner'

type Show = (...message: Parameters<typeof Toast.message>) => void

/** Shows messages with sonner, which arrives with the first of them: no screen waits for it. */
const later =
  (name: 'message' | 'success' | 'error'): Show =>
  (...message) =>
    void import('sonner').then(({ toast }) => toast[name](...message))

export const toast = { message: later('message'), success: later('success'), error: later('error') }
