import { useQuery } from '@tanstack/react-query'
import {
  backgroundNames,
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
  fontNames,
  type BackgroundName,
} from '@vitrine/common/portfolio/design'
import type { TemplateId } from '@vitrine/common/templates/ids'
import type { Surface } from '@vitrine/templates/definition'
import { registry } from '@vitrine/templates/registry'
import { schemeOf } from '@vitrine/templates/surface'
import { Button } from '../../../components/button.tsx'
import { Select } from '../../../components/select.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { heard, say } from '../../../lib/words/say.ts'
import type { Word } from '../../../lib/words/words.ts'
import { ColorField } from '../../../components/color-field.tsx'
import { useEdit, useEditor, useEditorState, useText } from '../state/editor-context.ts'
import { ContrastWarning, OtherScheme } from './design/contrast-warning.tsx'
import { Panel } from './panel.tsx'

export function DesignPanel() {
  const { store } = useEditor()
  const templateId = useEditorState((state) => state.portfolio.templateId)
  const chosen = useEditorState((state) => Object.keys(state.history.present.design).length > 0)
  const template = useTemplateDesign(templateId)
  const own = template.data?.design
  const background = useEditorState((state) => state.history.present.design.background)
  const surface = own?.backgrounds[background ?? 'plain']
  const other = background ? undefined : own?.otherScheme
  return (
    <Panel title={say('Design')} description={say('Text stays readable whatever colours you choose.')}>
      <Color
        path="design.primaryColor"
        label={say('Primary colour')}
        fallback={own?.primaryColor ?? DEFAULT_PRIMARY_COLOR}
        surface={surface}
        other={other}
      />
      <Color
        path="design.secondaryColor"
        label={say('Secondary colour')}
        fallback={own?.secondaryColor ?? DEFAULT_SECONDARY_COLOR}
        surface={surface}
        other={other}
      />
      <Font path="design.headingFont" label={say('Heading font')} />
      <Font path="design.bodyFont" label={say('Body font')} />
      <Backgrounds surfaces={own?.backgrounds} other={other} />
      {chosen && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => store.setValues([{ path: 'design', value: {} }])}
        >
          {say('Reset to the template’s design')}
        </Button>
      )}
    </Panel>
  )
}

/** The template's default design. The preview has the same query, so the template is loaded once. */
function useTemplateDesign(templateId: TemplateId) {
  return useQuery({
    queryKey: ['template-definition', templateId],
    queryFn: registry[templateId],
    staleTime: Infinity,
  })
}

interface ColorProps {
  path: string
  label: string
  fallback: string
  surface?: Surface
  /** The background for visitors who prefer the other colour scheme. */
  other?: Surface
}

function Color({ path, label, fallback, surface, other }: ColorProps) {
  const chosen = useText(path)
  const edit = useEdit(path)
  return (
    <div data-field={path}>
      <ColorField label={label} value={chosen || fallback} onChange={edit} />
      {chosen !== '' && surface && <ContrastWarning color={chosen} surface={surface} onUse={edit} />}
      {chosen !== '' && other && <OtherScheme color={chosen} surface={other} />}
    </div>
  )
}

const fontOptions = fontNames.map((font) => ({ value: font, label: font }))

function Font({ path, label }: { path: string; label: string }) {
  const edit = useEdit(path)
  return (
    <div data-field={path}>
      <Select
        label={label}
        options={[{ value: '', label: say('Template default') }, ...fontOptions]}
        value={useText(path)}
        onChange={(event) => edit(event.target.value || undefined)}
      />
    </div>
  )
}

const fallbackLabels: Record<BackgroundName, Word> = { plain: 'Plain', soft: 'Soft', bold: 'Bold' }

function Backgrounds({ surfaces, other }: { surfaces?: Record<BackgroundName, Surface>; other?: Surface }) {
  const chosen = useText('design.background')
  const edit = useEdit('design.background')
  return (
    <fieldset data-field="design.background">
      <legend className="mb-1.5 text-sm font-medium">{say('Background')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {backgroundNames.map((name) => (
          <label key={name} className="grid cursor-pointer gap-1.5 text-sm text-muted has-checked:text-ink">
            <input
              type="radio"
              name="background"
              className="peer sr-only"
              checked={chosen === name}
              onChange={() => edit(name)}
            />
            <span
              aria-hidden
              style={surfaces ? { background: surfaces[name].page, color: surfaces[name].text } : undefined}
              className={classNames(
                'grid h-16 place-items-center rounded-lg border text-lg font-semibold peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-text',
                chosen === name ? 'border-accent-text ring-1 ring-accent-text' : 'border-line-strong',
              )}
            >
              Aa
            </span>
            {surfaces ? heard(surfaces[name].label) : say(fallbackLabels[name])}
          </label>
        ))}
      </div>
      {surfaces && other && (
        <p className="mt-2 text-sm text-muted">
          {say(
            schemeOf(other) === 'dark'
              ? 'Until you choose one, visitors see {plain}, or {other} where they prefer dark pages.'
              : 'Until you choose one, visitors see {plain}, or {other} where they prefer light pages.',
            { plain: heard(surfaces.plain.label), other: heard(other.label) },
          )}
        </p>
      )}
    </fieldset>
  )
}
