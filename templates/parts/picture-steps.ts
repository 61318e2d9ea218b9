import type { Wording } from '../words/wording.ts'

/** What scripts call the buttons between pictures, and the one that closes; without it, they say it in English. */
export function pictureSteps({ translated }: Wording): { 'data-words'?: string } {
  const words = [translated('Previous picture'), translated('Next picture'), translated('Close')]
  return words.includes(undefined) ? {} : { 'data-words': words.join('|') }
}
