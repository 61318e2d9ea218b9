/** The line that pages of the free plan carry. */
export function MadeWith({ visible, className }: { visible: boolean; className?: string }) {
  if (!visible) return null
  return (
    <p className={className}>
      Made with <a href="/">Vitrine</a>
    </p>
  )
}
