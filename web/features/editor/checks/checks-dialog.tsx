import type { ReactNode } from 'react'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { useFaintColors, useFindings, useLinks } from './use-checks.ts'

const groups = [
  { kind: 'required', title: 'Needed before you can publish', good: 'Everything that is needed is there.' },
  { kind: 'alt', title: 'Pictures without a description', good: 'Every picture has a description.' },
  { kind: 'empty', title: 'Empty sections', good: 'No section is empty.' },
] as const

/** What to look at before the page goes online. Nothing here but what is required keeps anybody from it. */
export function ChecksDialog({ onClose, onPublish }: { onClose: () => void; onPublish?: () => void }) {
  const findings = useFindings()
  const colors = useFaintColors()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={onPublish ? 'Before you publish' : 'Check the page'}
      description="What visitors would stumble over, in your portfolio as it is in the editor now."
      footer={
        <>
          <Button onClick={onClose}>{onPublish ? 'Keep editing' : 'Close'}</Button>
          {onPublish && (
            <Button
              variant="primary"
              onClick={() => {
                onClose()
                onPublish()
              }}
            >
              Publish anyway
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5 text-sm">
        {groups.map(({ kind, title, good }) => (
          <Group key={kind} title={title} good={good} lines={findings.filter((finding) => finding.kind === kind).map(({ path, message }) => ({ key: path, text: message }))} />
        ))}
        <Group title="Low contrast" good="Every chosen colour can be read." lines={colors.map((text) => ({ key: text, text }))} />
        <Links />
      </div>
    </Dialog>
  )
}

function Links() {
  const { count, checking, failed, retry, results } = useLinks()
  if (count === 0) return <Good>There are no links to other sites.</Good>
  if (checking) return <p role="status" className="text-muted">Checking {count === 1 ? 'one link' : `${count} links`}…</p>
  if (failed) return <p role="status" className="flex flex-wrap items-center gap-3 text-muted">The links could not be checked. <Button size="sm" onClick={retry}>Check again</Button></p>
  const dead = results.filter(({ state }) => state === 'dead')
  const unknown = results.filter(({ state }) => state === 'unknown').length
  return (
    <div className="grid gap-1.5">
      <Group title="Dead links" good={unknown === 0 ? 'Every link answers.' : 'No link is dead.'} lines={dead.map(({ path, label, href }) => ({ key: path, text: `${label}: ${href}` }))} />
      {unknown > 0 && <p className="pl-6 text-muted">{unknown === 1 ? 'One link' : `${unknown} links`} could not be checked: some sites answer only people.</p>}
    </div>
  )
}

function Group({ title, good, lines }: { title: string; good: string; lines: readonly { key: string; text: string }[] }) {
  if (lines.length === 0) return <Good>{good}</Good>
  return (
    <section aria-label={title} className="grid gap-1.5">
      <h3 className="flex items-start gap-2 font-medium"><TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning-text" />{title}</h3>
      <ul className="grid list-disc gap-0.5 pl-10 text-muted">
        {lines.map(({ key, text }) => <li key={key} className="break-words">{text}</li>)}
      </ul>
    </section>
  )
}

const Good = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-2 text-muted"><CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success-text" />{children}</p>
)
