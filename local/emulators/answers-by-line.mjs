/*
 * Loaded into the emulators' process. The Storage emulator takes whatever it reads at once from its rules runtime for one
 * answer (firebase-tools, storage/rules/runtime.js). Two that arrive together, as they do on a busy machine, are both
 * lost, and the requests that they belong to wait for ever. The runtime writes one answer a line: so they are handed on.
 */
import childProcess from 'node:child_process'
import process from 'node:process'

const runtime = process.env.STORAGE_EMULATOR_BINARY_PATH
const { spawn } = childProcess

childProcess.spawn = (...call) => {
  const child = spawn(...call)
  if (runtime && Array.isArray(call[1]) && call[1].includes(runtime) && child.stdout) handOnByLine(child.stdout)
  return child
}

function handOnByLine(stdout) {
  const on = stdout.on.bind(stdout)
  stdout.on = (event, listener) => {
    if (event !== 'data') return on(event, listener)
    let unfinished = ''
    stdout.setEncoding('utf8')
    return on('data', (text) => {
      const lines = (unfinished + text).split('\n')
      unfinished = lines.pop() ?? ''
      for (const line of lines) listener(line)
    })
  }
}
