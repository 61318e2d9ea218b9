import { appRoutes } from '@vitrine/common/routes'
import { appOrigin } from '../../lib/env.ts'
import type { FollowUp } from '../../lib/documents/customer.ts'
import type { Letter } from '../../lib/mail/layout.tsx'
import { quote } from '../../lib/mail/quote.ts'

type MailFollowUp = Extract<FollowUp, { kind: 'mail' }>

const reasons: Record<
  MailFollowUp['letter'],
  { subject: (about: string) => string; heading: string; why: (about: string) => string; next: string }
> = {
  refunded: {
    subject: (about) => `Your payment for ${about} was refunded`,
    heading: 'Your payment was refunded',
    why: (about) =>
      `Your payment for the template ${about} was given back, so the template is no longer among what you bought. Depending on your bank it takes some days until you see the money.`,
    next: 'You can buy the template again and publish with one click, or go on with a free template.',
  },
  disputed: {
    subject: (about) => `Your payment for ${about} is disputed`,
    heading: 'Your payment is disputed',
    why: (about) =>
      `Your bank has asked for the payment for the template ${about} back. Until that is settled, the template is not among what you bought.`,
    next: 'When the dispute is settled in favour of the payment, the template comes back by itself. If the dispute is a mistake, ask your bank to withdraw it.',
  },
  'plan-ended': {
    subject: (about) => `Your ${about} plan has ended`,
    heading: 'Your plan has ended',
    why: (about) => `Your ${about} plan has ended, and with it what it includes.`,
    next: 'You can take the plan again at any time, or buy the templates that you use.',
  },
}

/** Tells an owner what was taken back, why, and that nothing that they made is lost. */
export function withdrawalEmail({ letter, about, pages }: MailFollowUp): { subject: string; letter: Letter } {
  const { subject, heading, why, next } = reasons[letter]
  const list = pages.map((name) => (quote(name) === null ? 'a portfolio' : `“${quote(name)}”`)).join(', ')
  return {
    subject: subject(about),
    letter: {
      preview: pages.length > 0 ? `No longer published: ${list}` : why(about),
      heading,
      blocks: [
        { kind: 'paragraph', text: why(about) },
        ...(pages.length > 0
          ? [
              {
                kind: 'paragraph',
                text: `For this reason no longer published: ${list}. Everything in ${pages.length === 1 ? 'it' : 'them'} is kept as a draft, and the address stays yours.`,
              } as const,
            ]
          : []),
        { kind: 'paragraph', text: next },
        { kind: 'button', label: 'Go to my account', href: appOrigin() + appRoutes.account },
      ],
      footer: 'You get this mail because it concerns something that you paid for.',
    },
  }
}
