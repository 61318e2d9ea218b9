import type { Texts } from './translated.ts'

/** What is the same in both languages. */
const same = ['hero/name', 'projects/0/title', 'projects/1/title', 'projects/2/title', 'projects/3/title']

export const jonasFeldInGerman: Texts = {
  'hero/tagline': 'Full-Stack-Entwickler in Hamburg',
}
export { same }
