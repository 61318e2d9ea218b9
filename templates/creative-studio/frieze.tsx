/** A band of plain shapes in the page’s colours; scrolling moves it along. */
export function Frieze() {
  return <div className="frieze" aria-hidden="true" />
}
