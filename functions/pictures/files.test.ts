import { expect, it } from 'vitest'
import { fileTypes, type FileType } from '@vitrine/common/file-types'
import { isOfType } from './files.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

/** One file of a ZIP, stored as it is. */
const zipped = (name: string, body = '') => {
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 'latin1')
  head.writeUInt32LE(body.length, 18)
  head.writeUInt32LE(body.length, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name + body)])
}
const rest = Buffer.alloc(4_096)
const brand = (name: string) => Buffer.concat([bytes([0, 0, 0, 16], `ftyp${name}`, [0, 0, 0, 0]), rest])
const matroska = (type: string) =>
  Buffer.concat([bytes([0x1a, 0x45, 0xdf, 0xa3, 0x80 + type.length + 3, 0x42, 0x82, 0x80 + type.length], type), rest])
const office = 'application/vnd.openxmlformats-officedocument'

/** How a file of each type begins. */
const heads: Record<FileType, Buffer[]> = {
  'video/mp4': [brand('isom'), brand('mp42'), brand('M4V ')],
  'video/webm': [matroska('webm')],
  'audio/mpeg': [Buffer.concat([bytes([0xff, 0xfb, 0x90, 0x64]), rest])],
  'audio/mp4': [brand('M4A ')],
  'audio/ogg': [Buffer.concat([bytes('OggS', Array<number>(24).fill(0), '\x01vorbis'), rest])],
  'audio/wav': [Buffer.concat([bytes('RIFF', [36, 0, 0, 0], 'WAVEfmt '), rest])],
  'text/vtt': [
    bytes('WEBVTT\n\n00:00.000 --> 00:01.000\nHello'),
    Buffer.from('\uFEFFWEBVTT - Titel\n'),
    bytes('WEBVTT'),
  ],
  'application/pdf': [bytes('%PDF-1.7\n')],
  'application/zip': [Buffer.concat([zipped('read.txt', 'Hello'), rest])],
  'application/epub+zip': [Buffer.concat([zipped('mimetype', 'application/epub+zip'), rest])],
  [`${office}.wordprocessingml.document`]: [Buffer.concat([zipped('word/document.xml', '<xml/>'), rest])],
  [`${office}.presentationml.presentation`]: [Buffer.concat([zipped('ppt/presentation.xml', '<xml/>'), rest])],
  [`${office}.spreadsheetml.sheet`]: [Buffer.concat([zipped('xl/workbook.xml', '<xml/>'), rest])],
}

it.each(Object.keys(fileTypes) as FileType[])('a file of type %s is taken for one', async (type) => {
  for (const head of heads[type]) expect(await isOfType(head, type)).toBe(true)
})

it.each(Object.keys(fileTypes) as FileType[])('nothing else is taken for a file of type %s', async (type) => {
  const others = [
    bytes('<!doctype html><script>alert(1)</script>'),
    bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    bytes('MZ'),
    bytes('WEBVTTX'),
    bytes('WEBVTT\n\0'),
    matroska('matroska'),
    Buffer.alloc(0),
  ]
  for (const other of others) expect(await isOfType(other, type)).toBe(false)
})

it('a Word document is not taken for a PDF, nor a video for audio of another kind', async () => {
  expect(await isOfType(heads['application/zip'][0] ?? rest, 'application/pdf')).toBe(false)
  expect(await isOfType(heads['video/webm'][0] ?? rest, 'audio/ogg')).toBe(false)
  expect(await isOfType(heads['audio/wav'][0] ?? rest, 'video/mp4')).toBe(false)
})
