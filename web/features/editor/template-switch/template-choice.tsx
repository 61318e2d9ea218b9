import type { TemplateSummary } from '@vitrine/common/api/shapes'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { heard, say } from '../../../lib/words/say.ts'
import { PageThumbnail } from '../../preview/index.ts'
import { useEditorState } from '../state/editor-context.ts'

export interface TemplateChoiceProps {
  listings: readonly TemplateSummary[]
  current: TemplateId
  chosen: TemplateId | null
  onChoose: (id: TemplateId) => void
}

/** The templates to choose from, each with the portfolio in it. */
export function TemplateChoice({ listings, current, chosen, onChoose }: TemplateChoiceProps) {
  const page = useEditorState((state) => state.history.present)
  return (
    <fieldset>
      <legend className="sr-only">{say('Template')}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {listings.map(({ id, name, price }) => (
          <label
            key={id}
            className="grid cursor-pointer content-start gap-2 rounded-lg border border-line-strong p-2 text-sm has-checked:border-accent-text has-checked:bg-accent-soft has-disabled:cursor-default has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text"
          >
            <div className="aspect-[8/5] w-full overflow-hidden rounded bg-sunken">
              <PageThumbnail templateId={id} {...page} fallback={null} />
            </div>
            <span className="flex items-start gap-2">
              <input
                type="radio"
                name="template"
                aria-label={id === current ? say('{name}, your template now', { name: heard(name) }) : heard(name)}
                disabled={id === current}
                checked={chosen === id}
                onChange={() => onChoose(id)}
                className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
              />
              <span className="min-w-0">
                <span className="block font-medium break-words">{heard(name)}</span>
                <span className="block text-muted">{id === current ? say('Current template') : heard(price)}</span>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
