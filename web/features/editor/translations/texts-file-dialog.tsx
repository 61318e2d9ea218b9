import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { languageOf, otherLanguagesOf } from '@vitrine/common/languages'
import { readTexts, textsFile, type ReadTexts } from '@vitrine/common/portfolio/translations/texts-file'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { FileField } from '../../../components/file-field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { tellOfChange } from '../../../lib/portfolio-news.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { toast } from '../../../lib/toast.ts'
import { heard, saidCount, say } from '../../../lib/words/say.ts'
import { useEditor } from '../state/editor-context.ts'
import { cellsOf, textIn } from './parse-texts-file.ts'
import { storeTexts, textsOfPortfolio, type PortfolioTexts } from './portfolio-texts.ts'

interface Found {
  texts: PortfolioTexts
  read: ReadTexts
}

/** All texts of a portfolio as one file for translators, and the file that they give back. */
export function TextsFileDialog({ onClose }: { onClose: () => void }) {
  const { store, metadata, portfolioId, commitMany } = useEditor()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<Found | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function run(work: () => Promise<void>, failed: string): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(messageOf(error, failed))
    } finally {
      setBusy(false)
    }
  }

  const languages = () => {
    const { content } = store.getState().history.present
    return [languageOf(content), otherLanguagesOf(content)] as const
  }
  const load = () => textsOfPortfolio(portfolioId, metadata, store.getState().history.present)

  const save = () =>
    run(async () => {
      const { documents } = await load()
      saveFile('texts.csv', new Blob([textsFile(documents, ...languages())], { type: 'text/csv;charset=utf-8' }))
    }, say('The texts couldn’t be loaded. Please try again.'))

  const open = (file: File | undefined) =>
    file &&
    run(async () => {
      const [texts, csv] = await Promise.all([load(), textIn(file)])
      const read = readTexts(cellsOf(csv), texts.documents, ...languages())
      if (typeof read === 'string') setProblem(heard(read))
      else setFound({ texts, read })
    }, say('This file couldn’t be read.'))

  const take = ({ texts, read }: Found) =>
    run(async () => {
      const failed = await storeTexts(portfolioId, texts, read, commitMany)
      // Open editors count what is not live.
      tellOfChange(portfolioId)
      await queryClient.invalidateQueries({ queryKey: ['pages', portfolioId] })
      if (failed.length > 0) {
        setFound(null)
        setProblem(failed.join('\n'))
        return
      }
      toast.success(saidCount(read.count, '1 translation imported.', '{n} translations imported.'))
      onClose()
    }, say('The texts couldn’t be saved. Please try again.'))

  const isEmpty = found?.read.count === 0
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={say('Texts as a file')}
      description={say(
        'A table of all texts of your home page and your case studies and articles, with a column for each language. Translators fill it in with any spreadsheet. Nothing changes before you have seen it.',
      )}
      footer={
        found ? (
          <>
            <Button onClick={() => setFound(null)}>{say('Back')}</Button>
            <Button variant="primary" busy={busy} disabled={isEmpty} onClick={() => void take(found)}>
              {saidCount(found.read.count, 'Import 1 translation', 'Import {n} translations')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{say('Close')}</Button>
        )
      }
    >
      <div className="grid gap-4">
        {problem && <Notice tone="danger">{problem}</Notice>}
        {found ? (
          <Summary read={found.read} />
        ) : (
          <>
            <Button className="justify-self-start" busy={busy} onClick={() => void save()}>
              {say('Save the file')}
            </Button>
            <FileField
              label={say('Choose the file that came back, or drop it here')}
              hint="CSV"
              accept=".csv,text/csv"
              busy={busy}
              onFiles={([file]) => void open(file)}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

function Summary({ read: { count, outdated, unmatched, isForeign, leftOut } }: { read: ReadTexts }) {
  return (
    <>
      {isForeign && (
        <Notice tone="danger">{say('Most rows match no text. Is this the file of another portfolio?')}</Notice>
      )}
      <p>
        {count === 0
          ? say('Nothing in this file differs from what is there.')
          : saidCount(count, '1 translation that is new or changed.', '{n} translations that are new or changed.')}
      </p>
      <Rows title={say('The original has changed since the file was made. These will be marked:')} rows={outdated} />
      <Rows title={say('These rows match no text, or came twice, and are left out:')} rows={unmatched} />
      <Rows title={say('These columns are no language of your portfolio, and are left out:')} rows={leftOut} />
    </>
  )
}

function Rows({ title, rows }: { title: string; rows: readonly string[] }) {
  if (rows.length === 0) return null
  return (
    <section className="grid gap-1.5">
      <h3 className="text-sm font-medium">{title}</h3>
      <ul className="max-h-48 list-disc overflow-y-auto pl-5 text-sm text-muted">
        {rows.map((row, index) => (
          <li key={index} className="wrap-anywhere">
            {row}
          </li>
        ))}
      </ul>
    </section>
  )
}
