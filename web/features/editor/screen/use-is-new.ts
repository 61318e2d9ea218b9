import { useNavigate } from 'react-router-dom'
import { isObject } from '@vitrine/common/portfolio/changes'
import { useUntrustedLocation } from '../../../lib/location-state.ts'

/** Whether the portfolio was just made, as the screen that made it says; kept over a reload, until it is dismissed. */
export function useIsNew(): { isNew: boolean; dismiss: () => void } {
  const { pathname, search, state } = useUntrustedLocation()
  const navigate = useNavigate()
  return {
    isNew: isObject(state) && 'isNew' in state && state.isNew === true,
    dismiss: () => void navigate(pathname + search, { replace: true, state: null }),
  }
}
