import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchCover } from '../../functions/site/card/cover.ts'
import { orientations, orientedPicture, quartersOf } from '../support/oriented-picture.ts'

let picture: Buffer
const server = createServer((_request, response) => response.end(picture))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

it.each(orientations)('a picture with the EXIF orientation %i is upright on a card', async (orientation) => {
  picture = await orientedPicture(880, 1260, orientation)
  const cover = await fetchCover(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, 440, 630)
  const body = Buffer.from(cover.replace('data:image/jpeg;base64,', ''), 'base64')
  expect(await quartersOf(body)).toEqual(['red', 'green', 'blue', 'white'])
})
