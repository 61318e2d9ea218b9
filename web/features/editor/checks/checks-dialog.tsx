import { useRef } from 'react'
import { contentPath } from '@vitrine/common/portfolio/paths'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { heard, saidCount, say } from '../../../lib/words/say.ts'
import { useEditor } from '../state/editor-context.ts'
import { focusField } from './focus-field.ts'
import { ExampleContent } from './example-content.tsx'
import { Good, Group } from './group.tsx'
import { useExampleContent, useFaintColors, useFindings, useLinks } from './use-checks.ts'

const groups = [
  { kind: 'required', title: 'Needed before you can publish', good: 'Everything you need is there.' },
  { kind: 'alt', title: 'Pictures without a description', good: 'Every picture has a description.' },
  { kind: 'empty', title: 'Empty sections', good: 'No section is empty.' },
] as const

/**
 * What to check before publishing. Only missing required fields prevent it; everything else is advice. Each finding links to
 * its field.
 */
export function ChecksDialog({ onClose, onPublish }: { onClose: () => void; onPublish?: () => void }) {
  const findings = useFindings()
  const colors = useFaintColors()
  const hasExample = useExampleContent().findings.length > 0
  const { store } = useEditor()
  const chosen = useRef<string>(null)
  const mend = (path: string) => {
    chosen.current = path
    onClose()
  }
  const keep = (
    <Button variant={hasExample ? 'primary' : 'secondary'} onClick={onClose}>
      {say('Keep editing')}
    </Button>
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onClosed={() => chosen.current !== null && void focusField(store, chosen.current)}
      title={say(onPublish ? 'Before you publish' : 'Check the page')}
      description={say('Problems that visitors would notice, in your portfolio as it is now.')}
      footer={
        onPublish ? (
          // What the dialog warns of is not what it leads to.
          <>
            {hasExample || keep}
            <Button
              variant={hasExample ? 'secondary' : 'primary'}
              onClick={() => {
                onClose()
                onPublish()
              }}
            >
              {say('Publish anyway')}
            </Button>
            {hasExample && keep}
          </>
        ) : (
          <Button onClick={onClose}>{say('Close')}</Button>
        )
      }
    >
      <div className="grid gap-5 text-sm">
        <ExampleContent publishing={onPublish !== undefined} onMend={mend} />
        {groups.map(({ kind, title, good }) => (
          <Group
            key={kind}
            title={say(title)}
            good={say(good)}
            lines={findings
              .filter((finding) => finding.kind === kind)
              .map(({ path, message }) => ({ path: contentPath(path), text: heard(message) }))}
            onMend={mend}
          />
        ))}
        <Group title={say('Low contrast')} good={say('All your colours are readable.')} lines={colors} onMend={mend} />
        <Links onMend={mend} />
      </div>
    </Dialog>
  )
}

function Links({ onMend }: { onMend: (path: string) => void }) {
  const { count, checking, failure, retry, results } = useLinks()
  if (count === 0) return <Good>{say('There are no links to other sites.')}</Good>
  if (checking)
    return (
      <p role="status" className="text-muted">
        {saidCount(count, 'Checking one link…', 'Checking {n} links…')}
      </p>
    )
  if (failure)
    return (
      <p role="status" className="flex flex-wrap items-center gap-3 text-muted">
        {failure}{' '}
        <Button size="sm" onClick={retry}>
          {say('Check again')}
        </Button>
      </p>
    )
  const dead = results.filter(({ state }) => state === 'dead')
  const unknown = results.filter(({ state }) => state === 'unknown').length
  return (
    <div className="grid gap-1.5">
      <Group
        title={say('Broken links')}
        good={say(unknown === 0 ? 'All links work.' : 'No broken links.')}
        lines={dead.map(({ path, label, href }) => ({
          path: contentPath(path),
          text: say('{label}: {text}', { label: heard(label), text: href }),
        }))}
        onMend={onMend}
      />
      {unknown > 0 && (
        <p className="pl-6 text-muted">
          {saidCount(
            unknown,
            'One link couldn’t be checked: some sites answer only people.',
            '{n} links couldn’t be checked: some sites answer only people.',
          )}
        </p>
      )}
    </div>
  )
}
