import { say } from '../../../lib/words/say.ts'

/** Names in a sentence; of many the first few. */
export function nameList(names: readonly string[], shown = 3): string {
  const unique = [...new Set(names)]
  return unique.length > shown
    ? say('{names} and {n} more', { names: unique.slice(0, shown).join(', '), n: unique.length - shown })
    : unique.join(', ')
}
