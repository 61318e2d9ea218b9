import type { ReactNode } from 'react'
import { Dialog as Radix } from 'radix-ui'
import { X } from 'lucide-react'
import { classNames } from '../lib/class-names.ts'
import { isComposing } from '../lib/keys.ts'
import { say } from '../lib/words/say.ts'
import { undoScope } from './undo-scope.ts'
import { useFocusReturn } from './use-focus-return.ts'

export const overlayClass = 'fixed inset-0 z-40 bg-overlay motion-safe:data-[state=open]:animate-fade-in'
export const dialogClass =
  'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-float motion-safe:data-[state=open]:animate-rise-in'

/** Escape that cancels a word in an input method (IME) must not close the dialog. */
export function keepWhileComposing(event: KeyboardEvent): void {
  if (isComposing(event)) event.preventDefault()
}

const widths = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-3xl' } as const

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  size?: keyof typeof widths
  /** Called after the dialog has closed and returned the focus. */
  onClosed?: () => void
}

/** A modal dialog: it traps the focus and gives it back, Escape and a click outside close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  onClosed,
}: DialogProps) {
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          ref={undoScope}
          className={classNames(dialogClass, widths[size])}
          onEscapeKeyDown={keepWhileComposing}
          {...focusReturn}
          onCloseAutoFocus={(event) => {
            focusReturn.onCloseAutoFocus(event)
            onClosed?.()
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start gap-4 px-6 pt-6">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>}
            </div>
            <Radix.Close
              aria-label={say('Close')}
              className="-mt-1 -mr-2 grid size-8 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-4" />
            </Radix.Close>
          </div>
          <div className="relative min-h-0 flex-1 overflow-y-auto px-6 py-5">{children}</div>
          {footer && <div className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
