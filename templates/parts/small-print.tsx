import { MadeWith } from './made-with.tsx'

interface SmallPrintProps {
  name: string | undefined
  madeWith: boolean
  /** Where “Back to top” leads; left out where the page is no longer than a screen. */
  top?: string | false
}

/** The last line of a page: copyright, “Made with”, back to top. */
export function SmallPrint({ name, madeWith, top }: SmallPrintProps) {
  return (
    <>
      {name && <p dir="auto">© {name}</p>}
      <MadeWith visible={madeWith} />
      {top && <a href={top}>Back to top</a>}
    </>
  )
}
