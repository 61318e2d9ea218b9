import type { ComponentProps } from 'react'
import { say } from '../lib/words/say.ts'

/** Opens in a new tab, and says so to screen readers. */
export const ExternalLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a target="_blank" rel="noopener noreferrer" {...rest}>
    {children}
    <span className="sr-only"> {say('(opens in a new tab)')}</span>
  </a>
)
