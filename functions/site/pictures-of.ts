import { readPicturePath } from '@vitrine/common/picture-paths'
import type { PictureResolver } from '@vitrine/templates/definition'
import { exampleSets } from '@vitrine/templates/example-sets'
import { pictureSet, uploadsIn, type PictureSet, type PictureSets } from '@vitrine/templates/picture-sets'
import { picturesRef } from '../lib/documents/pictures.ts'
import { pictureAddress } from '../lib/pictures.ts'

/** What there is of a page's pictures: one document read, and none where nothing was uploaded. @param addressOf of a path */
export async function picturesOf(
  portfolioId: string,
  content: object,
  addressOf: PictureResolver = pictureAddress,
): Promise<PictureSets> {
  const uploads = uploadsIn(content).filter((path) => readPicturePath(path)?.portfolioId === portfolioId)
  const examples = exampleSets(content)
  if (uploads.length === 0) return examples
  const files = (await picturesRef(portfolioId).get()).data()?.files ?? {}
  const sets = uploads.flatMap((path): [string, PictureSet][] => {
    const set = pictureSet(path, files[readPicturePath(path)?.file ?? ''], (variant) => addressOf({ path: variant }))
    const address = addressOf({ path })
    return set && address ? [[address, set]] : []
  })
  return new Map([...examples, ...sets])
}
