/** The line that pages of the free plan carry. */
export function MadeWith({ shown, className }: { shown: boolean; className?: string }) {
  if (!shown) return null
  return (
    <p className={className}>
      Made with <a href="/">Vitrine</a>
    </p>
  )
}
