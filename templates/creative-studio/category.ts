/** Where projects without a category go, and what the filter starts on (specification 2, section 9). */
export const DEFAULT_CATEGORY = 'Design'

export const categoryOf = ({ category }: { category?: string }): string => category?.trim() || DEFAULT_CATEGORY
