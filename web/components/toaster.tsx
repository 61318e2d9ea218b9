import { Toaster as Sonner } from 'sonner'
import { useTheme } from '../lib/use-theme.ts'
import { say } from '../lib/words/say.ts'

/** The close button, inside the toast and large enough for touch. */
const closeClass =
  '!static !order-last !-mr-1 !ml-auto !size-6 !shrink-0 !transform-none !rounded !border-0 !bg-transparent !text-muted hover:!bg-sunken hover:!text-ink'

/** Show a message with lib/toast.ts. */
export function Toaster() {
  const theme = useTheme()
  return (
    <Sonner
      theme={theme}
      position="bottom-right"
      // Above the page and what covers it, below dialogs: their buttons can be pressed at once.
      className="!z-[45]"
      closeButton
      containerAriaLabel={say('Notifications')}
      toastOptions={{
        closeButtonAriaLabel: say('Close toast'),
        classNames: {
          toast: '!rounded-lg !border !border-line !bg-surface !font-sans !text-sm !text-ink !shadow-float',
          description: '!text-muted',
          closeButton: closeClass,
        },
      }}
    />
  )
}
