import { lazy } from 'react'
import { Tabs as Radix } from 'radix-ui'
import { isWithin } from '@vitrine/common/portfolio/paths'
import { LazyPart, MissingPart } from '../../../components/lazy-part.tsx'
import { ContentPanel } from '../panels/content-panel.tsx'
import { whenIdle } from '../../../lib/idle.ts'
import { say } from '../../../lib/words/say.ts'
import { useTabFollowingFocus } from '../state/use-tab-following-focus.ts'

// Text fields come first: the scripts of the other tabs load when the browser is idle.
const DesignPanel = lazy(whenIdle(async () => ({ default: (await import('../panels/design-panel.tsx')).DesignPanel })))
const LayoutPanel = lazy(whenIdle(async () => ({ default: (await import('../panels/layout-panel.tsx')).LayoutPanel })))
const SettingsPanel = lazy(
  whenIdle(async () => ({ default: (await import('../panels/settings-panel.tsx')).SettingsPanel })),
)

const tabs = [
  { value: 'content', label: 'Content', Panel: ContentPanel },
  { value: 'design', label: 'Design', Panel: DesignPanel },
  { value: 'layout', label: 'Layout', Panel: LayoutPanel },
  { value: 'settings', label: 'Settings', Panel: SettingsPanel },
] as const
type Tab = (typeof tabs)[number]['value']

const settings = ['name', 'templateId', 'content.meta', 'content.domain']

function tabOf(path: string): Tab {
  if (isWithin(path, 'design')) return 'design'
  if (isWithin(path, 'layout')) return 'layout'
  return settings.some((setting) => isWithin(path, setting)) ? 'settings' : 'content'
}

/** The four tabs. Their panels stay mounted, so that they keep their open items and scroll positions. */
export function Sidebar() {
  const [tab, setTab] = useTabFollowingFocus<Tab>('content', tabOf)
  return (
    <Radix.Root value={tab} onValueChange={(value) => setTab(value as Tab)} className="flex min-h-0 flex-1 flex-col">
      <Radix.List aria-label={say('What to edit')} className="flex shrink-0 border-b border-line px-2">
        {tabs.map(({ value, label }) => (
          <Radix.Trigger
            key={value}
            value={value}
            className="-mb-px h-11 border-b-2 border-transparent px-3 text-sm font-medium text-muted transition-colors duration-150 hover:text-ink data-[state=active]:border-accent-text data-[state=active]:text-ink"
          >
            {say(label)}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ value, label, Panel }) => (
        <Radix.Content
          key={value}
          value={value}
          forceMount
          tabIndex={-1}
          className="flex min-h-0 flex-1 flex-col outline-none data-[state=inactive]:hidden"
        >
          <LazyPart
            missing={
              <div className="p-4">
                <MissingPart name={say('The tab {name}', { name: say(label) })} />
              </div>
            }
          >
            <Panel />
          </LazyPart>
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
