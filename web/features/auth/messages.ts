/** Specification 1, section 8 and section 5. */
export const signUpMessages = {
  passwordRules: 'Please meet all password requirements.',
  name: 'Please enter your name.',
  emailInUse: 'An account already exists with this email. Please log in.',
  failed: 'Failed to create an account. Please try again.',
  googleFailed: 'Failed to sign up with Google. Please try again.',
} as const

export const loginMessages = {
  invalid: 'Invalid email or password. New here? Please sign up.',
  unverified: 'Please verify your email before signing in.',
  profileMissing: 'User data not found. Please create an account.',
  failed: 'Failed to sign in. Please try again.',
  googleFailed: 'Failed to sign in with Google. Please try again.',
} as const

export const googleMessages = {
  otherMethod: 'An account with this email already exists. Please log in with your original method.',
} as const

export const verifyMessages = {
  sendFailed: 'Failed to send verification email. Please try again.',
  notYet: 'Email not verified yet. Please check your email and click the verification link.',
  checkFailed: 'Failed to check verification status. Please try again.',
  sent: 'Verification email sent! Check your inbox.',
} as const

export const resetMessages = {
  /** The same whether or not there is an account. */
  requested: 'If an account exists for this address, a link to set a new password is on its way.',
  requestFailed: 'The request could not be sent. Please try again.',
  codeInvalid: 'This link has expired or was used already. Ask for a new one below.',
  changed: 'Your password is changed. Sign in with the new one.',
  changeFailed: 'Failed to change the password. Please try again.',
} as const

export const NO_USER = 'No authenticated user found'
