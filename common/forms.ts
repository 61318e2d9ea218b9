/** Texts and limits of public forms. Their schemas are in api/inbox.ts, so that visitors do not load them. */

export const MESSAGE_MAX_LENGTH = 5_000
/** Not with `Intl`, which costs an instance 17 ms on first use. */
const MESSAGE_MAX_SHOWN = String(MESSAGE_MAX_LENGTH).replace(/\B(?=(\d{3})+$)/g, ',')
export const SENDER_MAX_LENGTH = 120
export const EMAIL_MAX_LENGTH = 254

/** The honeypot: an invisible field that only bots fill in. */
export const TRAP_FIELD = 'subject'

export const formKinds = ['message', 'newsletter'] as const
export type FormKind = (typeof formKinds)[number]

/** Specification 2, section 8, where it has them. */
export const formMessages = {
  sent: 'Thank you! Your message has been sent.',
  subscribed: 'You are subscribed! Check your inbox.',
  demo: 'Thanks! (Demo mode: no endpoint configured)',
  preview: 'This is a preview: nothing was sent.',
  failed: 'Something went wrong. Please try again.',
  tooMany: 'Too many messages were sent from here. Please try again later.',
  invalid: {
    name: 'Please enter your name.',
    email: 'Please enter a valid email address.',
    message: `Please write a message of at most ${MESSAGE_MAX_SHOWN} characters.`,
  },
} as const
