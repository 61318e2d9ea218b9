import { execFileSync, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { onEnd } from './verb.ts'

type ProcessRow = { pid: number; parent: number }

/** Rows of `ps -A -o pid=,ppid=`. */
export const parseProcessTable = (output: string): ProcessRow[] =>
  output
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (pid && parent !== undefined ? [{ pid, parent }] : []))

export const descendantsIn = (table: ProcessRow[], pid: number): number[] => {
  const children = table.filter((row) => row.parent === pid).map((row) => row.pid)
  return children.flatMap((child) => [child, ...descendantsIn(table, child)])
}

const descendantsOf = (pid: number): number[] =>
  descendantsIn(parseProcessTable(execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })), pid)

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself in the meantime.
  }
}

const waitUntilGone = async (pids: number[], timeoutMs: number): Promise<number[]> => {
  const deadline = Date.now() + timeoutMs
  let left = pids.filter(isAlive)
  while (left.length > 0 && Date.now() < deadline) {
    await delay(100)
    left = left.filter(isAlive)
  }
  return left
}

/**
 * A process and all that it starts. The emulator command puts Java into a process group of its own, so a group
 * signal is not enough: descendants are remembered while their parents still live.
 */
export class ProcessTree {
  readonly #pid: number
  readonly #seen = new Set<number>()

  constructor(pid: number) {
    this.#pid = pid
    this.refresh()
  }

  refresh(): void {
    this.#seen.add(this.#pid)
    for (const pid of [...this.#seen].flatMap(descendantsOf)) this.#seen.add(pid)
  }

  /** Asks the root process to end in order, then ends whatever is left. */
  async stop(graceMs: number): Promise<void> {
    this.refresh()
    send(this.#pid, 'SIGINT')
    for (const pid of await waitUntilGone([...this.#seen], graceMs)) send(pid, 'SIGKILL')
    await waitUntilGone([...this.#seen], 2000)
  }
}

export type Run = { code: number; output: string }

type RunOptions = {
  cwd: string
  env?: NodeJS.ProcessEnv
  /** Whether the developer sees the output as it comes; otherwise it is collected. */
  show?: boolean
}

/** Runs a command to its end; it is stopped with everything it started when this process has to end. */
export const run = (file: string, args: string[], { cwd, env = process.env, show = false }: RunOptions): Promise<Run> =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      env,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    const output: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
    child.once('error', reject)
    child.once('spawn', () => {
      const tree = new ProcessTree(child.pid ?? 0)
      const forget = onEnd(() => tree.stop(2000))
      child.once('close', (code) => {
        forget()
        resolve({ code: code ?? 1, output: Buffer.concat(output).toString() })
      })
    })
  })
