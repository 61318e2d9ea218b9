/**
 * The fixed words that the server alone says to visitors of a portfolio, in English: answers to forms, notices, mails. Pages have theirs in
 * templates/words, and do not carry these. A catalogue has each of them in another language, or does not compile.
 */
export const serverWords = [
  // Answers to forms.
  'Back to the page',
  'That was too long',
  'Not sent yet',
  'There are characters in “{field}” that can’t be read. Please type it again.',
  'name',
  'email',
  'message',
  'Form Not Found',
  'This page no longer takes messages.',
  'The inbox of this page is full. Please write to its owner in another way.',
  'Send again',
  'Message sent',
  'Almost there',
  // Subscriptions, on pages and in the mail that asks for a confirmation.
  'Confirm your subscription',
  'Confirm that you want the newsletter, or end the subscription.',
  'Confirm',
  'Unsubscribe',
  'You are subscribed',
  'You’ll receive the newsletter from now on.',
  'No subscription',
  'You’re no longer subscribed.',
  'This subscription doesn’t exist, or has ended.',
  'One click, and you get the newsletter.',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.',
  '“{name}” ({address})',
  'Confirm or unsubscribe',
  'The same link ends the subscription at any time.',
  'If it was not you, ignore this mail: without the link nothing is sent to you.',
  // Private links.
  'Private link',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.',
  'This page is private',
  'Enter the password you were given for this link.',
  'Password',
  'Open the page',
  'That is not the password. Please check it and try again.',
  'That was wrong too many times.',
  'Please try again in a minute.',
  'Please try again in {n} minutes.',
  'Please try again in {n} hours.',
  'This Link Leads Nowhere',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.',
  // Where there is nothing to show.
  'Go to Homepage',
  'Page Not Found',
  'There’s nothing at this address. It may have moved, or the link may have a typo.',
  'Portfolio Not Found',
  'The portfolio you are looking for could not be found or is not published.',
  'Template Not Supported',
  'This portfolio uses a template that is not supported any more.',
] as const

export type ServerWord = (typeof serverWords)[number]
