// @vitest-environment jsdom
import fc from 'fast-check'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ValueField } from '@vitrine/common/fields/field'
import { holdingOf, sampleValue } from '@vitrine/common/fields/kinds'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { sampleContent } from '@vitrine/templates/content-samples'
import { TemplatePage } from '@vitrine/templates/page'
import { contentSources, sectionOfTitle, SOURCE } from '@vitrine/templates/parts/sources'
import { pictureResolver } from '@vitrine/templates/picture'
import { registry } from '@vitrine/templates/registry'
import { FieldRow } from '../fields/field-row.tsx'
import { useEditorKeys } from '../screen/use-editor-keys.ts'
import { SectionName } from '../sections/section-name.tsx'
import { DocumentContext, EditorContext, useEditor, type AnyEditor, type Editor } from '../state/editor-context.ts'
import { createEditorStore, type EditorStore } from '../state/store.ts'
import { testPortfolio } from '../state/test-portfolio.ts'
import { pathOfText, textOn, type PageText } from './page-texts.ts'
import { TextWriter } from './text-writer.tsx'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

const picture = pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })
const start = Date.parse('2026-01-01')

const example = (field: ValueField, index: number) => {
  if (field.type === 'email') return `mary${index}@example.com`
  const isAddress = ['address', 'picture'].includes(holdingOf(field)) || field.path === 'href'
  return sampleValue(field, isAddress ? `https://example.com/${index}.png` : `${field.label} ${index}`)
}

/** What happens in a field until it is left. */
type Step = { after: number } & ({ letters: string } | { key: 'z' | 'y' })
interface Edit {
  /** Which text of the page, modulo how many it has. */
  which: number
  steps: readonly Step[]
}

/** Within what joins to one step of the history, and after it. */
const after = fc.constantFrom(0, 300, 1_500)
const letters = fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.trim())
const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    which: fc.nat(),
    steps: fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.record({ after, letters }) },
        { weight: 1, arbitrary: fc.record({ after, key: fc.constantFrom('z' as const, 'y' as const) }) },
      ),
      { minLength: 1, maxLength: 5 },
    ),
  }),
  { maxLength: 6 },
)

/** What is typed into a field, letter by letter or with a key that holds Control. */
function press(field: HTMLInputElement | HTMLTextAreaElement, step: Step): void {
  if ('key' in step) {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: step.key, ctrlKey: true, bubbles: true, cancelable: true }))
    return
  }
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  // As the browser does it: React overrides the property on the element.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, step.letters)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** An editor of a template with a clock of its own, and what is rendered within it. */
function open(id: TemplateId) {
  const { metadata } = catalogue[id]
  let now = start
  const content = withItemIds(sampleContent(metadata, example, 2))
  const added = metadata.sections.flatMap((section) => (section.optional ? [section.id] : []))
  const layout = { hidden: [], added }
  const store: EditorStore = createEditorStore({ ...testPortfolio, templateId: id, content, layout }, () => now)
  const editor = { store, metadata, saver: { save: () => Promise.resolve(true) } } as Partial<Editor> as Editor
  const box = document.createElement('div')

  function within(element: ReactNode, find: () => Element | null, { steps }: Edit): void {
    document.body.append(box)
    const root = createRoot(box)
    act(() =>
      root.render(
        <EditorContext value={editor}>
          <DocumentContext value={editor as unknown as AnyEditor}>{element}</DocumentContext>
        </EditorContext>,
      ),
    )
    const field = find() as HTMLInputElement | HTMLTextAreaElement
    for (const step of steps) {
      now += step.after
      act(() => press(field, step))
    }
    act(() => void field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    act(() => root.unmount())
    box.remove()
  }
  return { store, metadata, within }
}

function Form({ field, path }: { field: ValueField; path: string }) {
  useEditorKeys()
  const { metadata } = useEditor()
  const section = metadata.sections.find(({ id }) => id === sectionOfTitle(path))
  return section ? <SectionName section={section} /> : <FieldRow field={field} path={path} />
}

/** The first text that is typed, from one of the page's elements on: asking for all texts of a page takes long. */
function textFrom(
  which: number,
  page: Document,
  read: (element: HTMLElement) => PageText | null,
): PageText | undefined {
  const elements = [...page.querySelectorAll<HTMLElement>(`[${SOURCE}]`)]
  const first = which % elements.length
  for (const element of [...elements.slice(first), ...elements.slice(0, first)]) {
    const text = read(element)
    if (text && isTyped(text)) return text
  }
}

const isTyped = ({ field, entry }: PageText) => ['string', 'text', 'url'].includes(field.type) && entry === null

describe('the same edits', () => {
  it('give the same document and the same history, made on the page or in the form', async () => {
    const definitions = new Map(await Promise.all(templateIds.map(async (id) => [id, await registry[id]()] as const)))
    let made = 0
    fc.assert(
      fc.property(fc.constantFrom(...templateIds), edits, (id, list) => {
        const [onPage, inForm] = [open(id), open(id)]
        for (const edit of list) {
          const { content, layout } = onPage.store.getState().history.present
          const { metadata } = onPage
          const sources = contentSources()
          sources.add(content)
          const page = document.implementation.createHTMLDocument()
          page.body.innerHTML = renderToStaticMarkup(
            <TemplatePage
              definition={definitions.get(id)!}
              content={content}
              layout={layout}
              picture={picture}
              sources={sources}
            />,
          )
          const text = textFrom(edit.which, page, (element) =>
            textOn(element, { metadata, content, layout, language: null }),
          )!
          const path = pathOfText(text, { metadata, content, layout })!
          onPage.within(
            <TextWriter page={page} text={text} name="Text" selected="all" before="" onEnd={() => undefined} />,
            () => page.querySelector('[data-writer] textarea'),
            edit,
          )
          inForm.within(
            <Form field={text.field} path={path} />,
            () => document.querySelector('[data-field] input, [data-field] textarea'),
            edit,
          )
          expect(onPage.store.getState().history).toEqual(inForm.store.getState().history)
          expect(onPage.store.getState().pending).toEqual(inForm.store.getState().pending)
          made += onPage.store.getState().history.past.length
        }
      }),
      { numRuns: 30 },
    )
    expect(made).toBeGreaterThan(20)
  })
})
