import { cutText } from '@vitrine/common/cut-text'
import { editorPath } from '@vitrine/common/routes'
import { appOrigin } from '../lib/env.ts'
import type { Letter } from '../lib/mail/layout.tsx'
import { quote } from '../lib/mail/quote.ts'

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
export function commentsLetter({ label, portfolioId, portfolioName, comments }: Written): Letter {
  const count = comments.length === 1 ? '1 new comment' : `${comments.length} new comments`
  const page = quote(portfolioName)
  const link = quote(label)
  const rest = comments.length - SHOWN
  return {
    preview: cutText(comments[0]?.text.replace(/\s+/g, ' ') ?? '', 120),
    heading: page ? `${count} on “${page}”` : `${count} on your draft`,
    blocks: [
      {
        kind: 'steps',
        steps: comments.slice(0, SHOWN).map(({ name, text, about }) => ({
          // What it is about is called by the owner's own words.
          title: `${quote(name) ?? 'A reviewer'} on ${cutText(about, ABOUT_LENGTH)}`,
          text: text.length > TEXT_LENGTH ? `${cutText(text, TEXT_LENGTH)}…` : text,
        })),
      },
      ...(rest > 0 ? [{ kind: 'paragraph' as const, text: `And ${rest} more.` }] : []),
      { kind: 'button', label: 'Answer in the editor', href: appOrigin() + editorPath(portfolioId) },
    ],
    footer: `Whoever has your review link${link ? ` “${link}”` : ''} can write there. We did not check who it is: be careful with links and requests for money. You can turn these emails off on this portfolio’s analytics screen.`,
  }
}
