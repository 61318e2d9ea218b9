import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFirestoreJar, jarCacheDir } from './find.ts'
import { storageRulesJar } from './rules-runtime.ts'

type Line = Record<string, unknown>

const rules = `
rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /own/{uid}/{file} {
      allow get: if request.auth.uid == uid;
      allow create: if request.resource.size < 10;
    }
    match /pro/{file} {
      allow get: if firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.plan == 'pro';
      allow create: if firestore.exists(/databases/(default)/documents/users/$(request.auth.uid));
    }
    match /both/{file} {
      allow get: if firestore.exists(/databases/(default)/documents/a/b)
        && firestore.get(/databases/(default)/documents/c/d).data.tags.hasAll(['x'])
        && firestore.get(/databases/(default)/documents/c/d).data.nested.count == 3;
    }
  }
}`

let runtime: ChildProcess
let lines: AsyncIterator<string>

const send = (line: Line): boolean | undefined => runtime.stdin?.write(`${JSON.stringify(line)}\n`)
const receive = async (): Promise<Line> => JSON.parse((await lines.next()).value as string) as Line
const ask = (line: Line): Promise<Line> => {
  send(line)
  return receive()
}

const uid = (name: string): Line => ({ auth: { map_value: { fields: { uid: { string_value: name } } } } })
const request = (fields: Line): Line => ({ request: { map_value: { fields } } })
const verify = (id: number, method: string, path: string, fields: Line): Line => ({
  id,
  action: 'verify',
  context: {
    rulesetName: 'test',
    service: 'firebase.storage',
    path: `/b/bucket/o/${path}`,
    method,
    variables: request(fields),
  },
})
const load = (id: number, rulesetName: string, content: string): Line => ({
  id,
  action: 'load_ruleset',
  context: { rulesetName, source: { files: [{ name: 'storage.rules', content }] } },
})
const document = (id: number, fields: Line): Line => ({
  id,
  status: 'ok',
  warnings: [],
  errors: [],
  result: { name: 'projects/demo/databases/(default)/documents/users/ada', fields },
})

beforeAll(async () => {
  const { path } = await findFirestoreJar()
  runtime = spawn('java', ['-jar', await storageRulesJar(path, jarCacheDir), 'serve'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  if (!runtime.stdout) throw new Error('No output to read')
  lines = createInterface(runtime.stdout)[Symbol.asyncIterator]()
  expect(await receive()).toMatchObject({ id: -1, status: 'ok' })
  expect(await ask(load(0, 'test', rules))).toMatchObject({
    id: 0,
    errors: [],
    warnings: [],
    result: { rulesVersion: 2 },
  })
}, 60_000)

afterAll(() => runtime.kill())

it('permits and denies according to the rules', async () => {
  expect(await ask(verify(1, 'get', 'own/ada/x', uid('ada')))).toMatchObject({ id: 1, result: { permit: true } })
  expect(await ask(verify(2, 'get', 'own/ada/x', uid('eve')))).toMatchObject({ id: 2, result: { permit: false } })
  expect(await ask(verify(3, 'get', 'elsewhere', uid('ada')))).toMatchObject({ id: 3, result: { permit: false } })
})

it('denies a rule that cannot be evaluated, and reports where', async () => {
  const answer = await ask(verify(4, 'create', 'own/ada/x', { resource: { null_value: null } }))
  expect(answer).toMatchObject({ errors: [], result: { permit: false } })
  expect(answer.warnings).toEqual([expect.stringMatching(/^Denied: .*storage\.rules line \[7\]/)])
})

it('requests the document of firestore.get', async () => {
  const path = '/databases/(default)/documents/users/ada'
  expect(await ask(verify(5, 'get', 'pro/x', uid('ada')))).toEqual({
    server_request_id: 5,
    status: 'ok',
    action: 'fetch_firestore_document',
    context: { path },
  })
  expect(await ask(document(5, { plan: { stringValue: 'pro' } }))).toMatchObject({ id: 5, result: { permit: true } })

  expect(await ask(verify(6, 'get', 'pro/x', uid('ada')))).toMatchObject({ context: { path } })
  expect(await ask(document(6, { plan: { stringValue: 'free' } }))).toMatchObject({ id: 6, result: { permit: false } })

  expect(await ask(verify(7, 'get', 'pro/x', uid('ada')))).toMatchObject({ context: { path } })
  expect(await ask({ id: 7, status: 'not_found', warnings: [], errors: [] })).toMatchObject({
    id: 7,
    result: { permit: false },
  })
})

it('requests whether the document of firestore.exists exists', async () => {
  await ask(verify(8, 'create', 'pro/x', uid('ada')))
  expect(await ask(document(8, {}))).toMatchObject({ id: 8, result: { permit: true } })
  await ask(verify(9, 'create', 'pro/x', uid('ada')))
  expect(await ask({ id: 9, status: 'not_found', warnings: [], errors: [] })).toMatchObject({
    id: 9,
    result: { permit: false },
  })
})

it('reads lists, maps and numbers of several documents in one rule', async () => {
  const fields = {
    tags: { arrayValue: { values: [{ stringValue: 'x' }, { stringValue: 'y' }] } },
    nested: { mapValue: { fields: { count: { integerValue: '3' } } } },
  }
  let line = await ask(verify(10, 'get', 'both/x', uid('ada')))
  const asked: unknown[] = []
  while (line.action === 'fetch_firestore_document') {
    asked.push((line.context as { path: string }).path)
    line = await ask(document(10, fields))
  }
  expect(new Set(asked)).toEqual(new Set(['/databases/(default)/documents/a/b', '/databases/(default)/documents/c/d']))
  expect(line).toMatchObject({ id: 10, result: { permit: true } })
})

it('answers other requests while it waits for a document', async () => {
  expect(await ask(verify(11, 'create', 'pro/x', uid('ada')))).toMatchObject({ server_request_id: 11 })
  send(verify(12, 'get', 'own/ada/x', uid('ada')))
  expect(await ask(document(11, {}))).toMatchObject({ id: 11, result: { permit: true } })
  expect(await receive()).toMatchObject({ id: 12, result: { permit: true } })
})

it('reports where rules do not compile', async () => {
  const answer = await ask(load(13, 'broken', "rules_version = '2';\nservice firebase.storage { oops }"))
  expect(answer).toMatchObject({ id: 13, result: {} })
  expect(answer.errors).toContainEqual(expect.stringMatching(/^storage\.rules:2:\d+ - /))
})

it('answers an unknown request with an error', async () => {
  expect(await ask({ id: 14, action: 'dance' })).toMatchObject({ id: 14, errors: ['Unknown action: dance'] })
  const unknownRuleset = { ...verify(15, 'get', 'x', {}), context: { rulesetName: 'none' } }
  expect(await ask(unknownRuleset)).toMatchObject({ id: 15, errors: ['No such ruleset: none'] })
})
