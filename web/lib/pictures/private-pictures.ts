import { useMemo } from 'react'
import { readUploadPath } from '@vitrine/common/picture-paths'
import type { PictureResolver } from '@vitrine/templates/definition'
import { pictureResolver } from '@vitrine/templates/picture'
import { createOwnAddresses } from '../own-addresses.ts'
import { storageBase } from '../storage-base.ts'
import { storedImage } from './stored-image.ts'

export const isPrivatePicture = (path: string | undefined): boolean => readUploadPath(path ?? '')?.kind === 'private'

/** Pictures of private items have no address at all: the browser fetches them with the account's rights and shows them from its memory. */
const usePrivatePictures = createOwnAddresses(isPrivatePicture, async (path) =>
  URL.createObjectURL(await storedImage(path)),
)

/** Finds the pictures of the account's own portfolios. */
export function useOwnPictures(): PictureResolver {
  const stored = useMemo(() => pictureResolver(storageBase()), [])
  return usePrivatePictures(stored)
}
