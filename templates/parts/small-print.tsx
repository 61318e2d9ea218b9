import { MadeWith } from './made-with.tsx'
import { useSource, type SourceProps } from './sources.ts'
import { useSay } from './say.ts'

interface SmallPrintProps<From extends object> extends Partial<SourceProps<From>> {
  name: string | undefined
  madeWith: boolean
  /** Where “Back to top” leads; left out where the page is no longer than a screen. */
  top?: string | false
}

/** The last line of a page: copyright, “Made with”, back to top. */
export function SmallPrint<From extends object>({ name, madeWith, top, from, field }: SmallPrintProps<From>) {
  const source = useSource({ from, field })
  const say = useSay()
  return (
    <>
      {name && (
        <p dir="auto" {...source}>
          © {name}
        </p>
      )}
      <MadeWith visible={madeWith} />
      {top && <a href={top}>{say('Back to top')}</a>}
    </>
  )
}
