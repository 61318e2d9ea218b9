import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { LoaderCircle } from 'lucide-react'
import { classNames } from '../lib/class-names.ts'
import { AppLink, type AppLinkProps } from './app-link.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as high, for a button that is only an icon (give it an aria-label). */
  square?: boolean
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  ghost: 'text-ink hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong',
}

const sizes: Record<ButtonSize, [string, string]> = {
  sm: ['h-8 gap-1.5 px-3 text-sm', 'size-8 text-sm'],
  md: ['h-10 gap-2 px-4 text-sm', 'size-10 text-sm'],
  lg: ['h-12 gap-2 px-6 text-base', 'size-12 text-base'],
}

export function buttonClass({ variant = 'secondary', size = 'md', square = false }: Look): string {
  return classNames(
    'inline-flex shrink-0 items-center justify-center rounded-lg font-medium whitespace-nowrap no-underline transition-colors duration-150 select-none',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
    variants[variant],
    sizes[size][square ? 1 : 0],
  )
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Its action is running: it keeps the focus and ignores clicks. */
  busy?: boolean
  icon?: ReactNode
}

export function Button({
  variant,
  size,
  square,
  busy = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      className={classNames(buttonClass({ variant, size, square }), className)}
      onClick={click}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...rest}
    >
      {busy ? <LoaderCircle aria-hidden className="motion-safe:animate-spin" /> : icon}
      {children}
    </button>
  )
}

export interface LinkButtonProps extends AppLinkProps, Look {
  icon?: ReactNode
}

export function LinkButton({ variant, size, square, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <AppLink className={classNames(buttonClass({ variant, size, square }), className)} {...rest}>
      {icon}
      {children}
    </AppLink>
  )
}
