import { useState } from 'react'
import { useEditorState } from './editor-context.ts'

/** A tab that its owner chooses, and that turns to the one of the field to which he is led. */
export function useTurningTab<Tab extends string>(
  first: Tab,
  tabOf: (place: string) => Tab,
): [Tab, (tab: Tab) => void] {
  const place = useEditorState((state) => state.place)
  const [tab, setTab] = useState(first)
  const [followed, setFollowed] = useState(place)
  if (place !== followed) {
    setFollowed(place)
    if (place !== null) setTab(tabOf(place))
  }
  return [tab, setTab]
}
