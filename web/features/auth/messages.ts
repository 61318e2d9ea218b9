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

export const NO_USER = 'No authenticated user found'
