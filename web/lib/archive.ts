import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A ZIP can hold 4 GiB; a quarter of that is still pleasant to open. What does not fit goes into a further archive. */
const VOLUME_BYTES = 1024 ** 3

export interface Archive {
  /** @param compress worth it for texts, not for pictures, which are compressed already */
  add: (path: string, bytes: Uint8Array<ArrayBuffer>, compress: boolean) => void
  finish: () => Blob[]
}

/** Makes ZIP archives a file at a time. Only the file that is being added is in memory; browsers keep blobs elsewhere. */
export function createArchive(volumeBytes = VOLUME_BYTES): Archive {
  const finished: Blob[] = []
  let volume = createVolume()
  return {
    add(path, bytes, compress) {
      if (volume.size() > 0 && volume.size() + bytes.length > volumeBytes) {
        finished.push(volume.finish())
        volume = createVolume()
      }
      volume.add(path, bytes, compress)
    },
    finish: () => [...finished, volume.finish()],
  }
}

function createVolume() {
  const parts: Blob[] = []
  let size = 0
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    parts.push(new Blob([chunk as Uint8Array<ArrayBuffer>]))
    size += chunk.length
  })
  return {
    size: () => size,
    add(path: string, bytes: Uint8Array<ArrayBuffer>, compress: boolean) {
      const file = compress ? new ZipDeflate(path) : new ZipPassThrough(path)
      zip.add(file)
      file.push(bytes, true)
    },
    finish() {
      zip.end()
      return new Blob(parts, { type: 'application/zip' })
    },
  }
}
