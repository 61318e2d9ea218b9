import { appRoutes, publicPath } from '@vitrine/common/routes'
import { appOrigin } from '../lib/env.ts'
import type { Letter } from '../lib/mail/layout.tsx'

interface Received {
  name: string
  email: string
  message: string
}

/** What the owner is told of a message; an answer goes straight to who wrote it. */
export function messageLetter({ name, email, message }: Received, portfolioName: string): Letter {
  const lines = message
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return {
    preview: lines.join(' ').slice(0, 120),
    heading: `${name} wrote to you`,
    blocks: [
      ...lines.map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'paragraph', text: `From ${name}, ${email}. Reply to this mail to answer.` },
      { kind: 'button', label: 'Open your messages', href: appOrigin() + appRoutes.messages },
    ],
    footer: `Somebody sent this with the contact form of your page “${portfolioName}”. We did not check who it is: be careful with links and requests for money. These mails can be switched off on the analytics screen of this portfolio.`,
  }
}

/** What somebody is asked whose address was entered in a newsletter form. */
export function subscriptionLetter(page: { name: string; username: string }, link: string): Letter {
  return {
    preview: 'One click, and you get the newsletter.',
    heading: 'Confirm your subscription',
    blocks: [
      {
        kind: 'paragraph',
        text: `Somebody, probably you, subscribed this address to the newsletter of ${page.name} (${new URL(appOrigin()).host}${publicPath(page.username)}).`,
      },
      { kind: 'button', label: 'Confirm or unsubscribe', href: link },
      { kind: 'paragraph', text: 'The same link ends the subscription at any time.' },
    ],
    footer: 'If it was not you, ignore this mail: without the link nothing is sent to you.',
  }
}
