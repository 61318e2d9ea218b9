/*
 * Loaded into the emulators' process. The Storage emulator treats each chunk it reads from its rules runtime as one
 * response (firebase-tools, storage/rules/runtime.js). On a busy machine two responses arrive in one chunk; both are lost and
 * their requests wait for ever. The runtime writes one response a line, so chunks are split into lines here.
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
