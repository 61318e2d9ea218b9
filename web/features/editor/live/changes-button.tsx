import { classNames } from '../../../lib/class-names.ts'
import { saidCount, say } from '../../../lib/words/say.ts'

/** Says how many changes visitors do not see yet, and opens their list. Nothing where everything is live. */
export function ChangesButton({ count, onOpen, className }: { count: number; onOpen: () => void; className?: string }) {
  if (count === 0) return null
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={say('See what visitors can’t see yet')}
      onClick={onOpen}
      className={classNames(
        'inline-flex h-7 shrink-0 items-center rounded-lg bg-accent-soft px-2 text-sm font-medium whitespace-nowrap text-accent-text tabular-nums transition-colors duration-150 hover:underline',
        className,
      )}
    >
      {notLiveText(count)}
    </button>
  )
}

/** Such as “3 changes not live”. */
export const notLiveText = (count: number): string => saidCount(count, '1 change not live', '{n} changes not live')
