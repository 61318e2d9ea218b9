/** Names the way a visitor came as a class of the page: who comes back to a place of it finds it laid out whole (`waiting.ts`). */
export function arrival(root: Document, visit: PerformanceNavigationTiming): void {
  root.body.className = visit.type
}
