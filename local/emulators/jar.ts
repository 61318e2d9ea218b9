import { crc32 } from 'node:zlib'

/** One `Name: value` header, wrapped as the jar format requires: lines of at most 72 bytes, continuations begin with a space. */
export const wrapManifestLine = (name: string, value: string): string => {
  const lines: string[] = []
  let line = ''
  for (const char of `${name}: ${value}`) {
    if (Buffer.byteLength(line + char) > 72) {
      lines.push(line)
      line = ' '
    }
    line += char
  }
  return [...lines, line].map((text) => `${text}\r\n`).join('')
}

/** A manifest that makes `java -jar` run a class of another jar. */
export const manifest = (mainClass: string, classPath: string): string =>
  [
    'Manifest-Version: 1.0\r\n',
    wrapManifestLine('Main-Class', mainClass),
    wrapManifestLine('Class-Path', classPath),
    '\r\n',
  ].join('')

export type JarEntry = { name: string; content: Buffer }

const dosDate = (1 << 5) | 1 // 1 January 1980, the format's first day: equal inputs give equal files

/** A jar is a zip; entries are stored uncompressed. */
export const jar = (entries: JarEntry[]): Buffer => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const path = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(10, 0) // version needed
    common.writeUInt16LE(0x0800, 2) // names are UTF-8
    common.writeUInt16LE(dosDate, 8)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(path.length, 22)

    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, content])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([10, 0]), common, place, path)
    files.push(file)
    offset += file.length
  }
  const directoryBytes = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directoryBytes.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, directoryBytes, Buffer.from('PK\x05\x06'), end])
}
