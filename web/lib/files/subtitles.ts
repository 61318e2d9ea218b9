/** A moment as SubRip writes it, with a comma before the milliseconds. */
const moment = String.raw`(\d{1,2}:\d{2}:\d{2})[,.](\d{1,3})`
const timing = new RegExp(String.raw`^${moment}[ \t]*-->[ \t]*${moment}.*$`, 'gm')

export const isSubRip = (text: string): boolean => !text.startsWith('WEBVTT') && text.search(timing) >= 0

/** WebVTT, the only captions that browsers show, of SubRip, which most programs write. */
export function webVttOf(subRip: string): string {
  const body = subRip
    .replace(/\r\n?/g, '\n')
    .trim()
    .replace(timing, (_line, from: string, fromRest: string, to: string, toRest: string) =>
      [momentOf(from, fromRest), momentOf(to, toRest)].join(' --> '),
    )
  return `WEBVTT\n\n${body}\n`
}

const momentOf = (time: string, rest: string) => `${time.padStart(8, '0')}.${rest.padEnd(3, '0')}`

/** The text of a file of captions: UTF-8, or what programs for Windows wrote before it. */
export function captionsText(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
