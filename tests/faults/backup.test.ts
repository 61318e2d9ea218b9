import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { uploadKinds } from '@vitrine/common/uploads'
import { db } from '../../functions/lib/firebase.ts'
import { cacheDir } from '../../local/lib/paths.ts'
import { addressOf, host, portOffset, secondSuiteOffset } from '../../local/ports.ts'
import { bucketName, withAdmin, type Admin } from '../../local/seed/admin.ts'
import { exportFrom, functionSettings, startSuite, type Suite } from '../../local/suite.ts'
import { sessionOf } from '../support/accounts.ts'
import { adminAuth, adminBucket, adminFirestore, preparedUpload } from '../support/admin.ts'
import { startFunctions } from '../support/functions-process.ts'
import { addresses, ports, projectId } from '../support/env.ts'
import {
  act,
  createBuyer,
  deliver,
  heldEvents,
  holdEvents,
  openSession,
  premium,
  type Buyer,
} from '../support/payments.ts'
import { broken } from './histories/invariants.ts'
import type { Run } from './histories/asking.ts'
import { readPayment, readStored } from './histories/read-stored.ts'
import { afterwards, recordHistory } from './histories/run.ts'

/** Rehearses docs/operations.md: exports everything, restores it elsewhere and checks it. */

let run: Run
let folder: string
let restored: Suite
let leave: () => Promise<void> = () => Promise.resolve()
/** What a process needs to work with what was brought back. */
let elsewhere: Record<string, string>
/** Asked for a payment before the backup, and after it. */
let early: Buyer & { sessionId: string }
let late: Buyer & { sessionId: string }

const admin = (): Admin => ({ auth: adminAuth(), db: adminFirestore(), bucket: adminBucket() })

beforeAll(async () => {
  for (const [name, value] of Object.entries({
    ...functionSettings(ports),
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucketName }),
  }))
    vi.stubEnv(name, value)
  db()
  run = await recordHistory({ seed: Date.now() % 1_000_000, operations: 100, kills: 1 })
  await afterwards(run)
  await run.instances.stop()
  early = await buyerWithSession()
  for (const kind of uploadKinds) {
    await adminBucket()
      .file(`user-assets/${early.uid}/${early.portfolioId}/${kind}/1-portrait.png`)
      .save(Buffer.from(`One of ${kind}`), preparedUpload)
  }
  late = await createBuyer().then((buyer) => ({ ...buyer, sessionId: '' }))
  await holdEvents(late.uid)
})

afterAll(async () => {
  await leave()
  if (folder) await rm(folder, { recursive: true, force: true })
})

async function buyerWithSession() {
  const buyer = await createBuyer()
  await holdEvents(buyer.uid)
  return { ...buyer, sessionId: (await openSession(buyer)).sessionId }
}

type Documents = Map<string, unknown>

/** Every document of a database, whatever collection it is in. */
async function documentsAt(firestore: string): Promise<Documents> {
  const response = await fetch(`${firestore}/v1/projects/${projectId}/databases/(default)/documents:runQuery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  })
  const found = (await response.json()) as { document?: { name: string; fields?: unknown } }[]
  return new Map(found.flatMap(({ document }) => (document ? [[document.name, document.fields]] : [])))
}

async function filesOf({ bucket }: Admin): Promise<[string, string, unknown][]> {
  const [files] = await bucket.getFiles()
  const read = files.map(
    async (file): Promise<[string, string, unknown]> => [
      file.name,
      (await file.download())[0].toString('base64'),
      [file.metadata.contentType, file.metadata.metadata],
    ],
  )
  return (await Promise.all(read)).sort(([a], [b]) => (a < b ? -1 : 1))
}

const usersOf = async ({ auth }: Admin) =>
  (await auth.listUsers()).users.map(
    ({ uid, email, emailVerified, displayName, disabled, passwordHash, passwordSalt }) => ({
      uid,
      email,
      emailVerified,
      displayName,
      disabled,
      passwordHash,
      passwordSalt,
    }),
  )

it('an export imported into empty emulators restores the same data, and every invariant holds', {
  timeout: 300_000,
}, async () => {
  folder = await mkdtemp(join(cacheDir, 'backup-'))
  const backup = join(folder, 'data')
  let before: Documents
  // Triggers may still be writing; a backup is of one moment.
  do {
    before = await documentsAt(addresses.firestore)
    await exportFrom(addressOf(ports, 'hub'), folder, backup)
  } while (JSON.stringify([...before]) !== JSON.stringify([...(await documentsAt(addresses.firestore))]))
  // While it exports, the Storage emulator lets connections go that the client still counts on.
  const files = await vi.waitFor(() => filesOf(admin()), { timeout: 30_000, interval: 500 })
  const users = await usersOf(admin())

  restored = await startSuite({
    only: ['auth', 'firestore', 'storage'],
    importFrom: backup,
    offset: portOffset() + secondSuiteOffset,
    quiet: true,
  })
  leave = restored.stop
  elsewhere = {
    FIRESTORE_EMULATOR_HOST: `${host}:${restored.ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${restored.ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${restored.ports.storage}`,
    STORAGE_EMULATOR_HOST: restored.urls.storage,
  }
  const after = await documentsAt(restored.urls.firestore)
  expect(after.size).toBeGreaterThan(100)
  expect(after).toEqual(before)

  const site = await startFunctions({ settings: elsewhere })
  vi.stubEnv('STORAGE_EMULATOR_HOST', restored.urls.storage)
  await withAdmin(restored.ports, async (there) => {
    expect(await usersOf(there)).toEqual(users)
    expect(await filesOf(there)).toEqual(files)
    expect(broken(run.history.operations, await readStored(there, run.world, site.origin))).toEqual([])
  })
  await site.stop()
})

it('accounts can sign in with their password after a restore', async () => {
  const { uid, email, password } = early
  expect((await sessionOf({ email, password }, restored.urls.auth)).localId).toBe(uid)
  await expect(sessionOf({ email, password: 'another-Password-1' }, restored.urls.auth)).rejects.toThrow(
    'INVALID_LOGIN_CREDENTIALS',
  )
})

it('payments made after the backup are reconciled when the provider resends its events', {
  timeout: 120_000,
}, async () => {
  await act('pay', early.sessionId)
  late.sessionId = (await openSession(late)).sessionId
  await act('pay', late.sessionId)
  const webhook = await startFunctions({ settings: elsewhere })
  for (const { uid } of [early, late]) {
    for (const event of await heldEvents(uid)) expect(await deliver(event, { origin: webhook.origin })).toBe(200)
  }
  await webhook.stop()
  await withAdmin(restored.ports, async (there) => {
    const bought = await there.db.getAll(
      ...[early, late].map(({ uid }) => there.db.doc(`users/${uid}/purchases/${premium}`)),
    )
    // Of what was asked for after the backup nothing is known any more, so the money goes back.
    expect(bought.map(({ exists }) => exists)).toEqual([true, false])
  })
  const [kept, returned] = [...(await readPayment(early.sessionId)), ...(await readPayment(late.sessionId))]
  expect([kept?.refunded, returned?.refunded]).toEqual([0, returned?.paid])
})
