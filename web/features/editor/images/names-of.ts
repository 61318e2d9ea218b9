import { say } from '../../../lib/words/say.ts'

const NAMED = 20

/** The names of files, quoted; of many the first, and how many more there are. */
export function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).map((name) => say('“{name}”', { name }))
  const more = names.length - shown.length
  const last = more > 0 ? say('{n} more', { n: more }) : shown.pop()
  return shown.length > 0 && last !== undefined
    ? say('{names} and {last}', { names: shown.join(say(', ')), last })
    : (last ?? '')
}
