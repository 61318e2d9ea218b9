import { scheduleWords } from '@vitrine/common/schedule-time'
import { editorPath } from '@vitrine/common/routes'
import { appOrigin } from '../lib/env.ts'
import type { ScheduleDocument } from '../lib/documents/schedule.ts'
import type { Letter } from '../lib/mail/layout.tsx'
import type { OwnerWording } from '../lib/owner-words/load.ts'

/** What an owner is told whose portfolio could not be published when the time had come. */
export function notPublishedLetter(
  name: string,
  { at, zone, portfolioId }: Pick<ScheduleDocument, 'at' | 'zone' | 'portfolioId'>,
  stored: string,
  { language, locale, say, hear, sentences }: OwnerWording,
): Letter {
  const problem = hear(stored)
  return {
    language,
    preview: problem,
    heading: say('“{name}” was not published', { name }),
    blocks: [
      {
        kind: 'paragraph',
        text: sentences(
          say('It was to go live on {when}.', { when: scheduleWords(at.toDate(), zone, undefined, locale) }),
          say('That wasn’t possible: {problem}', { problem }),
        ),
      },
      {
        kind: 'paragraph',
        text: say('Your draft is as you left it, and so is the page that visitors see, if there is one.'),
      },
      { kind: 'button', label: say('Open the portfolio'), href: appOrigin() + editorPath(portfolioId) },
    ],
    footer: say('You’re receiving this because you scheduled one of your portfolios to be published.'),
  }
}
