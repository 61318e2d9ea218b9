import sharp from 'sharp'

/** A file as an <input type="file"> takes it in tests. */
export interface TestFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A JPEG of one colour. */
export async function photo(
  name: string,
  { width = 800, height = 600, background = '#2f6f8f' } = {},
): Promise<TestFile> {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg({ quality: 60 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A JPEG that says it is larger than it is: one of that size takes seconds to make. */
export async function photoSaying(
  name: string,
  { width, height }: { width: number; height: number },
): Promise<TestFile> {
  const file = await photo(name, { width: 8, height: 8 })
  const frame = file.buffer.indexOf(Buffer.from([0xff, 0xc0]))
  file.buffer.writeUInt16BE(height, frame + 5)
  file.buffer.writeUInt16BE(width, frame + 7)
  return file
}

export const svgWithScript: TestFile = {
  name: 'drawing.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" onload="parent.document.title=1"><script>throw new Error("ran")</script><rect width="40" height="30" fill="#c00"/></svg>',
  ),
}

/** The beginning of what an iPhone writes. */
export const heic: TestFile = {
  name: 'IMG_0001.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic'),
    Buffer.from([0, 0, 0, 0]),
    Buffer.from('mif1heic'),
    Buffer.alloc(200),
  ]),
}

/** A Windows program that calls itself a photograph. */
export const renamedProgram: TestFile = {
  name: 'holiday.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([
    Buffer.from('MZ'),
    Buffer.alloc(60, 1),
    Buffer.from('This program cannot be run in DOS mode.'),
  ]),
}
