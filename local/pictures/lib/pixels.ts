import { crc32, deflateSync } from 'node:zlib'
import { type Canvas, tag } from './canvas.ts'
import { clamp, type Vector } from './vector.ts'

/**
 * The light that reaches a point of the film, as linear red, green and blue with 1 for white. The film is 2 high, its middle
 * at (0, 0), y upwards, and as wide as the picture's proportions make it.
 */
export type Exposure = (x: number, y: number) => Vector

/** Light to the brightness of a print: soft in the shadows, and highlights that roll off instead of breaking. */
const developed = (light: number): number => {
  const l = Math.max(0, light)
  return 255 * clamp((l * (2.51 * l + 0.03)) / (l * (2.43 * l + 0.59) + 0.14)) ** (1 / 2.2)
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** RGB pixels, each row led by a byte 0 for “not filtered”, as PNG. */
const png = (width: number, height: number, rows: Buffer): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The whole canvas exposed point by point; `samples` of them for each pixel, where edges have to be smooth. */
export const exposed = (canvas: Canvas, exposure: Exposure, samples = 1): string => {
  const { width, height, random } = canvas
  const rows = Buffer.alloc(height * (width * 3 + 1))
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let [red, green, blue] = [0, 0, 0]
      for (let i = 0; i < samples; i++) {
        const [dx, dy] = samples === 1 ? [0.5, 0.5] : [(i + random.next()) / samples, random.next()]
        const light = exposure((2 * (column + dx) - width) / height, 1 - (2 * (row + dy)) / height)
        red += light[0]
        green += light[1]
        blue += light[2]
      }
      const at = row * (width * 3 + 1) + 1 + column * 3
      rows[at] = developed(red / samples)
      rows[at + 1] = developed(green / samples)
      rows[at + 2] = developed(blue / samples)
    }
  }
  const href = `data:image/png;base64,${png(width, height, rows).toString('base64')}`
  return tag('image', { href, width, height })
}
