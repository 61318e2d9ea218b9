import { lazy, Suspense, useCallback, useState } from 'react'
import { Download, Ellipsis, FileUp, History, Keyboard, ListChecks } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { DropdownMenu, MenuItem } from '../../../components/dropdown-menu.tsx'
import { useQuestionMark } from './use-question-mark.ts'

const dialogs = {
  versions: lazy(async () => ({ default: (await import('../versions/versions-dialog.tsx')).VersionsDialog })),
  checks: lazy(async () => ({ default: (await import('../checks/checks-dialog.tsx')).ChecksDialog })),
  import: lazy(async () => ({ default: (await import('../exchange/import-dialog.tsx')).ImportDialog })),
  export: lazy(async () => ({ default: (await import('../exchange/export-dialog.tsx')).ExportDialog })),
  shortcuts: lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog })),
} as const
type Tool = keyof typeof dialogs

const tools = [
  { tool: 'versions', label: 'Versions', Icon: History },
  { tool: 'checks', label: 'Check the page', Icon: ListChecks },
  { tool: 'import', label: 'Import', Icon: FileUp },
  { tool: 'export', label: 'Export', Icon: Download },
  { tool: 'shortcuts', label: 'Keyboard shortcuts', Icon: Keyboard },
] as const satisfies readonly { tool: Tool; label: string; Icon: typeof History }[]

export function ToolsMenu() {
  const [open, setOpen] = useState<Tool | null>(null)
  useQuestionMark(useCallback(() => setOpen('shortcuts'), []))
  const Dialog = open && dialogs[open]
  return (
    <>
      <DropdownMenu trigger={<Button variant="ghost" square aria-label="More tools" title="More tools"><Ellipsis aria-hidden /></Button>}>
        {tools.map(({ tool, label, Icon }) => (
          <MenuItem key={tool} icon={<Icon aria-hidden />} onSelect={() => setOpen(tool)}>{label}</MenuItem>
        ))}
      </DropdownMenu>
      {Dialog && (
        <Suspense>
          <Dialog onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
