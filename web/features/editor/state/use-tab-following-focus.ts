import { useState } from 'react'
import { useDocumentState } from './editor-context.ts'

/** The selected tab of some tabs. When a field is to be focused, the tab that holds it is selected. */
export function useTabFollowingFocus<Tab extends string>(
  initial: Tab,
  tabOf: (path: string) => Tab,
): [Tab, (tab: Tab) => void] {
  const focusPath = useDocumentState((state) => state.focusPath)
  const [tab, setTab] = useState(initial)
  const [followed, setFollowed] = useState(focusPath)
  if (focusPath !== followed) {
    setFollowed(focusPath)
    if (focusPath !== null) setTab(tabOf(focusPath))
  }
  return [tab, setTab]
}
