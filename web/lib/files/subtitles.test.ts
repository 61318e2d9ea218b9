import { describe, expect, it } from 'vitest'
import { captionsText, isSubRip, webVttOf } from './subtitles.ts'

const subRip =
  '1\r\n00:00:01,500 --> 00:00:03,20\r\nThe ferry leaves.\r\n\r\n2\r\n0:01:00,000 --> 1:00:00,000 X1:10\r\n<i>Later</i>, -->\r\n'

describe('captions', () => {
  it('of SubRip become WebVTT, with every word', () => {
    expect(isSubRip(subRip)).toBe(true)
    expect(webVttOf(subRip)).toBe(
      'WEBVTT\n\n1\n00:00:01.500 --> 00:00:03.200\nThe ferry leaves.\n\n2\n00:01:00.000 --> 01:00:00.000\n<i>Later</i>, -->\n',
    )
  })

  it.each(['WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello', 'Just words', ''])('%j is no SubRip', (text) => {
    expect(isSubRip(text)).toBe(false)
  })

  it.each([
    ['UTF-8', [0xef, 0xbb, 0xbf, 0xc3, 0xa9]],
    ['UTF-16', [0xff, 0xfe, 0xe9, 0x00]],
    ['Windows-1252', [0xe9]],
  ])('are read that were written as %s', (_name, bytes) => {
    expect(captionsText(Uint8Array.from(bytes))).toBe('é')
  })
})
