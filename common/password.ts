const PASSWORD_MIN_LENGTH = 8

/** The rules of the sign-up checklist (specification 1, section 5), in the order in which they are shown. */
export const passwordRules = [
  { id: 'length', label: 'At least 8 characters', holds: (password: string) => password.length >= PASSWORD_MIN_LENGTH },
  { id: 'uppercase', label: 'One uppercase letter', holds: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'lowercase', label: 'One lowercase letter', holds: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'digit', label: 'One number', holds: (password: string) => /\p{Nd}/u.test(password) },
] as const

export function isAcceptablePassword(password: string): boolean {
  return passwordRules.every((rule) => rule.holds(password))
}
