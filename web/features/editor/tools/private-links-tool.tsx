import { ShareDialog } from '../../share/index.ts'
import { useEditorState } from '../state/editor-context.ts'

export function PrivateLinksTool({ onClose }: { onClose: () => void }) {
  const portfolio = useEditorState((state) => state.portfolio)
  return <ShareDialog portfolio={portfolio} first="private-links" open onOpenChange={(open) => !open && onClose()} />
}
