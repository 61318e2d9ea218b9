import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { UPLOAD_MAX_BYTES } from '@vitrine/common/limits'
import { fetchCover } from './cover.ts'

let stop: (() => void) | undefined
afterEach(() => stop?.())

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/picture`
}

const photograph = sharp({ create: { width: 900, height: 300, channels: 4, background: '#336699' } })

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('in %s is cut to size', async (format) => {
    const file = await photograph.clone().toFormat(format).toBuffer()
    const address = await serving((_request, response) => response.end(file))
    const cover = await fetchCover(address, 440, 630)
    const cut = await sharp(Buffer.from(cover.replace('data:image/jpeg;base64,', ''), 'base64')).metadata()
    expect(cut).toMatchObject({ format: 'jpeg', width: 440, height: 630 })
  })
})

describe('refused is', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>'
  const answers: [string, RequestListener, RegExp][] = [
    ['what is not there', (_request, response) => response.writeHead(404).end(), /404/],
    ['what is no picture', (_request, response) => response.end('no picture'), /unsupported image/i],
    ['a drawing', (_request, response) => response.end(svg), /unsupported image/i],
    [
      'a way to somewhere else',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      /fetch failed/,
    ],
    ['what is too large', (_request, response) => response.end(Buffer.alloc(UPLOAD_MAX_BYTES + 1)), /larger/],
    ['what does not arrive', (_request, response) => response.write('a'), /timeout|aborted/i],
  ]
  it.each(answers)('%s', async (_what, listener, reason) => {
    await expect(fetchCover(await serving(listener), 440, 630)).rejects.toThrow(reason)
  })

  it('what does not arrive, also when memory is cleared meanwhile', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const collecting = setInterval(collect, 50)
    try {
      const address = await serving((_request, response) => response.write('a'))
      await expect(fetchCover(address, 440, 630)).rejects.toThrow(/timeout|aborted/i)
    } finally {
      clearInterval(collecting)
    }
  })
})
