import { Monitor, Moon, Sun } from 'lucide-react'
import { setTheme, useTheme } from '../lib/theme.ts'
import { SegmentedControl } from './segmented-control.tsx'

export const themeOptions = [
  { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
] as const

export const ThemeSwitch = ({ className }: { className?: string }) => (
  <SegmentedControl
    label="Colour scheme"
    value={useTheme()}
    onChange={setTheme}
    segments={themeOptions}
    className={className}
  />
)
