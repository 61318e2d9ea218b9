import { createContext, useContext } from 'react'

/** Shows the preview where form and preview take turns, as on a phone. */
export const ShowPreviewContext = createContext<() => void>(() => undefined)

export const useShowPreview = (): (() => void) => useContext(ShowPreviewContext)
