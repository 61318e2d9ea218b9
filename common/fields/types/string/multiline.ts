const LONG = 100
const longKeys = ['bio', 'description', 'summary', 'text', 'excerpt']

/** Whether a text gets several lines (specification 1, sections 5 and 9): because it is long, or by its key. */
export function isMultiline(path: string, value: string): boolean {
  const key = path.split('.').at(-1)?.toLowerCase() ?? ''
  return value.length > LONG || longKeys.some((part) => key.includes(part))
}
