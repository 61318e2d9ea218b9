import { useMemo } from 'react'
import { changesBetween } from '@vitrine/common/portfolio/changes'
import { documentOf, type EditorDocument } from '../state/document.ts'
import { useEditor } from '../state/editor-context.ts'
import { ConflictValue } from '../screen/conflict-value.tsx'
import { versionLabelOf } from './version-texts.ts'

/** The differences between two documents, field by field. */
export function ChangeList({ from, to, empty }: { from: EditorDocument; to: EditorDocument; empty: string }) {
  const { metadata } = useEditor()
  const changes = useMemo(() => changesBetween(documentOf(from), documentOf(to)), [from, to])
  if (changes.length === 0) return <p className="text-sm text-muted">{empty}</p>
  return (
    <ul aria-label="Changes" className="grid gap-4">
      {changes.map((change) => (
        <li key={change.path} className="grid gap-1.5 text-sm">
          <h3 className="font-medium break-words">{versionLabelOf(change.path, metadata)}</h3>
          <dl className="grid gap-2 sm:grid-cols-2">
            <Side label="Before" value={change.from} />
            <Side label="After" value={change.to} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

const Side = ({ label, value }: { label: string; value: unknown }) => (
  <div className="min-w-0 rounded-lg border border-line bg-sunken p-3">
    <dt className="mb-1 text-xs font-medium text-muted">{label}</dt>
    <dd>
      <ConflictValue value={value} />
    </dd>
  </div>
)
