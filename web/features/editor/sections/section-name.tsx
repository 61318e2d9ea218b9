import { useId } from 'react'
import { Pencil } from 'lucide-react'
import { shownName, type TemplateSection } from '@vitrine/common/fields/section'
import { SECTION_TITLE_MAX, sectionTitleOf } from '@vitrine/common/portfolio/design'
import { heard, say } from '../../../lib/words/say.ts'
import { useEdit, useText } from '../state/editor-context.ts'

/** The field for the name of a section, which is its heading on the page and its link in the menu. Without one the template's own is used. */
export function SectionName({ section }: { section: TemplateSection }) {
  const path = `layout.titles.${section.id}`
  const title = useText(path)
  const edit = useEdit(path)
  const hint = useId()
  const label = heard(section.label)
  const shown = shownName(section)
  const isElsewhere = title === '' && shown !== null && shown !== section.label
  const isFull = title.length >= SECTION_TITLE_MAX
  return (
    <div data-field={path} className="grid gap-0.5">
      <div className="group relative">
        <input
          type="text"
          dir="auto"
          aria-label={say('Name of {name}', { name: label })}
          aria-describedby={isElsewhere || isFull ? hint : undefined}
          value={title}
          placeholder={label}
          maxLength={SECTION_TITLE_MAX}
          onChange={({ target }) => edit(sectionTitleOf(target.value))}
          className="h-8 w-full min-w-0 truncate rounded-md border border-transparent bg-transparent pr-7 pl-2 text-sm font-medium text-ink placeholder:text-ink hover:border-line-strong focus:border-line-strong"
        />
        <Pencil
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-2 my-auto size-3.5 text-faint group-focus-within:hidden"
        />
      </div>
      {isElsewhere && (
        <p id={hint} className="px-2 text-xs text-muted">
          {say(section.heading === null ? 'In the menu: {name}' : 'On the page: {name}', { name: heard(shown) })}
        </p>
      )}
      {isFull && (
        <p id={hint} role="status" className="px-2 text-xs text-muted">
          {say('At most {n} characters', { n: SECTION_TITLE_MAX })}
        </p>
      )}
    </div>
  )
}
