import Papa from 'papaparse'

/** The cells of a CSV file. Spreadsheets save one with what their country separates cells by. */
export function cellsOf(csv: string): string[][] {
  const [, delimiter = ','] = /^\uFEFF?"?\w+"?([,;\t])/.exec(csv) ?? []
  return Papa.parse<string[]>(csv, { delimiter, skipEmptyLines: true }).data
}
