import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { linkedInTables, type Row, type Tables } from '@vitrine/common/portfolio/exchange/linkedin'

/** No table about a person is larger; what says so of itself is not unpacked. */
const TABLE_MAX_BYTES = 5 * 1024 * 1024

const known = new Map(linkedInTables.map((name) => [name.toLowerCase(), name]))

/** The name of a table, from the path of its file; archives of other languages and letters in other cases occur. */
function tableAt(path: string): string | undefined {
  const name = /([^/\\]+)\.csv$/i.exec(path)?.[1]
  return name === undefined ? undefined : known.get(name.toLowerCase())
}

/** The tables of LinkedIn's data archive that say something about the person. @throws when the bytes are no ZIP */
export function readLinkedInArchive(bytes: Uint8Array): Tables {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => tableAt(name) !== undefined && originalSize <= TABLE_MAX_BYTES,
  })
  return new Map(Object.entries(files).map(([path, file]) => [tableAt(path) ?? path, parseTable(strFromU8(file))]))
}

export function parseTable(text: string): Row[] {
  const { data } = Papa.parse<Row>(text.replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (header) => header.trim(),
  })
  return data
}
