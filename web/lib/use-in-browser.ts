import { useSyncExternalStore } from 'react'

/** False while HTML is made, and while the browser takes it over: what only a browser knows follows at once then. */
export const useInBrowser = (): boolean => useSyncExternalStore(unchanging, isTrue, isFalse)

const unchanging = () => () => undefined
const isTrue = () => true
const isFalse = () => false
