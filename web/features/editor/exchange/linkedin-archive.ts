import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { linkedInTables, type Row, type Tables } from '@vitrine/common/portfolio/exchange/linkedin'

/** No table about one person is larger. A file that declares more is not unpacked. */
const TABLE_MAX_BYTES = 5 * 1024 * 1024

export interface LinkedInArchive {
  tables: Tables
  /** The names of all other files. */
  otherFiles: string[]
}

const known = new Map([...linkedInTables.keys()].map((name) => [name.toLowerCase(), name]))

/** The name of a table from the path of its file. Archives differ in language and in upper and lower case. */
function tableAt(path: string): string | undefined {
  const name = /([^/\\]+)\.csv$/i.exec(path)?.[1]
  return name === undefined ? undefined : known.get(name.toLowerCase())
}

/** The tables of LinkedIn's data archive that are about the person. @throws if the bytes are not a ZIP file */
export function readLinkedInArchive(bytes: Uint8Array): LinkedInArchive {
  const otherFiles: string[] = []
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      const isTable = tableAt(name) !== undefined && originalSize <= TABLE_MAX_BYTES
      if (!isTable && !name.endsWith('/')) otherFiles.push(name)
      return isTable
    },
  })
  const tables = Object.entries(files).map(([path, file]): [string, Row[]] => {
    const table = tableAt(path) ?? path
    return [table, parseTable(strFromU8(file), linkedInTables.get(table) ?? [])]
  })
  return { tables: new Map(tables), otherFiles }
}

/**
 * The rows of a table. Lines above its header are passed over; a header in another language is taken by the order of
 * its columns.
 */
function parseTable(text: string, columns: readonly string[]): Row[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' })
  const isColumn = (cell: string) => columns.includes(cell.trim())
  const found = data.findIndex((line) => line.some(isColumn) && line.filter(isColumn).length * 2 >= line.length)
  const at = found >= 0 ? found : data.findIndex((line) => line.length === columns.length)
  const header = found >= 0 ? (data[at] ?? []).map((cell) => cell.trim()) : columns
  return data.slice(at + 1).map((line) => Object.fromEntries(line.map((cell, index) => [header[index] ?? '', cell])))
}
