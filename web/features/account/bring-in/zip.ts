import { inflateSync } from 'fflate'

/** A file in a ZIP, as its directory describes it. */
export interface ZipEntry {
  name: string
  /** Unpacked, in bytes. */
  size: number
  /** @throws Error when it is damaged, encrypted, or larger than it says */
  bytes: () => Promise<Uint8Array<ArrayBuffer>>
}

const END = 0x06054b50
const END_BYTES = 22
const COMMENT_MAX_BYTES = 0xffff
const DIRECTORY_ENTRY = 0x02014b50
const DIRECTORY_ENTRY_BYTES = 46
const LOCAL_HEADER_BYTES = 30
const STORED = 0
const DEFLATED = 8

/** A directory of more than this names more files than any download has. */
const DIRECTORY_MAX_BYTES = 32 * 1024 * 1024

/**
 * The files of a ZIP, of which only the directory is read: it may be larger than the memory, and of most of its files
 * nobody asks for more than the name. Null where the file does not begin like a ZIP.
 * @throws Error when it is damaged or not whole
 */
export async function openZip(file: Blob): Promise<ZipEntry[] | null> {
  const [p, k] = await read(file, 0, 2)
  if (p !== 0x50 || k !== 0x4b) return null
  const { count, offset, size } = endOf(await read(file, Math.max(0, file.size - END_BYTES - COMMENT_MAX_BYTES), file.size))
  if (size > DIRECTORY_MAX_BYTES || offset + size > file.size) throw new Error('The directory is not there')
  return entriesOf(file, await read(file, offset, offset + size), count)
}

const read = async (file: Blob, from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

/** Where the directory is; that is said at the very end, before a comment. */
function endOf(tail: Uint8Array): { count: number; offset: number; size: number } {
  const view = viewOf(tail)
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (view.getUint32(at, true) === END) return { count: view.getUint16(at + 10, true), size: view.getUint32(at + 12, true), offset: view.getUint32(at + 16, true) }
  }
  throw new Error('The end is missing')
}

function entriesOf(file: Blob, directory: Uint8Array, count: number): ZipEntry[] {
  const view = viewOf(directory)
  const entries: ZipEntry[] = []
  let at = 0
  for (let n = 0; n < count; n++) {
    if (at + DIRECTORY_ENTRY_BYTES > directory.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Error('The directory is damaged')
    const nameEnd = at + DIRECTORY_ENTRY_BYTES + view.getUint16(at + 28, true)
    const packed: Packed = {
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    }
    entries.push({
      name: new TextDecoder().decode(directory.subarray(at + DIRECTORY_ENTRY_BYTES, nameEnd)),
      size: packed.size,
      bytes: () => unpacked(file, packed),
    })
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

interface Packed {
  isEncrypted: boolean
  method: number
  checksum: number
  packedSize: number
  size: number
  offset: number
}

async function unpacked(file: Blob, { isEncrypted, method, checksum, packedSize, size, offset }: Packed): Promise<Uint8Array<ArrayBuffer>> {
  if (isEncrypted || (method !== STORED && method !== DEFLATED)) throw new Error('It is packed in a way that is not read here')
  const header = viewOf(await read(file, offset, offset + LOCAL_HEADER_BYTES))
  // Its own header may be longer than what the directory says of it.
  const begin = offset + LOCAL_HEADER_BYTES + header.getUint16(26, true) + header.getUint16(28, true)
  const stored = await read(file, begin, begin + packedSize)
  // What is more than the size that it names is not kept, and the checksum finds it missing.
  const bytes = method === STORED ? stored : inflateSync(stored, { out: new Uint8Array(size) })
  if (bytes.length !== size || crc32(bytes) !== checksum) throw new Error('It is damaged')
  return bytes as Uint8Array<ArrayBuffer>
}

const crcTable = Uint32Array.from({ length: 256 }, (_unused, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = crcTable[(value ^ byte) & 0xff]! ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
