/** Gives the browser a file to save. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has taken hold of the file when the click returns; only its address goes.
  setTimeout(() => URL.revokeObjectURL(address))
}
