import { showsMadeWith } from '@vitrine/common/plans'
import { useAuth } from '../../auth/index.ts'
import { devices, DeviceToggle, PreviewFrame, type Device } from '../../preview/index.ts'
import { useEditorState } from '../state/editor-context.ts'

/** The page with everything that is typed, in the same frame as the field. */
export function LivePreview({ device, onDevice }: { device: Device; onDevice: (device: Device) => void }) {
  const templateId = useEditorState((state) => state.portfolio.templateId)
  const { profile } = useAuth()
  const draft = useEditorState((state) => state.history.present)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 p-3 lg:p-5">
      <DeviceToggle device={device} onDevice={onDevice} className="self-center lg:hidden" />
      <PreviewFrame
        className="min-h-0 w-full flex-1 rounded-lg border border-line"
        title="Live preview"
        templateId={templateId}
        content={draft.content}
        design={draft.design}
        layout={draft.layout}
        width={devices[device]}
        madeWith={showsMadeWith(profile?.subscription_level ?? 'free')}
      />
    </div>
  )
}
