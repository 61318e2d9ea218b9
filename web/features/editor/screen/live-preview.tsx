import { planOf, plans } from '@vitrine/common/plans'
import type { TemplateDefinition } from '@vitrine/templates/definition'
import { useAuth } from '../../auth/index.ts'
import { devices, DeviceToggle, PreviewBox, PreviewPage, type Device } from '../../preview/index.ts'
import { useEditorState } from '../state/editor-context.ts'

/** The page with all unsaved edits. It renders in the same frame as the field that is typed in. */
export function LivePreview({ device, onDevice }: { device: Device; onDevice: (device: Device) => void }) {
  const templateId = useEditorState((state) => state.portfolio.templateId)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 p-3 lg:p-5">
      <DeviceToggle device={device} onDevice={onDevice} className="self-center lg:hidden" />
      <PreviewBox className="min-h-0 w-full flex-1 rounded-lg border border-line" templateId={templateId}>
        {(definition) => <DraftPage templateId={templateId} definition={definition} width={devices[device]} />}
      </PreviewBox>
    </div>
  )
}

/** The only component that re-renders on every keystroke, apart from the field. */
function DraftPage(page: { templateId: string; definition: TemplateDefinition; width: number | undefined }) {
  const { profile } = useAuth()
  const { content, design, layout } = useEditorState((state) => state.history.present)
  const section = useEditorState((state) => state.activeSectionId)
  return (
    <PreviewPage
      title="Live preview"
      content={content}
      design={design}
      layout={layout}
      section={section}
      madeWith={plans[planOf(profile)].showsMadeWith}
      {...page}
    />
  )
}
