import { Toggle } from '../../../../components/toggle.tsx'
import { autosaveSetting, useAutosaveSetting } from '../../state/autosave-setting.ts'

/** For this browser, not for the portfolio: another device may be the one to be careful with. */
export function AutosaveSetting() {
  return (
    <Toggle
      label="Save automatically"
      hint="In this browser, a moment after you stop typing. A published page then changes while you write."
      checked={useAutosaveSetting()}
      onChange={autosaveSetting.set}
    />
  )
}
