/** The kinds of text that a portfolio is made of. */
export type TextKind =
  | 'people'
  | 'roles'
  | 'organisations'
  | 'places'
  | 'addresses'
  | 'periods'
  | 'categories'
  | 'tags'
  | 'degrees'
  | 'services'
  | 'steps'
  | 'titles'
  | 'headlines'
  | 'buttons'
  | 'prices'
  | 'readingTimes'
  /** What is to be seen in pictures. */
  | 'pictures'
  | 'sentences'

/** Texts as people of a language write them: with figures, and with names that they write in Latin letters themselves. */
export type NaturalTexts = Readonly<Record<TextKind, readonly string[]>>
