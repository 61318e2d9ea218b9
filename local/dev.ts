import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildAll, buildFunctions, functionsSources } from './build.ts'
import { binPath, root } from './lib/paths.ts'
import { messageOf } from './lib/problem.ts'
import { ProcessTree } from './lib/processes.ts'
import { onEnd, runVerb } from './lib/verb.ts'
import { addressOf, host } from './ports.ts'
import { parseOptions, requireSessionPorts, startSession, untilEmulatorsEnd, welcome } from './session.ts'

/** Editors write a file in several steps, so rebuilds are debounced. */
const quietMs = 200

/** Rebuilds the functions after changes, one build at a time; the Functions emulator reloads them. */
const rebuildFunctionsOnChange = (): void => {
  let timer: NodeJS.Timeout | undefined
  let building = Promise.resolve()
  const rebuild = (): void => {
    building = building.then(buildFunctions).catch((error: unknown) => console.error(`✖ ${messageOf(error)}`))
  }
  for (const dir of functionsSources) {
    const watcher = watch(join(root, dir), { recursive: true }, (_event, file) => {
      if (!file || /(^|[\\/])(dist|node_modules)([\\/]|$)/.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(rebuild, quietMs)
    })
    onEnd(() => watcher.close())
  }
}

/** The Vite dev server; web/vite.config.ts reads VITRINE_PORT_OFFSET to find the emulators it forwards to. */
const startVite = (port: number): void => {
  const vite = spawn(
    binPath('vite'),
    ['--mode', 'emulator', '--host', host, '--port', String(port), '--strictPort', '--clearScreen', 'false'],
    {
      cwd: join(root, 'web'),
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    },
  )
  vite.once('spawn', () => {
    const tree = new ProcessTree(vite.pid ?? 0)
    onEnd(() => tree.stop(3000))
  })
  vite.once('error', (error) => console.error(`✖ The Vite dev server did not start: ${error.message}`))
}

await runVerb(async (args) => {
  const options = parseOptions(args)
  await requireSessionPorts(['vite'])
  await buildAll()
  const session = await startSession(options)
  rebuildFunctionsOnChange()
  startVite(session.suite.ports.vite)
  console.log(welcome(addressOf(session.suite.ports, 'vite'), session))
  return untilEmulatorsEnd(session)
})
