import type { PictureResolver } from '@vitrine/templates/definition'
import { exampleSets } from '@vitrine/templates/example-sets'
import { pictureSet, type PictureSet, type PictureSets } from '@vitrine/templates/picture-sets'
import { type PictureFiles, picturesIn, readPictureFiles } from '../lib/documents/pictures.ts'
import { pictureAddress } from '../lib/pictures.ts'

interface Known {
  addressOf?: PictureResolver
  /** What is known already. Where that is all, nothing is read. */
  known?: PictureFiles
}

/** What there is of a page's pictures: one document read, and none where nothing was uploaded. */
export async function picturesOf(
  portfolioId: string,
  content: object,
  { addressOf = pictureAddress, known = {} }: Known = {},
): Promise<PictureSets> {
  const uploads = [...picturesIn(portfolioId, content)]
  // Until an upload is prepared nothing is known of it, and what was published meanwhile was stored without.
  const isKnown = uploads.every(([, file]) => known[file])
  const files = isKnown ? known : await readPictureFiles(portfolioId)
  const sets = uploads.flatMap(([path, file]): [string, PictureSet][] => {
    const set = pictureSet(path, files[file], (variant) => addressOf({ path: variant }))
    const address = addressOf({ path })
    return set && address ? [[address, set]] : []
  })
  return new Map([...exampleSets(content), ...sets])
}
