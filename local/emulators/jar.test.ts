import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { jar, manifest, wrapManifestLine } from './jar.ts'

const unwrap = (text: string): string => text.replaceAll('\r\n ', '').replace(/\r\n$/, '')

it('does not wrap a short manifest line', () => {
  expect(wrapManifestLine('Main-Class', 'Main')).toBe('Main-Class: Main\r\n')
})

it.each([59, 60, 61, 130, 131, 132, 500])('wraps a value of %i characters at 72 bytes and loses nothing', (length) => {
  const value = 'abcdefghij'.repeat(50).slice(0, length)
  const text = wrapManifestLine('Class-Path', value)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72)
  expect(unwrap(text)).toBe(`Class-Path: ${value}`)
})

it('counts bytes and never splits a character', () => {
  const value = 'é'.repeat(100)
  const text = wrapManifestLine('Class-Path', value)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72)
  expect(unwrap(text)).toBe(`Class-Path: ${value}`)
})

/** Reads a zip as unzip does: end record, directory, files. */
const read = (zip: Buffer): [string, string][] => {
  const end = zip.lastIndexOf('PK\x05\x06')
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    expect(zip.toString('latin1', at, at + 4)).toBe('PK\x01\x02')
    const [size, nameLength, file] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)]
    expect(zip.toString('latin1', file, file + 4)).toBe('PK\x03\x04')
    at += 46 + nameLength
    const content = zip.subarray(file + 30 + nameLength, file + 30 + nameLength + size)
    expect(zip.readUInt32LE(file + 14)).toBe(crc32(content))
    return [zip.toString('utf8', file + 30, file + 30 + nameLength), content.toString()]
  })
}

it('writes an archive whose directory lists every file', () => {
  const text = manifest('Main', `file:/${'deep/'.repeat(40)}other.jar`)
  const zip = jar([
    { name: 'META-INF/MANIFEST.MF', content: Buffer.from(text) },
    { name: 'données.txt', content: Buffer.from('hello') },
  ])
  expect(read(zip)).toEqual([
    ['META-INF/MANIFEST.MF', text],
    ['données.txt', 'hello'],
  ])
})
