/**
 * How the keys of what belongs to a picture or a file end, beside that of its address: `storage` is the path of its file in Storage,
 * `original` that of what a picture was cropped from, and `facts` is what is known of a file. content-shapes.ts makes the schema of it.
 */
export const partEndings = { storage: 'Path', alt: 'Alt', original: 'Original', crop: 'Crop', facts: 'Facts' } as const
type Part = keyof typeof partEndings
const parts = Object.keys(partEndings) as Part[]

/** Where the parts of a picture are, as dotted paths. */
export type PictureParts = Record<'src' | Exclude<Part, 'facts'>, string>

export function picturePartsOf(path: string): PictureParts {
  const { storage, alt, original, crop } = partEndings
  const isGallery = path.split('.').at(-1) === 'src'
  return {
    src: path,
    storage: path + storage,
    alt: isGallery ? path.replace(/src$/, 'alt') : path + alt,
    original: path + original,
    crop: path + crop,
  }
}

/** Which part of a picture or a file a key of the content names, and the key of its address. Null for any other key. */
export function partAt(key: string): { part: Part; src: string } | null {
  const part = parts.find((one) => key.length > partEndings[one].length && key.endsWith(partEndings[one]))
  return part ? { part, src: key.slice(0, -partEndings[part].length) } : null
}

/** The key of the upload that the value under a key describes: a crop is one of an original, facts are those of a file. */
export function describedKey(key: string): string {
  const { part, src } = partAt(key) ?? {}
  if (part === 'crop') return `${src}${partEndings.original}`
  return part === 'facts' ? `${src}${partEndings.storage}` : key
}

/** Facts have parts of their own. */
const partPattern = new RegExp(`(?<=\\w)(${Object.values(partEndings).join('|')})((?<=${partEndings.facts})\\.\\w+)?$`)

/** The picture or file that a path is a part of, by its `src`. Any other path is returned as it is. */
export const pictureOf = (path: string): string => path.replace(/(?<=\.)alt$/, 'src').replace(partPattern, '')
