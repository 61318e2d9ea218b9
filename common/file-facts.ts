/** What is known of an uploaded file, in words. */

const KILO = 1024

/** A size as people read it in a language: 900 bytes, 12 kB, 3.4 MB. @param locale a BCP 47 tag */
export function readableSize(bytes: number, locale: string): string {
  const kilo = bytes / KILO
  const mega = kilo / KILO
  const [size, unit] = kilo < 1 ? [bytes, 'byte'] : kilo < 1_000 ? [kilo, 'kilobyte'] : [mega, 'megabyte']
  return size.toLocaleString(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: unit === 'megabyte' && size < 10 ? 1 : 0,
  })
}

/** A duration as players write it: 0:09, 12:34, 1:02:03. */
export function readableDuration(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
