/** The choices of the field `contact.form`. */
export const contactFormOptions = [
  { value: 'shown', label: 'Shown' },
  { value: 'hidden', label: 'Hidden' },
] as const
