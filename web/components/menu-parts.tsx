import { createContext, useContext, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import { Menu as Radix } from 'radix-ui/internal'
import { Check } from 'lucide-react'
import { classNames } from '../lib/class-names.ts'

const itemClass =
  'flex cursor-pointer items-center gap-2 rounded px-2.5 py-2 text-sm no-underline outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 data-[highlighted]:bg-sunken [&_svg]:size-4 [&_svg]:shrink-0'

/** Takes what a chosen item does. */
const ChooseContext = createContext<(action: () => void) => void>((action) => action())

export type MenuAlign = 'start' | 'end'

interface MenuPanelProps {
  /** Opens and closes the menu, and names it by its id. */
  button: RefObject<HTMLButtonElement | null>
  align: MenuAlign
  /** Whoever opens a menu by keyboard is on its first item at once. */
  byKeyboard: boolean
  onClose: () => void
  children: ReactNode
}

/** An open menu below its button. */
export function MenuPanel({ button, align, byKeyboard, onClose, children }: MenuPanelProps) {
  const startsOnItem = useRef(byKeyboard)
  const chosen = useRef<(() => void) | null>(null)
  /** Closed by a press or a focus elsewhere, where the focus stays. */
  const left = useRef(false)

  /** The panel has the focus first. */
  function enter({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    if (!startsOnItem.current || target !== currentTarget) return
    startsOnItem.current = false
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus()
  }

  /** Runs after the focus is back on the button, so that a dialog it opens can return the focus there. */
  function act(event: Event): void {
    event.preventDefault()
    if (!left.current) button.current?.focus()
    chosen.current?.()
  }

  function leave(event: Event): void {
    // A click on the button closes the menu by itself.
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
    else left.current = true
  }

  return (
    <Radix.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={{ current: button.current ?? document.body }} />
      <Radix.Portal>
        <Radix.Content
          aria-labelledby={button.current?.id}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onFocus={enter}
          onCloseAutoFocus={act}
          onInteractOutside={leave}
          className="z-50 max-h-(--radix-popper-available-height) max-w-80 min-w-48 overflow-y-auto rounded-lg border border-line bg-surface p-1 text-ink shadow-float motion-safe:animate-fade-in"
        >
          <ChooseContext value={(action) => (chosen.current = action)}>{children}</ChooseContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
export interface MenuItemProps {
  icon?: ReactNode
  children: ReactNode
  onSelect: () => void
  disabled?: boolean
  danger?: boolean
}

export function MenuItem({ icon, children, onSelect, disabled, danger }: MenuItemProps) {
  const choose = useContext(ChooseContext)
  return (
    <Radix.Item
      className={classNames(itemClass, danger ? 'text-danger-text' : 'text-ink')}
      onSelect={() => choose(onSelect)}
      disabled={disabled}
    >
      {icon}
      {children}
    </Radix.Item>
  )
}

/** `newTab` for addresses outside the app as well. */
export function MenuLink({
  icon,
  children,
  to,
  newTab = false,
}: {
  icon?: ReactNode
  children: ReactNode
  to: string
  newTab?: boolean
}) {
  return (
    <Radix.Item asChild className={classNames(itemClass, 'text-ink')}>
      {newTab ? (
        <a href={to} target="_blank" rel="noopener noreferrer">
          {icon}
          {children}
        </a>
      ) : (
        <Link to={to}>
          {icon}
          {children}
        </Link>
      )}
    </Radix.Item>
  )
}

interface MenuChoiceProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon: ReactNode }[]
}

/** A radio item; choosing keeps the menu open, so that the effect is visible. */
export function MenuChoice<Value extends string>({ label, value, onChange, options }: MenuChoiceProps<Value>) {
  return (
    <Radix.RadioGroup aria-label={label} value={value} onValueChange={(next) => onChange(next as Value)}>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => event.preventDefault()}
          className={classNames(itemClass, 'text-ink data-[state=checked]:text-accent-text')}
        >
          {option.icon}
          {option.label}
          <Radix.ItemIndicator className="ml-auto">
            <Check aria-hidden />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="truncate px-2.5 py-2 text-sm text-muted">{children}</Radix.Label>
)

export const MenuSeparator = () => <Radix.Separator className="my-1 h-px bg-line" />
