import type { ReactNode } from 'react'
import { AlertDialog as Radix } from 'radix-ui'
import { classNames } from '../lib/class-names.ts'
import { say } from '../lib/words/say.ts'
import { Button } from './button.tsx'
import { dialogClass, keepWhileComposing, overlayClass } from './dialog.tsx'
import { undoScope } from './undo-scope.ts'
import { useFocusReturn } from './use-focus-return.ts'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What happens, and what stays. */
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** For irreversible actions. */
  danger?: boolean
  busy?: boolean
  /** The dialog stays open until its owner closes it. */
  onConfirm: () => void
  /** Called after the dialog has closed and returned the focus. */
  onClosed?: () => void
  children?: ReactNode
}

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = say('Cancel'),
  danger,
  busy,
  onConfirm,
  onClosed,
  children,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          ref={undoScope}
          onEscapeKeyDown={keepWhileComposing}
          className={classNames(dialogClass, 'max-w-md gap-3 p-6')}
          {...focusReturn}
          onCloseAutoFocus={(event) => {
            focusReturn.onCloseAutoFocus(event)
            onClosed?.()
          }}
        >
          <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
          <Radix.Description className="text-sm text-muted">{description}</Radix.Description>
          {children}
          <div className="mt-3 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
