import Papa from 'papaparse'

/** The cells of a CSV file. Spreadsheets save one with what their country separates cells by. */
export function cellsOf(csv: string): string[][] {
  const [, delimiter = ','] = /^\uFEFF?"?\w+"?([,;\t])/.exec(csv) ?? []
  return Papa.parse<string[]>(csv, { delimiter, skipEmptyLines: true }).data
}

/** The text of a file. Older spreadsheets save one as Windows does, or in UTF-16, and not in UTF-8. */
export async function textIn(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
