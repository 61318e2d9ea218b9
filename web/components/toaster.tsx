import { Toaster as Sonner } from 'sonner'
import { useTheme } from '../lib/theme.ts'

/** Show a message with lib/toast.ts. */
export function Toaster() {
  const theme = useTheme()
  return (
    <Sonner
      theme={theme}
      position="bottom-right"
      closeButton
      toastOptions={{ classNames: { toast: '!rounded-lg !border !border-line !bg-surface !font-sans !text-sm !text-ink !shadow-float', description: '!text-muted' } }}
    />
  )
}
