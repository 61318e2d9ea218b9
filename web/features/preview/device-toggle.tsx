import { memo } from 'react'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { SegmentedControl } from '../../components/segmented-control.tsx'
import { say } from '../../lib/words/say.ts'
import type { Device } from './devices.ts'

const segments = [
  { value: 'desktop', label: 'Desktop', icon: <Monitor aria-hidden /> },
  { value: 'tablet', label: 'Tablet', icon: <Tablet aria-hidden /> },
  { value: 'mobile', label: 'Mobile', icon: <Smartphone aria-hidden /> },
] as const

/** How wide the previewed page is. */
export const DeviceToggle = memo(
  ({ device, onDevice, className }: { device: Device; onDevice: (device: Device) => void; className?: string }) => (
    <SegmentedControl
      label={say('Preview width')}
      value={device}
      onChange={onDevice}
      segments={segments.map((one) => ({ ...one, label: say(one.label) }))}
      className={className}
    />
  ),
)
