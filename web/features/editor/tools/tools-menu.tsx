import { lazy, useCallback, useState, type ComponentType } from 'react'
import {
  CalendarClock,
  Download,
  Ellipsis,
  FileText,
  FileUp,
  History,
  Keyboard,
  LinkIcon,
  ListChecks,
  type LucideIcon,
  MessageSquare,
} from 'lucide-react'
import { editorPagesPath } from '@vitrine/common/routes'
import { Button, LinkButton } from '../../../components/button.tsx'
import { DropdownMenu } from '../../../components/dropdown-menu.tsx'
import { LazyPart, MissingDialog } from '../../../components/lazy-part.tsx'
import { say } from '../../../lib/words/say.ts'
import type { Word } from '../../../lib/words/words.ts'
import { useEditor } from '../state/editor-context.ts'
import { useQuestionMark } from './use-question-mark.ts'

interface Tool {
  label: Word
  Icon: LucideIcon
  Dialog: ComponentType<{ onClose: () => void }>
}

const shortcuts: Tool = {
  label: 'Keyboard shortcuts',
  Icon: Keyboard,
  Dialog: lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog })),
}

const tools: readonly Tool[] = [
  {
    label: 'Schedule',
    Icon: CalendarClock,
    Dialog: lazy(async () => ({ default: (await import('../schedule/schedule-dialog.tsx')).ScheduleDialog })),
  },
  {
    label: 'Versions',
    Icon: History,
    Dialog: lazy(async () => ({ default: (await import('../versions/versions-dialog.tsx')).VersionsDialog })),
  },
  {
    label: 'Check the page',
    Icon: ListChecks,
    Dialog: lazy(async () => ({ default: (await import('../checks/checks-dialog.tsx')).ChecksDialog })),
  },
  {
    label: 'Private links',
    Icon: LinkIcon,
    Dialog: lazy(async () => ({ default: (await import('./private-links-tool.tsx')).PrivateLinksTool })),
  },
  {
    label: 'Comments',
    Icon: MessageSquare,
    Dialog: lazy(async () => ({ default: (await import('../comments/home-comments-dialog.tsx')).HomeCommentsDialog })),
  },
  {
    label: 'Import',
    Icon: FileUp,
    Dialog: lazy(async () => ({ default: (await import('../exchange/import-dialog.tsx')).ImportDialog })),
  },
  {
    label: 'Export',
    Icon: Download,
    Dialog: lazy(async () => ({ default: (await import('../exchange/export-dialog.tsx')).ExportDialog })),
  },
  shortcuts,
]

export function ToolsMenu() {
  const [open, setOpen] = useState<Tool | null>(null)
  useQuestionMark(useCallback(() => setOpen(shortcuts), []))
  const { portfolioId } = useEditor()
  const close = () => setOpen(null)
  return (
    <div className="flex">
      <LinkButton
        to={editorPagesPath(portfolioId)}
        variant="ghost"
        square
        aria-label={say('Pages')}
        title={say('Pages: case studies and articles')}
        icon={<FileText aria-hidden />}
        className="max-sm:hidden"
      />
      <DropdownMenu
        trigger={
          <Button variant="ghost" square aria-label={say('More tools')} title={say('More tools')}>
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        {({ MenuItem, MenuLink }) => (
          <>
            <MenuLink to={editorPagesPath(portfolioId)} icon={<FileText aria-hidden />}>
              {say('Pages')}
            </MenuLink>
            {tools.map((tool) => (
              <MenuItem key={tool.label} icon={<tool.Icon aria-hidden />} onSelect={() => setOpen(tool)}>
                {say(tool.label)}
              </MenuItem>
            ))}
          </>
        )}
      </DropdownMenu>
      {open && (
        <LazyPart
          key={open.label}
          missing={<MissingDialog name={say('“{name}”', { name: say(open.label) })} onClose={close} />}
        >
          <open.Dialog onClose={close} />
        </LazyPart>
      )}
    </div>
  )
}
