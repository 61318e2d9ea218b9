/** What every payload tries to run: the pages of the tests take note of it. */
export const RAN = '__ran()'
