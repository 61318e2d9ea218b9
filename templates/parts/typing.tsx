import { useSource, type SourceProps } from './sources.ts'

interface TypingProps<From extends object> extends Partial<SourceProps<From>> {
  /** Typed out one after the other, or once where it is a single one. Readers and pages without script get the first. */
  texts: readonly string[]
  /** Milliseconds per character typed and deleted, and between the two; the script's own where missing. */
  typeMs?: number
  deleteMs?: number
  pauseMs?: number
}

/** A text that `page-scripts/typing.ts` types into the second, empty span; while it runs the first is for readers only. */
export function Typing<From extends object>({ texts, typeMs, deleteMs, pauseMs, from, field }: TypingProps<From>) {
  const source = useSource({ from, field })
  return (
    <span className="typed" {...source}>
      <span>{texts[0]}</span>
      <span
        aria-hidden="true"
        data-typing={JSON.stringify(texts)}
        data-type-ms={typeMs}
        data-delete-ms={deleteMs}
        data-pause-ms={pauseMs}
      />
    </span>
  )
}
