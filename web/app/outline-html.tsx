import { renderToStaticMarkup } from 'react-dom/server'
import { appRoutes } from '@vitrine/common/routes'
import { ScreenSkeleton } from '../components/screen-skeleton.tsx'

/** The outline of a screen, for its document: it is seen before any script is there. */
export const outlineHtml = (name: 'dashboard' | 'editor') =>
  renderToStaticMarkup(<ScreenSkeleton pathname={appRoutes[name]} />)
