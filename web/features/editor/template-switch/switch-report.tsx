import { useMemo } from 'react'
import { Archive, CircleCheck, PencilLine } from 'lucide-react'
import { chosenMetadata, type TemplateSection } from '@vitrine/common/fields/section'
import { keptContent } from '@vitrine/common/portfolio/kept-content'
import { publishIssues } from '@vitrine/common/portfolio/publish-validation'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { appLocale } from '../../../lib/words/language.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'

/** What a new template means for the content: what it keeps but does not show, and which required fields are missing. */
export function SwitchReport({ target, name }: { target: TemplateId; name: string }) {
  const { metadata } = useEditor()
  const { content, layout } = useEditorState((state) => state.history.present)
  const { kept, addable, missing } = useMemo(() => {
    const next = catalogue[target].metadata
    const chosen = chosenMetadata(next, layout)
    const known = [metadata, ...templateIds.map((id) => catalogue[id].metadata)]
    const notShown = keptContent(content, chosen, known)
    const holds = ({ fields }: TemplateSection) =>
      fields.some(({ path }) => notShown.some((part) => part.path === path))
    return {
      kept: notShown,
      addable: next.sections
        .filter((section) => !chosen.sections.some(({ id }) => id === section.id) && holds(section))
        .map(({ label }) => heard(label)),
      missing: publishIssues(chosen, content),
    }
  }, [content, layout, metadata, target])
  return (
    <div aria-live="polite" className="grid gap-4 text-sm">
      {kept.length === 0 ? (
        <p className="flex items-start gap-2">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success-text" />
          {say('{name} shows all your content.', { name })}
        </p>
      ) : (
        <section aria-labelledby="kept-heading" className="grid gap-1.5">
          <h3 id="kept-heading" className="flex items-center gap-2 font-medium">
            <Archive aria-hidden className="size-4" />
            {say('Kept, but not shown by {name}', { name })}
          </h3>
          <ul className="grid gap-x-6 gap-y-0.5 pl-6 text-muted sm:grid-cols-2">
            {kept.map(({ path, label, count }) => (
              <li key={path} className="break-words">
                {count > 1 ? `${heard(label)} (${count})` : heard(label)}
              </li>
            ))}
          </ul>
          {addable.length > 0 && (
            <p className="pl-6">
              {say('You can add {names} to the page afterwards, under Layout.', {
                names: new Intl.ListFormat(appLocale()).format(addable),
              })}
            </p>
          )}
        </section>
      )}
      {missing.length > 0 && (
        <section aria-labelledby="missing-heading" className="grid gap-1.5">
          <h3 id="missing-heading" className="flex items-center gap-2 font-medium">
            <PencilLine aria-hidden className="size-4" />
            {say('To fill in before you publish with {name}', { name })}
          </h3>
          <ul className="grid gap-0.5 pl-6 text-muted">
            {missing.map(({ path, message }) => (
              <li key={path}>{heard(message)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
