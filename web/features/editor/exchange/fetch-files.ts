import { fileNameOf } from '@vitrine/common/picture-paths'
import { someAtATime } from '@vitrine/common/some-at-a-time'
import { staticFiles } from '@vitrine/templates/static-page'

export interface FetchedFiles {
  /** By their original address. */
  local: Map<string, { path: string; blob: Blob }>
  /** The addresses of those that could not be fetched. */
  remote: string[]
}

const AT_ONCE = 6

const pictureEndings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
}

/**
 * Fetches what pages show and gives each its path beside the home page, numbered in the order in which they show it.
 * @param own where our Storage is: what the owner uploaded there is taken whatever it is, of other sites only pictures
 */
export async function fetchFiles(addresses: readonly string[], origin: string, own: string): Promise<FetchedFiles> {
  const local: FetchedFiles['local'] = new Map()
  const remote: string[] = []
  await someAtATime(AT_ONCE, addresses, async (address, index) => {
    const blob = await fetchFile(new URL(address, origin).href)
    const path = blob && pathOf(address, blob.type, index + 1, own)
    if (blob && path) local.set(address, { path, blob })
    else remote.push(address)
  })
  return { local, remote }
}

/** Fetches a file. Returns null if it is gone, or if its server does not let other sites read it (CORS). */
async function fetchFile(address: string): Promise<Blob | null> {
  try {
    const response = await fetch(address)
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}

function pathOf(address: string, type: string, number: number, own: string): string | null {
  const ending = pictureEndings[type.split(';')[0]?.trim() ?? '']
  if (ending !== undefined) return `${staticFiles.images}/${number}.${ending}`
  return address.startsWith(`${own}/`)
    ? `${staticFiles.files}/${number}-${fileNameOf(decodeURIComponent(new URL(address).pathname))}`
    : null
}
