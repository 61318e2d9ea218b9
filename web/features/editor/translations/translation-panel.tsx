import { useMemo, useState } from 'react'
import { type Language, languageOf } from '@vitrine/common/languages'
import type { TranslatedTexts } from '@vitrine/common/portfolio/translations/shape'
import { stateOf, type OriginalText, type TranslationState } from '@vitrine/common/portfolio/translations/texts'
import { classNames } from '../../../lib/class-names.ts'
import { say } from '../../../lib/words/say.ts'
import type { PageSession } from '../pages/state/page-session.ts'
import { useDebouncedEditorState, useEditor, useEditorState, useStoreState } from '../state/editor-context.ts'
import { textsOfHome, textsOfPage } from './document-texts.ts'
import { LanguageBar } from './language-bar.tsx'
import { languageWord } from './language-word.ts'
import { TranslationRow } from './translation-row.tsx'

/** The choice of a language, and the texts of the home page in it. */
export function HomeLanguages({ language }: { language: Language | null }) {
  const content = useEditorState(({ history }) => history.present.content)
  return (
    <>
      <LanguageBar content={content} />
      {language && <HomeTranslations key={language} language={language} />}
    </>
  )
}

function HomeTranslations({ language }: { language: Language }) {
  const { metadata } = useEditor()
  const { content, layout } = useDebouncedEditorState(({ history }) => history.present)
  const texts = useMemo(() => textsOfHome(metadata, content, layout), [metadata, content, layout])
  const translated = content.translations?.[language]
  return <TranslationPanel texts={texts} translated={translated} language={language} original={languageOf(content)} />
}

/** The same of a case study or an article, block by block. */
export function PageLanguages({ session, language }: { session: PageSession; language: Language | null }) {
  const content = useStoreState(session.store, ({ portfolio }) => portfolio.content)
  return (
    <>
      <LanguageBar content={content} />
      {language && <PageTranslations key={language} session={session} language={language} />}
    </>
  )
}

function PageTranslations({ session: { store }, language }: { session: PageSession; language: Language }) {
  const content = useStoreState(store, ({ history }) => history.present.content, { debounced: true })
  const original = useStoreState(store, ({ portfolio }) => languageOf(portfolio.content))
  const texts = useMemo(() => textsOfPage(content), [content])
  return (
    <TranslationPanel
      texts={texts}
      translated={content.translations?.[language]}
      language={language}
      original={original}
    />
  )
}

type Filter = 'all' | 'missing' | 'outdated'

interface TranslationPanelProps {
  texts: readonly OriginalText[]
  translated: TranslatedTexts | undefined
  language: Language
  /** The language that they are translated from. */
  original: Language
}

/** All texts of a document with what they say in another language. Structure, pictures and links stay as they are. */
function TranslationPanel({ texts, translated, language, original }: TranslationPanelProps) {
  const [filter, setFilter] = useState<Filter>('all')
  /** Rows stay while they are written, whatever becomes of their state. */
  const [listed, setListed] = useState<ReadonlySet<string> | null>(null)
  const states = useMemo(() => new Map(texts.map((text) => [text.key, stateOf(text, translated)])), [texts, translated])
  const count = (state: TranslationState) => [...states.values()].filter((one) => one === state).length
  const counts = { all: texts.length, missing: count('missing'), outdated: count('outdated') }
  const shown = listed ? texts.filter(({ key }) => listed.has(key)) : texts

  function choose(next: Filter): void {
    setFilter(next)
    setListed(next === 'all' ? null : new Set(texts.flatMap(({ key }) => (states.get(key) === next ? [key] : []))))
  }

  const labels: Record<Filter, string> = {
    all: say('All {n}', { n: counts.all }),
    missing: say('Missing {n}', { n: counts.missing }),
    outdated: say('Outdated {n}', { n: counts.outdated }),
  }
  const name = languageWord(language)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        role="group"
        aria-label={say('Texts to show')}
        className="flex shrink-0 gap-1 overflow-x-auto border-b border-line p-2"
      >
        {(['all', 'missing', 'outdated'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={filter === one}
            onClick={() => choose(one)}
            className={classNames(
              'h-9 rounded-lg px-3 text-sm font-medium whitespace-nowrap transition-colors duration-150 hover:bg-sunken hover:text-ink',
              filter === one ? 'bg-sunken text-ink' : 'text-muted',
            )}
          >
            {labels[one]}
          </button>
        ))}
      </div>
      <div className="relative min-h-0 min-w-0 flex-1 overflow-y-auto">
        {shown.length === 0 && <p className="px-5 py-6 text-sm text-muted">{nothing(filter, name)}</p>}
        {bySection(shown).map(([section, rows]) => (
          <section
            key={section}
            aria-label={section}
            className="space-y-6 border-b border-line px-5 py-6 last:border-b-0"
          >
            <h2 className="text-base font-semibold">{section}</h2>
            {rows.map((text) => (
              <TranslationRow key={text.key} text={text} language={language} original={original} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

function nothing(filter: Filter, language: string): string {
  if (filter === 'missing') return say('Every text is there in {language}.', { language })
  if (filter === 'outdated') return say('No original has changed since it was translated to {language}.', { language })
  return say('There are no texts yet. Write them in the original first.')
}

function bySection(texts: readonly OriginalText[]): [string, OriginalText[]][] {
  const sections = new Map<string, OriginalText[]>()
  for (const text of texts) {
    const rows = sections.get(text.section)
    if (rows) rows.push(text)
    else sections.set(text.section, [text])
  }
  return [...sections]
}
