import { useSearchParams } from 'react-router-dom'
import { NewPassword } from '../new-password.tsx'
import { ResetRequest } from '../reset-request.tsx'

/** Asks for the address; with the code of a reset link, for the new password. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams()
  const code = search.get('oobCode')
  return code ? <NewPassword key={code} code={code} /> : <ResetRequest />
}
