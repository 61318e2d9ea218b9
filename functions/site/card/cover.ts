import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import sharp from 'sharp'
import { UPLOAD_MAX_BYTES } from '@vitrine/common/limits'

const FETCH_TIMEOUT_MS = 4_000
/** A decoded pixel takes four bytes of the function's memory. */
const PIXELS_LIMIT = 40_000_000

// Only the formats of photographs: an upload can be anything, whatever type it was given.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})
sharp.cache(false)

/**
 * A picture of Storage, cut to a size, as a data address. It is fetched as a visitor would, without the function's
 * rights, so that a card shows nothing that the rules of Storage keep back.
 * @throws Error when it is not there, not in time, too large or no picture
 */
export async function fetchCover(address: string, width: number, height: number): Promise<string> {
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS)
  const response = await fetch(address, { redirect: 'error', signal })
  if (!response.ok || !response.body) throw new Error(`The picture answered ${response.status}`)
  // By itself, fetch no longer ends the body in time once its request has been garbage-collected.
  const body = Readable.fromWeb(response.body as ReadableStream<Uint8Array>, { signal })
  const cut = await sharp(await readWithin(body, UPLOAD_MAX_BYTES), { limitInputPixels: PIXELS_LIMIT })
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer()
  return `data:image/jpeg;base64,${cut.toString('base64')}`
}

async function readWithin(body: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > limit) throw new Error(`The picture is larger than ${limit} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
