import { editorPath } from '@vitrine/common/routes'
import { appOrigin } from '../lib/env.ts'
import type { Letter } from '../lib/mail/layout.tsx'
import { quote } from '../lib/mail/quote.ts'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

interface Opened {
  label: string
  portfolioId: string
  portfolioName: string
  at: Date
}

/** What the owner of a private link is told when it is opened for the first time. */
export function openedLetter({ label, portfolioId, portfolioName, at }: Opened): Letter {
  const name = quote(label)
  const page = quote(portfolioName)
  const link = name ? `Your private link “${name}”` : 'One of your private links'
  return {
    preview: `For the first time, on ${moment.format(at)} UTC.`,
    heading: name ? `“${name}” was opened` : 'Your private link was opened',
    blocks: [
      {
        kind: 'paragraph',
        text: `${link}${page ? ` to “${page}”` : ''} was opened for the first time, on ${moment.format(at)} UTC.`,
      },
      {
        kind: 'paragraph',
        text: 'How often it is opened and on how many devices is under Share, Private links. There you can also end it.',
      },
      { kind: 'button', label: 'Open the portfolio', href: appOrigin() + editorPath(portfolioId) },
    ],
    footer:
      'You’re receiving this once for each private link. You can turn these emails off on this portfolio’s analytics screen.',
  }
}
