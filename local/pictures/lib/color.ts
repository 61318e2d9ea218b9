const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** A colour between two, `amount` of the way; #rrggbb. */
export const mix = (from: string, to: string, amount: number): string => {
  const target = channels(to)
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * amount))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const darker = (color: string, amount: number): string => mix(color, '#0b0a12', amount)
export const lighter = (color: string, amount: number): string => mix(color, '#fffaf0', amount)
