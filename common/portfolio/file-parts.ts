import { partEndings } from './picture-parts.ts'

/**
 * Where the parts of a file are, as dotted paths; see `file` in content-shapes.ts. `src` is the address of one that is stored
 * elsewhere, `storage` the path of an upload, which wins, and `facts` what is known of that.
 */
export type FileParts = Record<'src' | 'storage' | 'facts', string>

export const filePartsOf = (path: string): FileParts => ({
  src: path,
  storage: path + partEndings.storage,
  facts: path + partEndings.facts,
})
