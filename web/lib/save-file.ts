/** Long enough for the browser to have begun with the file, also with the last of several. */
const KEPT_MS = 60_000

/** Gives the browser a file to save. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
