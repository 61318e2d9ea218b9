import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { descendantsIn, parseProcessTable, ProcessTree } from './processes.ts'

it('reads the process table', () => {
  expect(parseProcessTable('    1     0\n  42     1\n')).toEqual([
    { pid: 1, parent: 0 },
    { pid: 42, parent: 1 },
  ])
})

it('finds children of children', () => {
  const table = [
    { pid: 2, parent: 1 },
    { pid: 3, parent: 2 },
    { pid: 4, parent: 3 },
    { pid: 9, parent: 1 },
  ]
  expect(descendantsIn(table, 2)).toEqual([3, 4])
})

it('ends a grandchild that left the process group and ignores the polite signal', async () => {
  const grandchild = `process.on('SIGINT', () => {}); setInterval(() => {}, 1000); process.send(process.pid)`
  const child = `
    const grandchild = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], {
      detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    grandchild.on('message', (pid) => process.send(pid))`
  const parent = spawn(process.execPath, ['-e', child], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const [grandchildPid] = (await once(parent, 'message')) as [number]
  await new ProcessTree(parent.pid ?? 0).stop(300)
  expect(() => process.kill(grandchildPid, 0)).toThrow('ESRCH')
})
