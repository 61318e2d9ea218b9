import { ChevronRight } from 'lucide-react'
import type { VersionSummary } from '@vitrine/common/api/versions'
import { Badge } from '../../../components/badge.tsx'
import { useEditor } from '../state/editor-context.ts'
import { changesLine, reasonOf, timeOf } from './version-texts.ts'

export function VersionRow({
  version,
  earliest,
  onOpen,
}: {
  version: VersionSummary
  earliest: boolean
  onOpen: () => void
}) {
  const { metadata } = useEditor()
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full items-center gap-3 px-2 py-3 text-left transition-colors duration-150 hover:bg-sunken"
      >
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-medium break-words">{version.label ?? timeOf(version)}</span>
            <Badge tone={version.reason === 'published' ? 'success' : 'neutral'}>{reasonOf(version)}</Badge>
          </span>
          {version.label !== null && <span className="text-sm text-muted tabular-nums">{timeOf(version)}</span>}
          <span className="text-sm break-words text-muted">{changesLine(version, metadata, earliest)}</span>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
      </button>
    </li>
  )
}
