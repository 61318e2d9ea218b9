import type { Rollup } from 'vite'

/** The address of the script that an input of the build became. @param input how its path ends */
export function entryFile(bundle: Rollup.OutputBundle, input: string): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(input))
  if (!entry) throw new Error(`The build has no script of ${input}`)
  return `/${entry.fileName}`
}
