import { useLocation, type Location } from 'react-router-dom'

/** The location with a state that anyone may have put there: it has to be looked at before it is used. */
export const useUntrustedLocation = (): Location<unknown> => useLocation() as Location<unknown>
