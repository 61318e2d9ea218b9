import { useState } from 'react'
import type { ArchivedPortfolio } from '@vitrine/common/portfolio/exchange/archive'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { heard, saidCount, say } from '../../../lib/words/say.ts'
import { useTemplates } from '../../store/index.ts'
import type { OpenedArchive, RefusedPortfolio } from './open-archive.ts'
import { PhaseHeading } from './phase-heading.tsx'
import { nameList } from './name-list.ts'

interface ArchiveListProps {
  archive: OpenedArchive
  onStart: (chosen: readonly ArchivedPortfolio[]) => void
  onAnother: () => void
}

/** What is in an archive, to choose from. */
export function ArchiveList({ archive: { portfolios, refused }, onStart, onAnother }: ArchiveListProps) {
  const { data: templates } = useTemplates()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = portfolios.filter(({ id }) => !left.has(id))
  const templateName = (id: string) => templates?.find((template) => template.id === id)?.name ?? id

  const choose = (id: string, isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((other) => other !== id) : [...left, id]))

  return (
    <>
      <PhaseHeading>
        {portfolios.length === 0
          ? say('Nothing in this ZIP can be imported')
          : saidCount(portfolios.length, '1 portfolio to import', '{n} portfolios to import')}
      </PhaseHeading>
      {portfolios.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="sr-only">{say('Portfolios to import')}</legend>
          <ul className="grid divide-y divide-line border-y border-line">
            {portfolios.map((portfolio) => (
              <li key={portfolio.id} className="py-3">
                <Checkbox
                  className="w-full items-start! [&>input]:mt-0.5"
                  label={<Described portfolio={portfolio} template={heard(templateName(portfolio.file.templateId))} />}
                  checked={!left.has(portfolio.id)}
                  onChange={(event) => choose(portfolio.id, event.target.checked)}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {refused.length > 0 && <Refused refused={refused} />}
      {portfolios.length > 0 && (
        <p className="text-sm text-muted">
          {say('They become drafts. Publishing with a premium template still requires payment.')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {portfolios.length > 0 && (
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => onStart(chosen)}>
            {chosen.length === 0
              ? say('Import')
              : saidCount(chosen.length, 'Import 1 portfolio', 'Import {n} portfolios')}
          </Button>
        )}
        <Button onClick={onAnother}>{say('Choose another ZIP')}</Button>
      </div>
    </>
  )
}

function Described({
  portfolio: { file, pictures, missing, pageNotes },
  template,
}: {
  portfolio: ArchivedPortfolio
  template: string
}) {
  const names = nameList(missing.map(({ fileName }) => fileName))
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="font-medium break-words">{file.name}</span>
      <span className="text-muted">
        {template} ·{' '}
        {pictures.length === 0 ? say('no pictures') : saidCount(pictures.length, '1 picture', '{n} pictures')}
        {file.pages.length > 0 && ` · ${saidCount(file.pages.length, '1 page', '{n} pages')}`}
      </span>
      {missing.length > 0 && (
        <span className="break-words text-warning-text">
          {missing.length === 1
            ? say('1 picture can’t be imported: {names}', { names })
            : say('{n} pictures can’t be imported: {names}', { n: missing.length, names })}
        </span>
      )}
      {pageNotes.map(({ title, note }, index) => (
        <span key={index} className="break-words text-warning-text">
          {say('{name}: {text}', { name: title, text: heard(note) })}
        </span>
      ))}
    </span>
  )
}

function Refused({ refused }: { refused: readonly RefusedPortfolio[] }) {
  return (
    <section aria-labelledby="refused-heading" className="grid gap-2 text-sm">
      <h4 id="refused-heading" className="font-medium">
        {say('Can’t be imported')}
      </h4>
      <ul className="grid gap-2">
        {refused.map(({ id, name, reason }) => (
          <li key={id} className="min-w-0 break-words">
            <span className="block">{name}</span>
            <span className="block text-danger-text">{heard(reason)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
