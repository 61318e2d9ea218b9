/** The default category of projects, and the filter's initial one (specification 2, section 9). */
export const DEFAULT_CATEGORY = 'Design'

export const categoryOf = ({ category }: { category?: string }): string => category?.trim() || DEFAULT_CATEGORY
