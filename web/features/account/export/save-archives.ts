import { saveFile } from '../../../lib/save-file.ts'

/** Hands the archives to the browser as downloads. */
export function saveArchives(archives: readonly Blob[], today = new Date()): void {
  const name = `vitrine-${today.toISOString().slice(0, 10)}`
  archives.forEach((archive, index) =>
    saveFile(archives.length === 1 ? `${name}.zip` : `${name}-${index + 1}.zip`, archive),
  )
}
