/** What is known of an uploaded file, in words. */

const KILO = 1024

/** A size as people read it: 900 B, 12 KB, 3.4 MB. */
export function readableSize(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`
  const kilo = bytes / KILO
  if (kilo < 1_000) return `${Math.round(kilo)} KB`
  const mega = kilo / KILO
  return `${mega < 10 ? mega.toFixed(1).replace('.0', '') : Math.round(mega)} MB`
}

/** A duration as players write it: 0:09, 12:34, 1:02:03. */
export function readableDuration(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
