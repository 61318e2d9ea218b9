import { Link } from 'react-router-dom'
import { appRoutes, publicPath } from '@vitrine/common/routes'

/** Usernames are claimed in the dashboard; here it is said what they are for. */
export const UsernameStep = () => (
  <div className="grid max-w-prose gap-3">
    <p>
      Your username is the address of your website:{' '}
      <span className="rounded bg-sunken px-1.5 py-0.5 font-medium break-all">{window.location.host}{publicPath('your-name')}</span>
    </p>
    <p className="text-muted">
      You choose it when you publish, or now in the{' '}
      <Link to={appRoutes.dashboard} className="link">dashboard</Link>.
    </p>
  </div>
)
