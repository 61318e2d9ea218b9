export const prefersStillness = (root: Document) =>
  root.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? true
