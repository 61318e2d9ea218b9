import type { catalogue } from './catalogues/de.ts'

/**
 * What the app says, in English: what stands in the code, and what is heard of common code, templates and the server. A word is added
 * to the German catalogue first; the compiler then asks for it in the others.
 */
export type Word = keyof typeof catalogue
