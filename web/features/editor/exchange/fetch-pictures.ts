import { staticFiles } from '@vitrine/templates/static-page'

export interface FetchedPictures {
  /** By their original address. */
  local: Map<string, { path: string; bytes: Uint8Array }>
  /** The addresses of those that could not be fetched. */
  remote: string[]
}

const AT_ONCE = 6

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
}

/** Fetches pictures and gives each its path beside the page, numbered in the order in which the page shows them. */
export async function fetchPictures(addresses: readonly string[], origin: string): Promise<FetchedPictures> {
  const local: FetchedPictures['local'] = new Map()
  const remote: string[] = []
  const waiting = addresses.map((address, index) => ({ address, index }))
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const picture = await fetchPicture(new URL(next.address, origin).href)
      if (picture)
        local.set(next.address, {
          path: `${staticFiles.images}/${next.index + 1}.${picture.ending}`,
          bytes: picture.bytes,
        })
      else remote.push(next.address)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { local, remote }
}

/** Fetches a picture. Returns null if it is gone, or if its server does not let other sites read it (CORS). */
async function fetchPicture(address: string): Promise<{ ending: string; bytes: Uint8Array } | null> {
  try {
    const response = await fetch(address)
    const ending = endings[response.headers.get('content-type')?.split(';')[0]?.trim() ?? '']
    return response.ok && ending !== undefined ? { ending, bytes: new Uint8Array(await response.arrayBuffer()) } : null
  } catch {
    return null
  }
}
