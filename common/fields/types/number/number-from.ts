/** The number that was typed; 0 for anything that is not a number. */
export function numberFrom(input: string): number {
  const value = Number.parseFloat(input.replace(',', '.'))
  return Number.isFinite(value) ? value : 0
}
