import type { AnalyticsSummary } from '@vitrine/common/api/analytics'
import type { LinkType } from '@vitrine/common/links'
import { CountList } from './count-list.tsx'
import { analyticsMessages } from './messages.ts'

const typeNames: Record<LinkType, string> = {
  email: 'Email',
  social: 'Social',
  download: 'Download',
  external: 'External',
}

export const ClicksByType = ({ clicks }: { clicks: AnalyticsSummary['clicksByType'] }) => (
  <CountList
    unit="Clicks"
    entries={clicks.map(({ type, count }) => ({ name: typeNames[type], count }))}
    empty={analyticsMessages.noClicks}
  />
)
