import { useEffect, useRef, type ReactNode } from 'react'

/** Says what is shown now. It takes the focus, because what had it is gone. */
export function PhaseHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
      {children}
    </h3>
  )
}
