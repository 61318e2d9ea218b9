export const accountMessages = {
  nameRequired: 'Please enter your name.',
  nameSaved: 'Your name is saved.',
  nameFailed: 'Your name could not be saved. Please try again.',
  emailInvalid: 'Please enter a valid email address.',
  emailSame: 'This is your address already.',
  emailInUse: 'An account already exists with this email.',
  emailFailed: 'The link could not be sent. Please try again.',
  currentPasswordRequired: 'Please enter your current password.',
  wrongPassword: 'This is not your current password.',
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  passwordsDiffer: 'The passwords do not match.',
  passwordChanged: 'Your password is changed. Other devices are signed out.',
  passwordFailed: 'Your password could not be changed. Please try again.',
  reauthenticationFailed: 'It could not be confirmed that it is you. Please try again.',
  exportFailed: 'The download stopped. What was fetched so far is kept; try again to go on.',
  archiveFailed: 'This file could not be read. Please try again.',
  deleteFailed: 'Your account could not be deleted. Please try again.',
  deleted: 'Your account and everything in it are deleted.',
  deletionGoesOn: 'Your account is being deleted. Your pages are offline, and the rest is gone within the hour.',
  noReceipt: 'There is no receipt for this payment: nothing was charged.',
  receiptFailed: 'The receipt could not be opened. Please try again.',
  planPastDue: 'Your last payment did not go through. Please check your way of paying, so that your plan goes on.',
  planEnds:
    'Your plan is cancelled and ends then. Until then it has everything, and you can still keep it under “Manage plan and invoices”.',
  planCanceled: 'Your plan has ended. You can take it again at any time.',
  portalFailed: 'The payment provider could not be reached. Please try again.',
} as const

export const emailSent = (email: string) =>
  `A link is on its way to ${email}. Your address changes when you open it; then sign in with the new one.`
