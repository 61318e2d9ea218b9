import { JoinedTexts } from '../../parts/joined-texts.tsx'
import type { SourceProps } from '../../parts/sources.ts'

interface LineProps<From extends object> extends Pick<SourceProps<From>, 'from'> {
  texts: readonly { field: keyof From & string; text: string }[]
  className?: string
}

/** Short texts on one line, such as a place and a year; nothing where there are none. */
export function Line<From extends object>({ from, texts, className }: LineProps<From>) {
  if (texts.length === 0) return null
  return (
    <p className={className}>
      <JoinedTexts from={from} texts={texts} separator={'\u00a0· '} />
    </p>
  )
}
