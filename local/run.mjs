// Entry of the npm scripts. Plain JavaScript without dependencies: it runs on any Node from 20 on, before
// node_modules exists, and hands over to the Node 22 in the dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')
const verbs = [
  'start',
  'dev',
  'check',
  'test',
  'bench',
  'seed',
  'thumbnails',
  'reference',
  'listings',
  'migrate',
  'build-local',
]
const windows = process.platform === 'win32'

const fail = (message) => {
  console.error(`✖ ${message}`)
  process.exit(1)
}

const requireNode = () => {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Vitrine needs Node 20 or later, this is ${process.versions.node}. Get it from https://nodejs.org`)
  }
}

const lockFile = join(root, 'package-lock.json')
const stampFile = join(root, 'node_modules', '.vitrine-lock')

const modified = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Installed by us from this lock file, or by the developer since it last changed. */
const isInstalled = (lock) => {
  if (!existsSync(join(bin, windows ? 'node.cmd' : 'node'))) return false
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  return stamp === lock || modified(join(root, 'node_modules', '.package-lock.json')) >= modified(lockFile)
}

const installDependencies = () => {
  const lock = readFileSync(lockFile, 'utf8')
  if (isInstalled(lock)) return
  console.log('Installing dependencies (npm ci), about a minute …')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  })
  if (npm.status !== 0)
    fail('npm ci failed; its message is above. Check the connection to the npm registry and try again.')
  writeFileSync(stampFile, lock)
}

const requireJava = () => {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const found = /version "(?:1\.)?(\d+)/.exec(java.stderr ?? '')?.[1]
  if (Number(found ?? 0) >= 17) return
  const now = found ? `Java ${found} is too old` : 'Java is missing'
  fail(
    `${now}: the Firebase emulators need Java 17 or later. Install it (Debian: apt install openjdk-17-jdk-headless, macOS: brew install openjdk@17) and try again.`,
  )
}

const usesEmulators = ['start', 'dev', 'test', 'bench', 'seed']

/** The test stages that need no Java. */
const withoutJava = ['lint', 'types', 'pages']

const needsJava = (verb, args) =>
  usesEmulators.includes(verb) &&
  (verb !== 'test' || args.length === 0 || !args.every((arg) => withoutJava.includes(arg)))

/** npm runs scripts in a shell; a signal to npm ends the shell but does not reach its child. */
const endWithParent = (end) => {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), 500).unref()
}

const run = (verb, args) => {
  const child = spawn(
    join(bin, 'node'),
    ['--disable-warning=ExperimentalWarning', join(root, 'local', `${verb}.ts`), ...args],
    {
      cwd: root,
      // The channel closes when this process is killed; the verb then stops.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      shell: windows,
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
        // Child processes share compiled code.
        NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      },
    },
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) endWithParent(() => child.kill('SIGTERM'))
  child.on('error', (error) =>
    fail(`Could not start Node 22 from node_modules: ${error.message}. Run npm ci and try again.`),
  )
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

const [verb = '', ...args] = process.argv.slice(2)
if (!verbs.includes(verb)) fail(`Say what to do: node local/run.mjs ${verbs.join('|')}`)
requireNode()
installDependencies()
if (needsJava(verb, args)) requireJava()
run(verb, args)
