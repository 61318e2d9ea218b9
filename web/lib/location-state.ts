import { useLocation, type Location } from 'react-router-dom'

/** The location with unknown state: validate it before use. */
export const useUntrustedLocation = (): Location<unknown> => useLocation() as Location<unknown>
