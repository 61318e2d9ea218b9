/** “Made with Vitrine”, on pages of the free plan. */
export function MadeWith({ visible, className }: { visible: boolean; className?: string }) {
  if (!visible) return null
  return (
    <p className={className}>
      Made with <a href="/">Vitrine</a>
    </p>
  )
}
