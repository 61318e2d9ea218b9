/** A piece of code. */
export interface Token {
  text: string
  /** What it is, in few words that templates have colours for; undefined for the rest. */
  kind?: TokenKind
}

const tokenKinds = ['comment', 'keyword', 'string', 'number', 'name', 'added', 'removed'] as const
export type TokenKind = (typeof tokenKinds)[number]
