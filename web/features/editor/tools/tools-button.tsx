import { lazy, Suspense } from 'react'
import { Ellipsis } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { afterwards } from '../../../lib/settled.ts'

const ToolsMenu = lazy(afterwards(async () => ({ default: (await import('./tools-menu.tsx')).ToolsMenu })))

/** What is needed now and then; its script comes after the fields. */
export const ToolsButton = () => (
  <Suspense fallback={<Button variant="ghost" square aria-label="More tools" disabled><Ellipsis aria-hidden /></Button>}>
    <ToolsMenu />
  </Suspense>
)
