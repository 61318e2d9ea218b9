/** Long enough for the browser to have begun with the file. */
const KEPT_MS = 60_000

/** Hands a table to the browser as a download. The mark at its beginning makes spreadsheets read it as UTF-8. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
