import { toast } from '../../../lib/toast.ts'
import { changesBetween } from '@vitrine/common/portfolio/changes'
import type { ExampleFinding } from '@vitrine/common/portfolio/example-content'
import { contentPath } from '@vitrine/common/portfolio/paths'
import { Button } from '../../../components/button.tsx'
import { appLocale } from '../../../lib/words/language.ts'
import { heard, saidCount, say } from '../../../lib/words/say.ts'
import { useEditor } from '../state/editor-context.ts'
import { Group } from './group.tsx'
import { useExampleContent } from './use-checks.ts'

/**
 * The sections that still have something of a template's example, each with a way to it and a button that clears it.
 * @param publishing whether this comes up before publishing
 */
export function ExampleContent({ publishing, onMend }: { publishing: boolean; onMend: (path: string) => void }) {
  const { store } = useEditor()
  const { findings, isKnown, isError } = useExampleContent()
  if (isError) return <p className="text-muted">{say('The page couldn’t be compared with the example.')}</p>
  if (!isKnown)
    return (
      <p role="status" className="text-muted">
        {say('Comparing with the example…')}
      </p>
    )

  function clear({ section, cleared }: ExampleFinding) {
    const { content } = store.getState().history.present
    store.setValues(changesBetween(content, cleared).map(({ path, to }) => ({ path: contentPath(path), value: to })))
    toast.message(say('The example was removed from {section}. Undo brings it back.', { section: nameOf(section) }))
  }

  return (
    <Group
      title={say('Still from the example')}
      good={say('No example content is left.')}
      about={say(
        publishing
          ? 'This is about a person we made up. If you publish it, visitors will think it’s yours.'
          : 'This is about a person we made up. Replace it with your own, or clear it.',
      )}
      lines={findings.map((finding) => ({
        path: contentPath(finding.path),
        text: describe(finding),
        action: (
          <Button
            size="sm"
            aria-label={say('Clear the example from {section}', { section: nameOf(finding.section) })}
            onClick={() => clear(finding)}
          >
            {say('Clear')}
          </Button>
        ),
      }))}
      onMend={onMend}
    />
  )
}

const nameOf = ({ title, label }: ExampleFinding['section']) => title ?? heard(label)

/** Such as “Work: 8 items, 1 text”. */
function describe({ section, entries, texts, pictures }: ExampleFinding): string {
  const parts = [
    entries > 0 && saidCount(entries, '1 item', '{n} items'),
    texts > 0 && saidCount(texts, '1 text', '{n} texts'),
    pictures > 0 && saidCount(pictures, '1 picture', '{n} pictures'),
  ]
  const list = new Intl.ListFormat(appLocale(), { type: 'unit' })
  return say('{label}: {text}', { label: nameOf(section), text: list.format(parts.filter((part) => part !== false)) })
}
