import { isFilePath } from '@vitrine/common/picture-paths'
import { createOwnAddresses } from '../own-addresses.ts'

/**
 * Files of pages that were not looked at yet, or are private, have no address for everybody. A video is played in parts, so the owner's
 * browser does not fetch it whole: it asks for an address with a key.
 */
export const useOwnFiles = createOwnAddresses(isFilePath, async (path) =>
  (await import('./stored-file.ts')).keyedAddress(path),
)
