import { useDeferredValue } from 'react'
import { PreviewFrame } from '../../preview/index.ts'
import { useEditorState } from '../state/editor-context.ts'
import { devices, type Device } from './use-device.ts'

/** The page with everything that is typed; it follows the fields and never holds them up. */
export function LivePreview({ device }: { device: Device }) {
  const templateId = useEditorState((state) => state.portfolio.templateId)
  const draft = useDeferredValue(useEditorState((state) => state.history.present))
  return (
    <div className="min-h-0 flex-1 p-3 lg:p-5">
      <PreviewFrame
        className="size-full rounded-lg border border-line"
        title="Live preview"
        templateId={templateId}
        content={draft.content}
        design={draft.design}
        layout={draft.layout}
        width={devices[device]}
      />
    </div>
  )
}
