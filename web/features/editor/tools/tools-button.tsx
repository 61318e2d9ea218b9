import { lazy } from 'react'
import { Ellipsis } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { LazyPart, MissingButton } from '../../../components/lazy-part.tsx'
import { whenIdle } from '../../../lib/idle.ts'
import { say } from '../../../lib/words/say.ts'

const ToolsMenu = lazy(whenIdle(async () => ({ default: (await import('./tools-menu.tsx')).ToolsMenu })))

/** The menu of tools that are needed less often. Its script loads when the browser is idle. */
export const ToolsButton = () => (
  <LazyPart
    fallback={
      <Button variant="ghost" square aria-label={say('More tools')} disabled>
        <Ellipsis aria-hidden />
      </Button>
    }
    missing={<MissingButton name={say('The tools menu')} />}
  >
    <ToolsMenu />
  </LazyPart>
)
