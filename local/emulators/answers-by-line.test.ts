import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const preload = pathToFileURL(join(import.meta.dirname, 'answers-by-line.mjs')).href

/** What a reader receives when a process writes two and a half responses at once. */
async function handedOn(runtime: string): Promise<string[]> {
  const writer = `process.stdout.write('{"id":1}\\n{"id":2}\\n{"id'); setTimeout(() => process.stdout.write('":3}\\n'), 100)`
  const reader = `
    const chunks = []
    const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(writer)}, 'rules.jar'])
    child.stdout.on('data', (chunk) => chunks.push(chunk.toString('utf-8')))
    child.on('close', () => console.log(JSON.stringify(chunks)))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', preload, '-e', reader], {
    env: { ...process.env, STORAGE_EMULATOR_BINARY_PATH: runtime },
  })
  return JSON.parse(stdout) as string[]
}

it('reads responses of the rules runtime one by one', async () => {
  expect(await handedOn('rules.jar')).toEqual(['{"id":1}', '{"id":2}', '{"id":3}'])
})

it('does not change the output of other processes', async () => {
  expect((await handedOn('another.jar')).join('')).toBe('{"id":1}\n{"id":2}\n{"id":3}\n')
})
