import { Toggle } from '../../../../components/toggle.tsx'
import { say } from '../../../../lib/words/say.ts'
import { autosaveSetting, useAutosaveSetting } from '../../state/autosave-setting.ts'

/** Stored per browser, not per portfolio: the owner may want it on one device only. */
export function AutosaveSetting() {
  return (
    <Toggle
      label={say('Save automatically')}
      hint={say('In this browser, shortly after you stop typing. Visitors see nothing until you publish.')}
      checked={useAutosaveSetting()}
      onChange={autosaveSetting.set}
    />
  )
}
