import { Toggle } from '../../../components/toggle.tsx'
import { useEdit, useEditor, useEditorState } from '../state/editor-context.ts'
import { Panel } from './panel.tsx'

export function LayoutPanel() {
  const { metadata } = useEditor()
  const hidden = useEditorState((state) => state.history.present.layout.hidden)
  const edit = useEdit('layout.hidden')
  return (
    <Panel
      title="Layout"
      description="A section that is switched off keeps its content and leaves your page and its menu."
    >
      <ul className="grid divide-y divide-line">
        {metadata.sections.map((section) => (
          <li key={section.id} className="py-3 first:pt-0">
            <Toggle
              label={section.label}
              hint={section.hideable ? undefined : 'Always shown'}
              disabled={!section.hideable}
              checked={!hidden.includes(section.id)}
              onChange={(shown) => edit(shown ? hidden.filter((id) => id !== section.id) : [...hidden, section.id])}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
