import type { ReactNode } from 'react'

/*
 * What is offered to strangers, and what to somebody who is signed in. Both are in the HTML; styles choose by the document's
 * `data-signed-in`, which is there before the first paint (vite/before-paint.ts). Neither needs a script, and nothing moves.
 */

export const ForStrangers = ({ children }: { children: ReactNode }) => (
  <span className="contents in-data-signed-in:hidden">{children}</span>
)

export const ForSignedIn = ({ children }: { children: ReactNode }) => (
  <span className="hidden in-data-signed-in:contents">{children}</span>
)
