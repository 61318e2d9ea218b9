import type { toast as Toast } from 'sonner'

type Show = (...message: Parameters<typeof Toast.message>) => void

/** Shows messages with sonner, which is loaded with the first one. */
const later =
  (name: 'message' | 'success' | 'error'): Show =>
  (...message) =>
    void import('sonner').then(({ toast }) => toast[name](...message))

export const toast = { message: later('message'), success: later('success'), error: later('error') }
