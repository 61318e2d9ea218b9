import type { Schedule } from '@vitrine/common/api/schedules'
import { scheduleWords } from '@vitrine/common/schedule-time'
import { appLocale } from '../../../lib/words/language.ts'
import { heard, say } from '../../../lib/words/say.ts'

/** A time as it is said, in the language of the app. English dates are British here. */
export const timeWords = (moment: Date, zone: string, now?: Date): string =>
  scheduleWords(moment, zone, now, appLocale().replace('US', 'GB'))

/** One schedule in words, or why it could not be done. */
export function scheduleText({ action, at, zone, problem }: Schedule, now: Date): string {
  const when = timeWords(new Date(at), zone, problem === null ? now : undefined)
  return problem === null
    ? say(action === 'publish' ? 'Goes live {when}' : 'Goes offline {when}', { when })
    : say('Did not go live {when}: {problem}', { when, problem: heard(problem) })
}
