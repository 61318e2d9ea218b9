import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import type { FontFace } from './definition.ts'
import { charactersIn } from './unicode-range.ts'

/** A file of a font package. */
export interface SubsetFile {
  subset: string
  data: Buffer
  characters: string[]
}

const require = createRequire(import.meta.url)

/** The files of a face, one a subset: what the package says is in each, as far as the file really has it. */
export async function subsetFilesOf({ package: name, file }: FontFace): Promise<SubsetFile[]> {
  const declared = JSON.parse(await readFile(require.resolve(`${name}/unicode.json`), 'utf8')) as Record<string, string>
  const files: SubsetFile[] = []
  for (const [subset, range] of Object.entries(declared)) {
    const path = require.resolve(`${name}/files/${file.replace('*', subset)}`)
    if (!existsSync(path)) continue
    const data = await readFile(path)
    const font = create(data)
    if (!('characterSet' in font)) throw new Error(`${path} is no font`)
    const existing = new Set(font.characterSet.map((code) => String.fromCodePoint(code)))
    files.push({ subset, data, characters: [...charactersIn(range)].filter((character) => existing.has(character)) })
  }
  return files
}
