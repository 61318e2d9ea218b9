/** The keys that belong to a picture: its path in Storage, and the text for those who cannot see it. */
export function imagePaths(path: string): { src: string; storage: string; alt: string } {
  const isGallery = path.split('.').at(-1) === 'src'
  return { src: path, storage: `${path}Path`, alt: isGallery ? path.replace(/src$/, 'alt') : `${path}Alt` }
}
