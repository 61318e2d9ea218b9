/** Starts one behaviour on a page and returns a function that undoes it. */
export type Start = (root: Document) => () => void
