import { crc32, inflateRawSync } from 'node:zlib'

const END = 0x06054b50

/** The files of a ZIP archive, checked against their checksums. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([END & 0xff, (END >> 8) & 0xff, (END >> 16) & 0xff, END >>> 24]))
  if (end < 0) throw new Error('This is no ZIP archive')
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let entry = 0; entry < archive.readUInt16LE(end + 10); entry++) {
    const [method, checksum, size] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
    ]
    const [nameSize, extraSize, commentSize] = [
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
    ]
    const name = archive.toString('utf8', at + 46, at + 46 + nameSize)
    const local = archive.readUInt32LE(at + 42)
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const stored = archive.subarray(begin, begin + size)
    const content = method === 0 ? stored : inflateRawSync(stored)
    if (crc32(content) !== checksum) throw new Error(`${name} is damaged`)
    files.set(name, content)
    at += 46 + nameSize + extraSize + commentSize
  }
  return files
}
