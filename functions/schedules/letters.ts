import { scheduleWords } from '@vitrine/common/schedule-time'
import { editorPath } from '@vitrine/common/routes'
import { appOrigin } from '../lib/env.ts'
import type { ScheduleDocument } from '../lib/documents/schedule.ts'
import type { Letter } from '../lib/mail/layout.tsx'

/** What an owner is told whose portfolio could not be published when the time had come. */
export function notPublishedLetter(name: string, { at, zone, portfolioId }: ScheduleDocument, problem: string): Letter {
  return {
    preview: problem,
    heading: `“${name}” was not published`,
    blocks: [
      {
        kind: 'paragraph',
        text: `It was to go live on ${scheduleWords(at.toDate(), zone)}. That wasn’t possible: ${problem}`,
      },
      {
        kind: 'paragraph',
        text: 'Your draft is as you left it, and so is the page that visitors see, if there is one.',
      },
      { kind: 'button', label: 'Open the portfolio', href: appOrigin() + editorPath(portfolioId) },
    ],
    footer: 'You’re receiving this because you scheduled one of your portfolios to be published.',
  }
}
