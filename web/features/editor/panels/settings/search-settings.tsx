import { useMemo } from 'react'
import { NAME_MAX_LENGTH } from '@vitrine/common/limits'
import { TextArea, TextField } from '../../../../components/text-field.tsx'
import { Toggle } from '../../../../components/toggle.tsx'
import { say } from '../../../../lib/words/say.ts'
import { FieldRow } from '../../fields/field-row.tsx'
import { useEdit, useText, useValue } from '../../state/editor-context.ts'

/** The portfolio's name, and the metadata of its page for search engines. */
export function SearchSettings() {
  const name = useText('name')
  const editName = useEdit('name')
  const title = useText('content.meta.title')
  const editTitle = useEdit('content.meta.title')
  const description = useText('content.meta.description')
  const editDescription = useEdit('content.meta.description')
  const hidden = useValue('content.meta.noindex') === true
  const editHidden = useEdit('content.meta.noindex')
  const iconField = useMemo(
    () =>
      ({
        path: 'meta.icon',
        label: say('Page icon'),
        type: 'image',
        help: say('Shown in the browser tab, best as a square. Your initials when empty.'),
      }) as const,
    [],
  )
  return (
    <>
      <div data-field="name">
        <TextField
          label={say('Page Title')}
          hint={say('Your portfolio’s name here, and its title if the page has no other.')}
          required
          maxLength={NAME_MAX_LENGTH}
          value={name}
          onChange={(event) => editName(event.target.value)}
          error={name.trim() === '' ? say('A portfolio needs a title. It can’t be saved without one.') : undefined}
        />
      </div>
      <div data-field="content.meta.title">
        <TextField
          label={say('Title in search results')}
          hint={say('Also shown in the browser tab and in shared links. Defaults to your name.')}
          maxLength={NAME_MAX_LENGTH}
          value={title}
          onChange={(event) => editTitle(event.target.value)}
        />
      </div>
      <div data-field="content.meta.description">
        <TextArea
          label={say('Meta Description')}
          hint={say('Shown below the title in search results and shared links. One or two sentences.')}
          value={description}
          onChange={(event) => editDescription(event.target.value)}
        />
      </div>
      <FieldRow field={iconField} path="content.meta.icon" />
      <div data-field="content.meta.noindex">
        <Toggle
          label={say('Hide from search engines')}
          hint={say('Anyone with the address can still open your page.')}
          checked={hidden}
          onChange={(noindex) => editHidden(noindex || undefined)}
        />
      </div>
    </>
  )
}
