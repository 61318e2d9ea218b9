import { Navigate } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { useUntrustedLocation } from '../../../lib/location-state.ts'
import { ResetRequest } from '../reset-request.tsx'

/** Asks for the address. A link with a code, from an older mail, is redirected to the action screen. */
export function ResetPasswordScreen() {
  const { search } = useUntrustedLocation()
  return new URLSearchParams(search).has('oobCode') ? (
    <Navigate to={appRoutes.authAction + search} replace />
  ) : (
    <ResetRequest />
  )
}
