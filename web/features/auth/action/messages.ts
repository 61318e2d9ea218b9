/** Messages of the action screen, by the operation of the code. */
export const actionMessages = {
  VERIFY_EMAIL: {
    title: 'Confirm your email',
    confirm: 'Confirm this address',
    done: 'Your email is verified.',
    failed: 'The address couldn’t be confirmed. Please try again.',
    spent:
      'This link has expired or was used already. If your address is confirmed, simply sign in; if not, sign in to get a new link.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    title: 'Confirm your new email',
    confirm: 'Change to this address',
    done: 'Your email is changed. Sign in with the new one.',
    failed: 'The address couldn’t be changed. Please try again.',
    spent:
      'This link has expired or was used already. Sign in with the new address; if that fails, sign in with the former one and ask for a new link under Account.',
  },
  RECOVER_EMAIL: {
    title: 'Restore your email',
    confirm: 'Restore this address',
    done: 'Your email is restored. If it was not you who changed it, set a new password now: somebody else may know the present one.',
    failed: 'The address couldn’t be restored. Please try again.',
    spent: 'This link has expired or was used already. If you can’t sign in, ask for a new password.',
  },
} as const

export const UNKNOWN_LINK = 'This link is incomplete. Please open it from the email again, or copy all of it.'
export const ALREADY_VERIFIED = 'Your email is verified already.'
export const ADDRESS_TAKEN = 'Another account has this address by now.'

export const resetMessages = {
  /** The same whether or not there is an account. */
  requested: 'If there’s an account with this address, we’ve sent it a link to set a new password.',
  requestFailed: 'We couldn’t send the request. Please try again.',
  codeInvalid: 'This link has expired or was already used. Request a new one below.',
  changed: 'Your password has been changed. Sign in with the new one.',
  changeFailed: 'Failed to change the password. Please try again.',
} as const
