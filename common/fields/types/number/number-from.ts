/** A number as somebody typed it; 0 if it is none. */
export function numberFrom(input: string): number {
  const value = Number.parseFloat(input.replace(',', '.'))
  return Number.isFinite(value) ? value : 0
}
