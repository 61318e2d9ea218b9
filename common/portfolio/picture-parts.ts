/**
 * Where the parts of a picture are, as dotted paths; see `picture` in content.ts. `storage` is the path of its file in
 * Storage, `original` that of what it was cropped from.
 */
export type PictureParts = Record<'src' | 'storage' | 'alt' | 'original' | 'crop', string>

export function picturePartsOf(path: string): PictureParts {
  const isGallery = path.split('.').at(-1) === 'src'
  const alt = isGallery ? path.replace(/src$/, 'alt') : `${path}Alt`
  return { src: path, storage: `${path}Path`, alt, original: `${path}Original`, crop: `${path}Crop` }
}

/** The picture or file that a path is a part of, by its `src`. Any other path is returned as it is. */
export const pictureOf = (path: string): string =>
  path.replace(/(?<=\.)alt$/, 'src').replace(/(?<=\w)(Path|Alt|Original|Crop|Facts(\.\w+)?)$/, '')
