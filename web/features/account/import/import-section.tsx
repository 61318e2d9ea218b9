import { lazy, useEffect, useRef, useState } from 'react'
import { FileField } from '../../../components/file-field.tsx'
import { LazyPart, MissingPart } from '../../../components/lazy-part.tsx'
import { Notice } from '../../../components/notice.tsx'
import { loaded, ScriptMissing } from '../../../lib/script-missing.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { accountMessages } from '../messages.ts'
import { Section } from '../section.tsx'
import { ArchiveError } from './archive-error.ts'
import type { OpenedArchive } from './open-archive.ts'

const loadPanel = () => import('./import-panel.tsx')
const ImportPanel = lazy(async () => ({ default: (await loadPanel()).ImportPanel }))

/** The counterpart of the download: its portfolios come back as drafts, into this account or another. */
export function ImportSection({ uid }: { uid: string }) {
  const [archive, setArchive] = useState<OpenedArchive | null>(null)
  const [isAnother, setAnother] = useState(false)

  function chooseAnother(): void {
    setArchive(null)
    setAnother(true)
  }

  return (
    <Section title={say('Import an archive')} description={say('A download made here, from this account or another.')}>
      {archive ? (
        <LazyPart missing={<MissingPart name={say('The contents of the archive')} />}>
          <ImportPanel uid={uid} archive={archive} onAnother={chooseAnother} />
        </LazyPart>
      ) : (
        <ArchiveField hasFocus={isAnother} onOpened={setArchive} />
      )}
    </Section>
  )
}

function ArchiveField({ hasFocus, onOpened }: { hasFocus: boolean; onOpened: (archive: OpenedArchive) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  // While a file was read the field could not hold the focus.
  useEffect(() => {
    if (hasFocus || problem !== null) input.current?.focus()
  }, [hasFocus, problem])

  async function open(files: readonly File[]): Promise<void> {
    if (files.length === 0) return
    setReading(true)
    setProblem(null)
    try {
      const [{ openArchive }] = await loaded(Promise.all([import('./open-archive.ts'), loadPanel()]))
      onOpened(await openArchive(files))
    } catch (error) {
      setProblem(
        error instanceof ArchiveError || error instanceof ScriptMissing
          ? heard(error.message)
          : say(accountMessages.archiveFailed),
      )
      setReading(false)
    }
  }

  return (
    <>
      <p className="text-muted">
        {say(
          'The portfolios in the ZIP become new drafts, with their pictures. Your existing portfolios don’t change. Addresses, messages, analytics and purchases stay with the original account.',
        )}
      </p>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <FileField
        inputRef={input}
        label={say('Choose a downloaded ZIP, or drop it here')}
        hint={say('You’ll see what’s in it first')}
        accept=".zip,application/zip"
        multiple
        busy={isReading}
        onFiles={(files) => void open(files)}
      />
    </>
  )
}
