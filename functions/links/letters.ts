import { editorPath } from '@vitrine/common/routes'
import { appOrigin } from '../lib/env.ts'
import type { Letter } from '../lib/mail/layout.tsx'
import { quote } from '../lib/mail/quote.ts'
import type { OwnerWording } from '../lib/owner-words/load.ts'

interface Opened {
  label: string
  portfolioId: string
  portfolioName: string
  at: Date
}

/** What the owner of a private link is told when it is opened for the first time. */
export function openedLetter({ label, portfolioId, portfolioName, at }: Opened, wording: OwnerWording): Letter {
  const { language, locale, say, sentences } = wording
  const name = quote(label)
  const page = quote(portfolioName)
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)
  return {
    language,
    preview: say('For the first time, on {moment} UTC.', { moment }),
    heading: name ? say('“{name}” was opened', { name }) : say('Your private link was opened'),
    blocks: [
      { kind: 'paragraph', text: whatHappened(name, page, moment, wording) },
      {
        kind: 'paragraph',
        text: say(
          'How often it is opened and on how many devices is under Share, Private links. There you can also end it.',
        ),
      },
      { kind: 'button', label: say('Open the portfolio'), href: appOrigin() + editorPath(portfolioId) },
    ],
    footer: sentences(
      say('You’re receiving this once for each private link.'),
      say('You can turn these emails off on this portfolio’s analytics screen.'),
    ),
  }
}

function whatHappened(name: string | null, page: string | null, moment: string, { say }: OwnerWording): string {
  if (name && page)
    return say('Your private link “{name}” to “{page}” was opened for the first time, on {moment} UTC.', {
      name,
      page,
      moment,
    })
  if (name) return say('Your private link “{name}” was opened for the first time, on {moment} UTC.', { name, moment })
  return page
    ? say('One of your private links to “{page}” was opened for the first time, on {moment} UTC.', { page, moment })
    : say('One of your private links was opened for the first time, on {moment} UTC.', { moment })
}
