/** Cards side by side, of portfolios and of templates. */
export const cardGridClass = 'grid gap-6 sm:grid-cols-2 xl:grid-cols-3'
