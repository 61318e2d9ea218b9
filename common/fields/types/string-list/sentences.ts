const sentenceKeys = ['description', 'bullets', 'highlights']

/** Whether the entries of a list are sentences, which get a textarea each; all others are tags. */
export const areSentences = (path: string): boolean => sentenceKeys.includes(path.split('.').at(-1) ?? '')
