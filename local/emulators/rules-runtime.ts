import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Problem } from '../lib/problem.ts'
import { jar, manifest } from './jar.ts'

const run = promisify(execFile)
const source = join(import.meta.dirname, 'StorageRulesRuntime.java')

type Failure = { code?: string; stderr?: string }

/** A JDK's compiler, if there is no `javac` in the PATH. */
const compileWithoutCommand = async (args: string[]): Promise<void> => {
  try {
    await run('java', ['-m', 'jdk.compiler/com.sun.tools.javac.Main', ...args])
  } catch (error) {
    throw compileProblem(error as Failure)
  }
}

const compile = async (firestoreJar: string, outDir: string): Promise<void> => {
  const args = ['-proc:none', '-encoding', 'UTF-8', '--release', '17', '-cp', firestoreJar, '-d', outDir, source]
  try {
    await run('javac', args)
  } catch (error) {
    if ((error as Failure).code !== 'ENOENT') throw compileProblem(error as Failure)
    await compileWithoutCommand(args)
  }
}

const compileProblem = ({ stderr = '' }: Failure): Problem =>
  /jdk\.compiler.*not found|FindException/.test(stderr)
    ? new Problem(
        'The Storage rules runtime must be compiled once and this Java has no compiler: install a JDK 17 (Debian: apt install openjdk-17-jdk-headless), or get the official one with internet: npx firebase setup:emulators:storage',
      )
    : new Problem(`The Storage rules runtime does not compile against this Firestore emulator:\n${stderr}`)

const fingerprint = async (firestoreJar: string): Promise<string> => {
  const { size, mtimeMs } = await stat(firestoreJar)
  return createHash('sha256')
    .update(await readFile(source))
    .update(`${firestoreJar} ${size} ${mtimeMs}`)
    .digest('hex')
    .slice(0, 16)
}

/** Compiles StorageRulesRuntime.java against the rules engine in the Firestore emulator's jar; cached for each pair of versions. */
export const storageRulesJar = async (firestoreJar: string, cacheDir: string): Promise<string> => {
  const target = join(cacheDir, `storage-rules-${await fingerprint(firestoreJar)}.jar`)
  if (existsSync(target)) return target
  await mkdir(cacheDir, { recursive: true })
  const classes = await mkdtemp(join(cacheDir, 'classes-'))
  try {
    await compile(firestoreJar, classes)
    const files = await Promise.all(
      (await readdir(classes)).map(async (name) => ({ name, content: await readFile(join(classes, name)) })),
    )
    const text = manifest('StorageRulesRuntime', pathToFileURL(firestoreJar).href)
    const unfinished = join(classes, 'runtime.jar')
    await writeFile(unfinished, jar([{ name: 'META-INF/MANIFEST.MF', content: Buffer.from(text) }, ...files]))
    await rename(unfinished, target)
  } finally {
    await rm(classes, { recursive: true, force: true })
  }
  return target
}
