import { lazy, useDeferredValue, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { chosenSections, type TemplateSection } from '@vitrine/common/fields/section'
import { contentPath } from '@vitrine/common/portfolio/paths'
import { LazyPart, MissingPart } from '../../../components/lazy-part.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { Fields } from '../fields/field-group.tsx'
import { useKeptFocus } from '../fields/use-kept-focus.ts'
import { overlap } from '../state/document.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'

const HomeLanguages = lazy(async () => ({
  default: (await import('../translations/translation-panel.tsx')).HomeLanguages,
}))

/** The form of the home page, in the language that is chosen where there are several. */
export function ContentPanel() {
  const hasLanguages = useEditorState(({ history }) => (history.present.content.meta?.languages?.length ?? 0) > 0)
  const language = useEditorState((state) => state.language)
  return (
    <>
      {(hasLanguages || language) && (
        <LazyPart missing={<MissingPart name={say('The languages of your portfolio')} />}>
          <HomeLanguages language={language} />
        </LazyPart>
      )}
      {/* It keeps its open items and its place. */}
      <div className={language ? 'hidden' : 'flex min-h-0 flex-1 flex-col xl:flex-row'}>
        <OriginalForm />
      </div>
    </>
  )
}

/** The list of the template's sections, and beside it the fields of all sections. */
function OriginalForm() {
  const { metadata, store } = useEditor()
  const layout = useEditorState((state) => state.history.present.layout)
  const sections = useMemo(() => chosenSections(metadata.sections, layout), [metadata, layout])
  // One can type in the first section before the others are rendered.
  const isComplete = useDeferredValue(true, false)
  const rendered = useMemo(() => (isComplete ? sections : sections.slice(0, 1)), [isComplete, sections])
  const form = useRef<HTMLDivElement>(null)
  const current = useCurrentSection(form, rendered)
  const keptFocus = useKeptFocus(form, rendered)

  function show(section: string): void {
    const heading = form.current?.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"] h2`)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }

  return (
    <>
      <nav
        aria-label={say('Sections to edit')}
        className="shrink-0 border-line max-xl:border-b xl:w-44 xl:overflow-y-auto xl:border-r"
      >
        <ul className="flex gap-1 overflow-x-auto p-2 xl:flex-col xl:p-3">
          {sections.map((section) => (
            <li key={section.id}>
              <button
                type="button"
                aria-current={section.id === current ? 'true' : undefined}
                onClick={() => show(section.id)}
                className={classNames(
                  'flex h-9 w-full items-center gap-2 rounded-lg px-3 text-left text-sm font-medium whitespace-nowrap transition-colors duration-150 hover:bg-sunken hover:text-ink',
                  section.id === current ? 'bg-sunken text-ink' : 'text-muted',
                )}
              >
                <span className="truncate">{section.title ?? heard(section.label)}</span>
                <PendingDot section={section} />
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div
        ref={form}
        {...keptFocus}
        aria-busy={!isComplete}
        className="relative min-h-0 min-w-0 flex-1 overflow-y-auto"
      >
        {rendered.map((section) => (
          <div
            key={section.id}
            data-section={section.id}
            // The preview scrolls to the section.
            onFocus={() => store.enterSection(section.id)}
            className="space-y-5 border-b border-line px-5 py-6 last:border-b-0"
          >
            <h2 tabIndex={-1} className="scroll-mt-6 text-base font-semibold outline-none">
              {section.title ?? heard(section.label)}
            </h2>
            <Fields fields={section.fields} path="content" />
          </div>
        ))}
      </div>
    </>
  )
}

function PendingDot({ section }: { section: TemplateSection }) {
  const paths = useMemo(() => section.fields.map(({ path }) => contentPath(path)), [section])
  const pending = useEditorState((state) =>
    state.pending.some((change) => paths.some((path) => overlap(change.path, path))),
  )
  if (!pending) return null
  return (
    <span className="size-1.5 shrink-0 rounded-full bg-accent" role="img" aria-label={say('has unsaved changes')} />
  )
}

/** The section at the top of the form. */
function useCurrentSection(
  form: RefObject<HTMLElement | null>,
  sections: readonly TemplateSection[],
): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    if (!form.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setCurrent((target as HTMLElement).dataset.section)
      },
      // Observes a thin line below the top, so that only one section is current at a time.
      { root: form.current, rootMargin: '-10% 0px -89% 0px' },
    )
    for (const section of form.current.children) observer.observe(section)
    return () => observer.disconnect()
  }, [form, sections])
  return current
}
