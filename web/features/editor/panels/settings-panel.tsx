import { lazy, Suspense, useState } from 'react'
import { NAME_MAX_LENGTH } from '@vitrine/common/limits'
import { Button } from '../../../components/button.tsx'
import { TextArea, TextField } from '../../../components/text-field.tsx'
import { TEXTAREA_ROWS } from '../fields/field-rules.ts'
import { useEdit, useEditorState, useText } from '../state/editor-context.ts'
import { useAdopt } from '../state/use-adopt.ts'
import { Panel } from './panel.tsx'

const UsernameDialog = lazy(async () => ({ default: (await import('../../username/index.ts')).UsernameDialog }))

export function SettingsPanel() {
  const name = useText('name')
  const editName = useEdit('name')
  const description = useText('content.meta.description')
  const editDescription = useEdit('content.meta.description')
  return (
    <Panel title="Settings">
      <PublicUrl />
      <TextField
        label="Page Title"
        hint="The name of your portfolio here, and its title where your page has none of its own."
        required
        maxLength={NAME_MAX_LENGTH}
        value={name}
        onChange={(event) => editName(event.target.value)}
        error={name.trim() === '' ? 'A portfolio needs a title. It is not saved without one.' : undefined}
      />
      <TextArea
        label="Meta Description"
        hint="What search engines and shared links show below the title. One or two sentences."
        rows={TEXTAREA_ROWS}
        value={description}
        onChange={(event) => editDescription(event.target.value)}
      />
    </Panel>
  )
}

function PublicUrl() {
  const portfolio = useEditorState((state) => state.portfolio)
  const adopt = useAdopt()
  const [choosing, setChoosing] = useState(false)
  return (
    <div className="grid gap-1.5">
      <h3 className="text-sm font-medium">Public URL</h3>
      <div className="flex items-center gap-3 rounded-lg border border-line bg-sunken py-2 pr-2 pl-3">
        <span className="min-w-0 flex-1 truncate text-sm">
          {portfolio.username ? `${window.location.host}/${portfolio.username}` : <span className="text-muted">No address yet</span>}
        </span>
        <Button size="sm" onClick={() => setChoosing(true)}>{portfolio.username ? 'Change' : 'Choose'}</Button>
      </div>
      {choosing && (
        <Suspense>
          <UsernameDialog
            portfolio={portfolio}
            reason="set"
            open
            onOpenChange={setChoosing}
            onAttached={(updated) => {
              setChoosing(false)
              adopt(updated)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
