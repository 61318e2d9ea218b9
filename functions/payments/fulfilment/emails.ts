import { appRoutes } from '@vitrine/common/routes'
import { appOrigin } from '../../lib/env.ts'
import type { FollowUp } from '../../lib/documents/customer.ts'
import type { Letter } from '../../lib/mail/layout.tsx'
import { quote } from '../../lib/mail/quote.ts'
import type { OwnerWording } from '../../lib/owner-words/load.ts'
import type { OwnerWord } from '../../lib/owner-words/words.ts'

type MailFollowUp = Extract<FollowUp, { kind: 'mail' }>
type WordAbout = Extract<OwnerWord, `${string}{about}${string}`>
type FixedWord = Exclude<OwnerWord, `${string}{${string}`>

const reasons: Record<
  MailFollowUp['letter'],
  { subject: WordAbout; heading: FixedWord; why: WordAbout; next: FixedWord }
> = {
  refunded: {
    subject: 'Your payment for {about} was refunded',
    heading: 'Your payment was refunded',
    why: 'Your payment for the template {about} was given back, so the template is no longer among what you bought. Depending on your bank it takes some days until you see the money.',
    next: 'You can buy the template again and publish with one click, or go on with a free template.',
  },
  disputed: {
    subject: 'Your payment for {about} is disputed',
    heading: 'Your payment is disputed',
    why: 'Your bank has asked for the payment for the template {about} back. Until that is settled, the template is not among what you bought.',
    next: 'When the dispute is settled in favour of the payment, the template comes back by itself. If the dispute is a mistake, ask your bank to withdraw it.',
  },
  'plan-ended': {
    subject: 'Your {about} plan has ended',
    heading: 'Your plan has ended',
    why: 'Your {about} plan has ended, and with it what it includes.',
    next: 'You can take the plan again at any time, or buy the templates that you use.',
  },
}

/** Tells an owner what was taken back, why, and that nothing that they made is lost. */
export function withdrawalEmail(
  { letter, about, pages: names }: MailFollowUp,
  { language, say, sentences }: OwnerWording,
): { subject: string; letter: Letter } {
  const { subject, heading, why, next } = reasons[letter]
  const pages = names
    .map((name) => quote(name))
    .map((name) => (name === null ? say('a portfolio') : say('“{name}”', { name })))
    .reduce((list, name) => (list === '' ? name : say('{list}, {next}', { list, next: name })), '')
  return {
    subject: say(subject, { about }),
    letter: {
      language,
      preview: pages === '' ? say(why, { about }) : say('No longer published: {pages}', { pages }),
      heading: say(heading),
      blocks: [
        { kind: 'paragraph', text: say(why, { about }) },
        ...(pages === ''
          ? []
          : [
              {
                kind: 'paragraph',
                text: sentences(
                  say('For this reason no longer published: {pages}.', { pages }),
                  say(
                    names.length === 1
                      ? 'Everything in it is kept as a draft, and the address stays yours.'
                      : 'Everything in them is kept as a draft, and the address stays yours.',
                  ),
                ),
              } as const,
            ]),
        { kind: 'paragraph', text: say(next) },
        { kind: 'button', label: say('Go to my account'), href: appOrigin() + appRoutes.account },
      ],
      footer: say('You get this mail because it concerns something that you paid for.'),
    },
  }
}
