import { useSay } from './say.ts'

/** Stands where the link is put. */
const MARK = '\0'

/** “Made with Vitrine”, on pages of the free plan. */
export function MadeWith({ visible, className }: { visible: boolean; className?: string }) {
  const [before, after] = useSay()('Made with {vitrine}', { vitrine: MARK }).split(MARK)
  if (!visible) return null
  return (
    <p className={className}>
      {before}
      <a href="/">Vitrine</a>
      {after}
    </p>
  )
}
