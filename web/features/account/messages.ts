import { say } from '../../lib/words/say.ts'

export const accountMessages = {
  nameRequired: 'Please enter your name.',
  nameSaved: 'Your name has been saved.',
  nameFailed: 'Your name couldn’t be saved. Please try again.',
  emailInvalid: 'Please enter a valid email address.',
  emailSame: 'This is your address already.',
  emailInUse: 'An account already exists with this email.',
  emailFailed: 'The link couldn’t be sent. Please try again.',
  currentPasswordRequired: 'Please enter your current password.',
  wrongPassword: 'That’s not your current password.',
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  passwordsDiffer: 'The passwords don’t match.',
  passwordChanged: 'Your password has been changed. Other devices are signed out.',
  passwordFailed: 'Your password couldn’t be changed. Please try again.',
  reauthenticationFailed: 'We couldn’t confirm that it’s you. Please try again.',
  exportFailed: 'The download stopped. Try again to continue where it left off.',
  archiveFailed: 'This file couldn’t be read. Please try again.',
  deleteFailed: 'Your account couldn’t be deleted. Please try again.',
  deleted: 'Your account and everything in it have been deleted.',
  deletionGoesOn: 'Your account is being deleted. Your pages are offline; the rest will be deleted within the hour.',
  noReceipt: 'There’s no receipt, because nothing was charged.',
  receiptFailed: 'The receipt couldn’t be opened. Please try again.',
  planPastDue: 'Your last payment didn’t go through. Please check your payment method to keep your plan.',
  planEnds:
    'Your plan is cancelled and ends then. You have all features until then, and can renew it under “Manage plan and invoices”.',
  planCanceled: 'Your plan has ended. You can upgrade again at any time.',
  portalFailed: 'We couldn’t reach the payment provider. Please try again.',
} as const

export const emailSent = (email: string) =>
  say('A link is on its way to {email}. Your address changes when you open it; then sign in with the new one.', {
    email,
  })
