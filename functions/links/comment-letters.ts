import { cutText } from '@vitrine/common/cut-text'
import { editorPath } from '@vitrine/common/routes'
import { appOrigin } from '../lib/env.ts'
import type { Letter } from '../lib/mail/layout.tsx'
import { quote } from '../lib/mail/quote.ts'
import type { OwnerWording } from '../lib/owner-words/load.ts'

interface Written {
  label: string
  portfolioId: string
  portfolioName: string
  comments: readonly { name: string; text: string; about: string }[]
}

/** How many comments a mail repeats, and how much of each. */
const SHOWN = 10
const TEXT_LENGTH = 300
const ABOUT_LENGTH = 100

/** What the owner of a review link is told of what was written there. */
export function commentsLetter(
  { label, portfolioId, portfolioName, comments }: Written,
  { language, say, hear, sentences }: OwnerWording,
): Letter {
  const count = comments.length === 1 ? say('1 new comment') : say('{n} new comments', { n: comments.length })
  const page = quote(portfolioName)
  const link = quote(label)
  const rest = comments.length - SHOWN
  return {
    language,
    preview: cutText(comments[0]?.text.replace(/\s+/g, ' ') ?? '', 120),
    heading: page
      ? say('{comments} on “{page}”', { comments: count, page })
      : say('{comments} on your draft', { comments: count }),
    blocks: [
      {
        kind: 'steps',
        steps: comments.slice(0, SHOWN).map(({ name, text, about }) => ({
          // What it is about is called by the owner's own words, and by labels.
          title: say('{name} on {place}', {
            name: quote(name) ?? say('A reviewer'),
            place: cutText(hear(about), ABOUT_LENGTH),
          }),
          text: text.length > TEXT_LENGTH ? `${cutText(text, TEXT_LENGTH)}…` : text,
        })),
      },
      ...(rest > 0 ? [{ kind: 'paragraph' as const, text: say('And {n} more.', { n: rest }) }] : []),
      { kind: 'button', label: say('Answer in the editor'), href: appOrigin() + editorPath(portfolioId) },
    ],
    footer: sentences(
      link
        ? say('Whoever has your review link “{link}” can write there.', { link })
        : say('Whoever has your review link can write there.'),
      say('We did not check who it is: be careful with links and requests for money.'),
      say('You can turn these emails off on this portfolio’s analytics screen.'),
    ),
  }
}
