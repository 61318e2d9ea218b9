import { LIVE_MINUTES } from '@vitrine/common/analytics/constants'
import { classNames } from '../../lib/class-names.ts'
import { formatNumber } from '../../lib/format-number.ts'

export const LiveVisitors = ({ count }: { count: number }) => (
  <p className="flex items-center gap-2">
    <span aria-hidden className={classNames('size-2 rounded-full', count > 0 ? 'bg-success-text' : 'bg-line-strong')} />
    {count === 0 ? 'No visitors' : count === 1 ? '1 visitor' : `${formatNumber(count)} visitors`} in the last{' '}
    {LIVE_MINUTES} minutes
  </p>
)
