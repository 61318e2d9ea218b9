import type { AnalyticsSummary } from '@vitrine/common/api/analytics'
import type { LinkType } from '@vitrine/common/links'
import { say } from '../../lib/words/say.ts'
import type { Word } from '../../lib/words/words.ts'
import { CountList } from './count-list.tsx'
import { analyticsMessages } from './messages.ts'

const typeNames = {
  email: 'Email',
  social: 'Social',
  download: 'Download',
  external: 'External',
} as const satisfies Record<LinkType, Word>

export const ClicksByType = ({ clicks }: { clicks: AnalyticsSummary['clicksByType'] }) => (
  <CountList
    unit={say('Clicks')}
    entries={clicks.map(({ type, count }) => ({ name: say(typeNames[type]), count }))}
    empty={say(analyticsMessages.noClicks)}
  />
)
