import { Monitor, Moon, Sun } from 'lucide-react'
import { setTheme } from '../lib/theme.ts'
import { useTheme } from '../lib/use-theme.ts'
import { say } from '../lib/words/say.ts'
import { SegmentedControl } from './segmented-control.tsx'

export const themeOptions = () =>
  [
    { value: 'system', label: say('System'), icon: <Monitor aria-hidden /> },
    { value: 'light', label: say('Light'), icon: <Sun aria-hidden /> },
    { value: 'dark', label: say('Dark'), icon: <Moon aria-hidden /> },
  ] as const

/** Where React is not, app/entrance.ts does what it does. */
export const ThemeSwitch = ({ className }: { className?: string }) => (
  <SegmentedControl
    data-theme-switch
    label={say('Colour scheme')}
    value={useTheme()}
    onChange={setTheme}
    segments={themeOptions()}
    className={className}
  />
)
