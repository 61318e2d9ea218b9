import { LIVE_MINUTES } from '@vitrine/common/analytics/constants'
import { classNames } from '../../lib/class-names.ts'
import { say } from '../../lib/words/say.ts'

export const LiveVisitors = ({ count }: { count: number }) => (
  <p className="flex items-center gap-2">
    <span aria-hidden className={classNames('size-2 rounded-full', count > 0 ? 'bg-success-text' : 'bg-line-strong')} />
    {count === 0
      ? say('No visitors in the last {minutes} minutes', { minutes: LIVE_MINUTES })
      : count === 1
        ? say('1 visitor in the last {minutes} minutes', { minutes: LIVE_MINUTES })
        : say('{n} visitors in the last {minutes} minutes', { n: count, minutes: LIVE_MINUTES })}
  </p>
)
