import { cutText } from '@vitrine/common/cut-text'
import { appRoutes, publicPath } from '@vitrine/common/routes'
import { appOrigin } from '../lib/env.ts'
import type { Letter } from '../lib/mail/layout.tsx'
import { quote } from '../lib/mail/quote.ts'
import type { OwnerWording } from '../lib/owner-words/load.ts'
import { englishForVisitors, type VisitorWording } from '../lib/words/load.ts'

interface Received {
  name: string
  email: string
  message: string
}

/** What the owner is told of a message; an answer goes straight to who wrote it. */
export function messageMail(
  { name, email, message }: Received,
  portfolioName: string,
  { language, say, sentences }: OwnerWording,
): { subject: string; sender: string; letter: Letter } {
  const sender = quote(name)
  const page = quote(portfolioName)
  const lines = message
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const letter: Letter = {
    language,
    preview: cutText(lines.join(' '), 120),
    heading: sender ? say('{name} wrote to you', { name: sender }) : say('A visitor wrote to you'),
    blocks: [
      ...lines.map((text) => ({ kind: 'paragraph' as const, text })),
      {
        kind: 'paragraph',
        text: sentences(
          sender
            ? say('From {name}, {address}.', { name: sender, address: email })
            : say('From A visitor, {address}.', { address: email }),
          say('Reply to this mail to answer.'),
        ),
      },
      { kind: 'button', label: say('Open your messages'), href: appOrigin() + appRoutes.messages },
    ],
    footer: sentences(
      page
        ? say('Somebody sent this with the contact form of your page “{page}”.', { page })
        : say('Somebody sent this with the contact form of your page.'),
      say('We did not check who it is: be careful with links and requests for money.'),
      say('You can turn these emails off on this portfolio’s analytics screen.'),
    ),
  }
  return {
    subject: sender ? say('Message from {name}', { name: sender }) : say('Message from A visitor'),
    sender: sender ?? say('A visitor'),
    letter,
  }
}

/**
 * What somebody is asked whose address was entered in a newsletter form, in the language of the page. Anybody can enter anybody's, so
 * the words are ours but for the page's name and address.
 */
export function subscriptionLetter(
  page: { name: string; username: string },
  link: string,
  { language, say }: VisitorWording = englishForVisitors,
): Letter {
  const address = new URL(appOrigin()).host + publicPath(page.username)
  const name = quote(page.name)
  return {
    language,
    preview: say('One click, and you get the newsletter.'),
    heading: say('Confirm your subscription'),
    blocks: [
      {
        kind: 'paragraph',
        text: say('Somebody, probably you, subscribed this address to the newsletter of {page}.', {
          page: name ? say('“{name}” ({address})', { name, address }) : address,
        }),
      },
      { kind: 'button', label: say('Confirm or unsubscribe'), href: link },
      { kind: 'paragraph', text: say('The same link ends the subscription at any time.') },
    ],
    footer: say('If it was not you, ignore this mail: without the link nothing is sent to you.'),
  }
}
