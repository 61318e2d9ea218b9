import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { breakoutPayloads } from './breakouts.ts'
import { markupPayloads } from './markup.ts'
import { namespacePayloads } from './namespaces.ts'
import { schemePayloads } from './schemes.ts'

/** Longer ones say nothing more, and slow every page down. */
const LONGEST = 4_000

/** Everything that is tried in every place, each once. */
export function allPayloads(): string[] {
  const families = [naughtyStrings, markupPayloads(), schemePayloads(), breakoutPayloads(), namespacePayloads()]
  return [...new Set(families.flat())].filter((payload) => payload.length <= LONGEST)
}
