/** A decorative band of shapes that moves with scrolling. */
export function Frieze() {
  return <div className="frieze" aria-hidden="true" />
}
