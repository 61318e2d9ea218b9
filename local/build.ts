import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { binPath, cacheDir, root } from './lib/paths.ts'
import { Problem } from './lib/problem.ts'
import { run } from './lib/processes.ts'

type Build = {
  name: string
  room: string
  output: string
  command: [string, ...string[]]
  /** What another build made for it. */
  made?: string
}

/** Scripts and fonts of public pages, which the other builds include. */
const templatesBuild: Build = {
  name: 'templates',
  room: 'templates',
  output: 'templates/dist/manifest.json',
  command: [process.execPath, 'build.ts'],
}

const functionsBuild: Build = {
  name: 'functions',
  room: 'functions',
  output: 'functions/dist/index.js',
  command: [process.execPath, 'build.ts'],
  made: 'web/renderer/dist/store-renderer.js',
}

const webBuild: Build = {
  name: 'web app',
  room: 'web',
  output: 'web/dist/index.html',
  command: [binPath('vite'), 'build', '--mode', 'emulator', '--logLevel', 'warn'],
}

const skipped = new Set(['node_modules', 'dist', '.vite'])

const sourceFiles = async (dir: string): Promise<string[]> => {
  const entries = await readdir(join(root, dir), { withFileTypes: true })
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const path = `${dir}/${entry.name}`
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourceFiles(path)
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
    }),
  )
  return nested.flat()
}

const hashOf = async (build: Build): Promise<string> => {
  const folders = await Promise.all([...new Set(['common', 'templates', build.room])].map(sourceFiles))
  const hash = createHash('sha256').update(JSON.stringify(build.command))
  const others = ['firebase.json', 'package-lock.json', 'tsconfig.base.json', ...(build.made ? [build.made] : [])]
  for (const path of [...folders.flat().sort(), ...others]) {
    hash.update(`\0${path}\0`).update(await readFile(join(root, path)))
  }
  return hash.digest('hex')
}

const execute = async ({ name, room, command: [file, ...args] }: Build): Promise<void> => {
  const { code, output } = await run(file, args, { cwd: join(root, room) })
  if (code !== 0) throw new Problem(`Building the ${name} failed:\n${output.trim()}`)
}

const buildIfChanged = async (build: Build): Promise<void> => {
  const stamp = join(cacheDir, `build-${build.room}`)
  const hash = await hashOf(build)
  const unchanged =
    existsSync(join(root, build.output)) && existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash
  if (unchanged) return
  const begin = Date.now()
  console.log(`Building the ${build.name} …`)
  await execute(build)
  await mkdir(cacheDir, { recursive: true })
  await writeFile(stamp, hash)
  console.log(`Built the ${build.name} in ${((Date.now() - begin) / 1000).toFixed(1)} s`)
}

export const buildFunctions = async (): Promise<void> => {
  await buildIfChanged(templatesBuild)
  await buildIfChanged(functionsBuild)
}

/** Builds what the emulators serve; skips what has not changed since the last build. */
export const buildAll = async (): Promise<void> => {
  await buildIfChanged(templatesBuild)
  await buildIfChanged(webBuild)
  await buildIfChanged(functionsBuild)
}

/** Folders whose changes require a rebuild of the functions. */
export const functionsSources = ['common', 'templates', 'functions']
