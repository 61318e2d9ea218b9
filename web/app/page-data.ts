/** The element that holds, as JSON, what the HTML of a page was made from. */
export const PAGE_DATA = 'page-data'

/** Keys and results of queries. */
export type PageData = readonly (readonly [key: readonly string[], data: unknown])[]
