import { say } from '../../lib/words/say.ts'

/** Between two ways to the same end. */
export function OrDivider() {
  return (
    <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {say('or')}
    </p>
  )
}
