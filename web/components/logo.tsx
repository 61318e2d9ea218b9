import { classNames } from '../lib/class-names.ts'

/** A shop window: a frame with a page on its stand. */
export function Logo({ markOnPhones = false, className }: { markOnPhones?: boolean; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2 text-base font-semibold tracking-tight text-ink',
        className,
      )}
    >
      <svg aria-hidden viewBox="0 0 24 24" className="size-6" fill="none">
        <rect x="1.75" y="3.75" width="20.5" height="16.5" rx="3" stroke="currentColor" strokeWidth="1.5" />
        <path d="M1.75 8h20.5" stroke="currentColor" strokeWidth="1.5" />
        <path
          d="m7 11 4.2 6.2a1 1 0 0 0 1.6 0L17 11"
          className="stroke-accent-text"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={markOnPhones ? 'max-[26rem]:sr-only' : undefined}>Vitrine</span>
    </span>
  )
}
