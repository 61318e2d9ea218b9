/** Where the parts of a picture are in the document; see `picture` in common/portfolio/content.ts. */
export interface ImagePaths {
  src: string
  /** The path in Storage. */
  storage: string
  alt: string
  /** The path of what it was cropped from. */
  original: string
  crop: string
}

export function imagePaths(path: string): ImagePaths {
  const isGallery = path.split('.').at(-1) === 'src'
  const alt = isGallery ? path.replace(/src$/, 'alt') : `${path}Alt`
  return { src: path, storage: `${path}Path`, alt, original: `${path}Original`, crop: `${path}Crop` }
}
