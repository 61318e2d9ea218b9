/** Long enough for the browser to have begun with the file. */
const KEPT_MS = 60_000

/** Hands the archives to the browser as downloads. */
export function saveArchives(archives: readonly Blob[], today = new Date()): void {
  const name = `vitrine-${today.toISOString().slice(0, 10)}`
  archives.forEach((archive, index) => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(archive)
    link.download = archives.length === 1 ? `${name}.zip` : `${name}-${index + 1}.zip`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
  })
}
