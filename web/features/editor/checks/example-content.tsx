import { toast } from 'sonner'
import { changesBetween } from '@vitrine/common/portfolio/changes'
import type { ExampleFinding } from '@vitrine/common/portfolio/example-content'
import { contentPath } from '@vitrine/common/portfolio/paths'
import { Button } from '../../../components/button.tsx'
import { counted } from '../../../lib/counted.ts'
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
  if (isError) return <p className="text-muted">The page couldn’t be compared with the example.</p>
  if (!isKnown)
    return (
      <p role="status" className="text-muted">
        Comparing with the example…
      </p>
    )

  function clear({ section, cleared }: ExampleFinding) {
    const { content } = store.getState().history.present
    store.setValues(changesBetween(content, cleared).map(({ path, to }) => ({ path: contentPath(path), value: to })))
    toast(`The example was removed from ${section.label}. Undo brings it back.`)
  }

  return (
    <Group
      title="Still from the example"
      good="No example content is left."
      about={`This is about a person we made up. ${publishing ? 'If you publish it, visitors will think it’s yours.' : 'Replace it with your own, or clear it.'}`}
      lines={findings.map((finding) => ({
        path: contentPath(finding.path),
        text: describe(finding),
        action: (
          <Button size="sm" onClick={() => clear(finding)}>
            Clear<span className="sr-only"> the example from {finding.section.label}</span>
          </Button>
        ),
      }))}
      onMend={onMend}
    />
  )
}

/** Such as “Work: 8 items, 1 text”. */
function describe({ section, entries, texts, pictures }: ExampleFinding): string {
  const parts = [
    entries > 0 && counted(entries, 'item'),
    texts > 0 && counted(texts, 'text'),
    pictures > 0 && counted(pictures, 'picture'),
  ]
  return `${section.label}: ${parts.filter(Boolean).join(', ')}`
}
