import { matchPath } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { screens, type ScreenFacts } from './screens.ts'

/** The facts of the screen at an address; null where there is none. */
export function screenAt(pathname: string): ScreenFacts | null {
  for (const [name, facts] of Object.entries(screens))
    if (matchPath(appRoutes[name as keyof typeof screens], pathname)) return facts
  return null
}
