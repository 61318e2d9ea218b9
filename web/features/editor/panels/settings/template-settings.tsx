import { lazy, useState } from 'react'
import { Button } from '../../../../components/button.tsx'
import { LazyPart, MissingDialog } from '../../../../components/lazy-part.tsx'
import { heard, say } from '../../../../lib/words/say.ts'
import { useEditorState } from '../../state/editor-context.ts'
import { useListing } from '../../template-switch/use-listing.ts'

const SwitchDialog = lazy(async () => ({
  default: (await import('../../template-switch/switch-dialog.tsx')).SwitchDialog,
}))

/** Shows and switches the template. */
export function TemplateSettings() {
  const templateId = useEditorState((state) => state.portfolio.templateId)
  const [choosing, setChoosing] = useState(false)
  const close = () => setChoosing(false)
  const name = heard(useListing(templateId)?.name ?? templateId)
  return (
    <div className="grid gap-1.5" data-field="templateId">
      <h3 className="text-sm font-medium">{say('Template')}</h3>
      <div className="flex items-center gap-3 rounded-lg border border-line bg-sunken py-2 pr-2 pl-3">
        <span className="min-w-0 flex-1 truncate text-sm">{name}</span>
        <Button size="sm" onClick={() => setChoosing(true)}>
          {say('Switch template')}
        </Button>
      </div>
      <p className="text-sm text-muted">{say('You keep all your content, even what the new template doesn’t show.')}</p>
      {choosing && (
        <LazyPart missing={<MissingDialog name={say('The template dialog')} onClose={close} />}>
          <SwitchDialog onClose={close} />
        </LazyPart>
      )}
    </div>
  )
}
