import { cutText } from '@vitrine/common/cut-text'
import { useState } from 'react'
import { changesBetween } from '@vitrine/common/portfolio/changes'
import type { OwnPage, PageNote } from '@vitrine/common/portfolio/exchange/own-pages'
import { withImported, type ContentPart } from '@vitrine/common/portfolio/exchange/merge'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import { toast } from '../../../lib/toast.ts'
import { heard, saidCount, say } from '../../../lib/words/say.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { partLabels } from './part-labels.ts'
import type { ImportedFile } from './import-file.ts'

/** Not selected by default: they belong to a page that is already online elsewhere. */
const unasked: readonly ContentPart[] = ['domain', 'meta']

/** How much of a text that is left out is shown. */
const SHOWN_CHARACTERS = 500

/** Lists what a file contains, part by part, and imports the selected parts. */
export function ImportChoice({
  found,
  onClose,
  onBack,
  onPages,
}: {
  found: ImportedFile
  onClose: () => void
  onBack: () => void
  /** Takes the pages of the file over; they show how far they are. */
  onPages: (pages: readonly OwnPage[], refused: readonly PageNote[]) => void
}) {
  const { store, commitMany } = useEditor()
  const present = useEditorState((state) => state.history.present)
  const parts = Object.keys(found.content) as ContentPart[]
  const [chosen, setChosen] = useState<readonly ContentPart[]>(parts.filter((part) => !unasked.includes(part)))
  const { pages = [], refused = [], looks = {} } = found.own ?? {}
  const lookParts = Object.entries(looks)
  const [takesLooks, setTakesLooks] = useState(lookParts.length > 0)
  const [takesPages, setTakesPages] = useState(pages.length > 0)

  function take(): void {
    const { content } = store.getState().history.present
    const values: { path: string; value: unknown }[] = chosen.map((part) => ({
      path: `content.${part}`,
      value: withImported(content, found.content, [part])[part],
    }))
    if (takesLooks) values.push(...lookParts.map(([path, value]) => ({ path, value })))
    if (values.length > 0) commitMany(values)
    if (takesPages) return onPages(pages, refused)
    toast.success(say('Imported. Undo takes it back.'))
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('Import from {source}', { source: say(found.source) })}
      description={say(
        'Lists are replaced by those in the file. Other fields change only if the file has them. Everything else stays.',
      )}
      footer={
        <>
          <Button onClick={onBack}>{say('Another file')}</Button>
          <Button variant="primary" disabled={chosen.length === 0 && !takesLooks && !takesPages} onClick={take}>
            {say('Import')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 text-sm">
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium">{say('What to import')}</legend>
          {parts.map((part) => {
            const changes = changesBetween(
              { [part]: present.content[part] },
              { [part]: withImported(present.content, found.content, [part])[part] },
            ).length
            return (
              <Checkbox
                key={part}
                label={
                  <span>
                    {say(partLabels[part])} <span className="text-muted">{sizeOf(found.content[part], changes)}</span>
                  </span>
                }
                checked={chosen.includes(part)}
                onChange={(event) =>
                  setChosen(event.target.checked ? [...chosen, part] : chosen.filter((other) => other !== part))
                }
              />
            )
          })}
          {lookParts.length > 0 && (
            <Checkbox
              label={say('Design and hidden sections')}
              checked={takesLooks}
              onChange={(event) => setTakesLooks(event.target.checked)}
            />
          )}
          {pages.length > 0 && (
            <Checkbox
              label={
                <span>
                  {say('Case studies and articles')}{' '}
                  <span className="text-muted">
                    {saidCount(
                      pages.length,
                      '1 page, beside those that you have',
                      '{n} pages, beside those that you have',
                    )}
                  </span>
                </span>
              }
              checked={takesPages}
              onChange={(event) => setTakesPages(event.target.checked)}
            />
          )}
        </fieldset>
        {found.left.length > 0 && (
          <section aria-labelledby="left-heading" className="grid gap-1.5">
            <h3 id="left-heading" className="font-medium">
              {say('Left out: no template has a place for it')}
            </h3>
            <dl className="grid max-h-60 gap-2 overflow-y-auto" tabIndex={0} aria-labelledby="left-heading">
              {found.left.map(({ where, text }, index) => (
                <div key={index} className="break-words">
                  <dt className="text-muted">{heard(where)}</dt>
                  <dd className="line-clamp-4 whitespace-pre-line">{cutText(text, SHOWN_CHARACTERS)}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {refused.length > 0 && (
          <Notice tone="danger">
            {say('These pages can’t be read:')}
            {`\n${refused.map(({ title, note }) => `• ${say('{name}: {text}', { name: title, text: heard(note) })}`).join('\n')}`}
          </Notice>
        )}
        {parts.length === 0 && pages.length === 0 && (
          <Notice>{say('The file contains no content, only a design.')}</Notice>
        )}
      </div>
    </Dialog>
  )
}

function sizeOf(value: unknown, changes: number): string {
  if (changes === 0) return say('as it is now')
  if (Array.isArray(value)) return saidCount(value.length, '1 entry', '{n} entries')
  return saidCount(changes, '1 change', '{n} changes')
}
