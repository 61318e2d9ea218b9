/** The call that every payload tries to make; the test pages record it. */
export const RAN = '__ran()'
