import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './lib/paths.ts'
import { Problem } from './lib/problem.ts'

/* The two lists of field types, which follow from the folders beside them. TypeScript needs them as files: a type follows from imports. */

const folder = join(root, 'common/fields/types')

interface FieldType {
  folder: string
  kind: string
  /** The name of its control; undefined for a type that holds fields. */
  control?: string
  type: string
}

async function read(name: string): Promise<FieldType> {
  const exported = (await import(pathToFileURL(join(folder, name, 'kind.ts')).href)) as Record<string, { type: string }>
  const [kind, value] = Object.entries(exported).find(([key]) => key.endsWith('Kind')) ?? []
  if (!kind || !value) throw new Problem(`${name}/kind.ts has to export a kind whose name ends in Kind`)
  const file = join(folder, name, 'control.tsx')
  if (!existsSync(file)) return { folder: name, kind, type: value.type }
  // As text: Node cannot load its JSX.
  const control = /export (?:const|function) (\w+Control)\b/.exec(await readFile(file, 'utf8'))?.[1]
  if (!control) throw new Problem(`${name}/control.tsx has to export a component whose name ends in Control`)
  return { folder: name, kind, control, type: value.type }
}

/** The lists as they should be: the text of each file under its path. */
export async function fieldTypeLists(): Promise<[path: string, text: string][]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const types = await Promise.all(names.toSorted().map(read))
  const kinds = types.map((type) => `export { ${type.kind} } from './${type.folder}/kind.ts'`)
  const controls = types
    .filter(({ control }) => control)
    .map(({ control, type, folder }) => {
      const name = /^\w+$/.test(type) ? type : `'${type}'`
      return `export { ${control} as ${name} } from './${folder}/control.tsx'`
    })
  return [
    [join(folder, 'index.ts'), list('Every type of field.', kinds)],
    [join(folder, 'controls.tsx'), list('The control of each type whose value is filled in as a whole.', controls)],
  ]
}

const list = (what: string, lines: string[]) =>
  `/** ${what} Written by \`npm run check\` from the folders here. */\n${lines.join('\n')}\n`

/** Brings the lists up to date. @returns the paths of those that changed */
export async function writeFieldTypeLists(): Promise<string[]> {
  const changed: string[] = []
  for (const [path, text] of await fieldTypeLists()) {
    if ((await readFile(path, 'utf8')) === text) continue
    await writeFile(path, text)
    changed.push(path)
  }
  return changed
}
