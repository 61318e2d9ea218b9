import { randomBytes } from 'node:crypto'
import { newProfile } from '@vitrine/common/profile'
import { adminFirestore } from './admin.ts'
import { addresses, projectId } from './env.ts'

/** An account of the Auth emulator, made without the UI. */
export interface TestAccount {
  uid: string
  email: string
  password: string
  token: string
}

interface Options {
  verified?: boolean
  /** Another project's account has a token that is valid there and nowhere else. */
  project?: string
  name?: string
}

let serial = 0

/** A new account with its profile document; verified unless said otherwise. */
export async function createAccount({
  verified = true,
  project = projectId,
  name = 'Test Person',
}: Options = {}): Promise<TestAccount> {
  const email = `person-${process.pid}-${Date.now()}-${serial++}-${randomBytes(3).toString('hex')}@example.com`
  const password = 'Correct-horse-1'
  const { localId } = await identity<{ localId: string }>(
    `projects/${project}/accounts`,
    { email, password, displayName: name, emailVerified: verified },
    true,
  )
  const { idToken } = await identity<{ idToken: string }>(
    'accounts:signInWithPassword',
    {
      email,
      password,
      returnSecureToken: true,
      ...(project !== projectId && { targetProjectId: project }),
    },
    project !== projectId,
  )
  if (project === projectId) {
    await adminFirestore().collection('users').doc(localId).set(newProfile({ email, name, verified }))
  }
  return { uid: localId, email, password, token: idToken }
}

/** Auth's response to a sign-in. */
export const sessionOf = ({ email, password }: Pick<TestAccount, 'email' | 'password'>, auth?: string) =>
  identity<{ localId: string; idToken: string; refreshToken: string; expiresIn: string }>(
    'accounts:signInWithPassword',
    { email, password, returnSecureToken: true },
    false,
    auth,
  )

/** A call to the emulator's Identity Toolkit API with owner rights. */
async function identity<T>(path: string, body: object, asOwner: boolean, auth = addresses.auth): Promise<T> {
  const url = `${auth}/identitytoolkit.googleapis.com/v1/${path}?key=any`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(asOwner && { Authorization: 'Bearer owner' }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** The same token with other claims; the emulator signs nothing, so nothing else about it changes. */
export function withClaims(token: string, claims: Record<string, unknown>): string {
  const [header, payload, signature = ''] = token.split('.')
  const decoded = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as Record<string, unknown>
  return [header, Buffer.from(JSON.stringify({ ...decoded, ...claims })).toString('base64url'), signature].join('.')
}

/** A token that was valid until an hour ago. */
export function expired(token: string): string {
  const now = Math.floor(Date.now() / 1000)
  return withClaims(token, { iat: now - 7200, auth_time: now - 7200, exp: now - 3600 })
}

/** Backdates an account's creation by some seconds. */
export async function makeOlder({ uid }: Pick<TestAccount, 'uid'>, seconds: number): Promise<void> {
  await identity(
    `projects/${projectId}/accounts:update`,
    { localId: uid, createdAt: String(Date.now() - seconds * 1000) },
    true,
  )
}

/** A valid token of somebody who signed in this many seconds ago. */
export async function signedInAgo(
  { uid, token }: Pick<TestAccount, 'uid' | 'token'>,
  seconds: number,
): Promise<string> {
  const moment = Math.floor(Date.now() / 1000) - seconds
  // The emulator rejects tokens older than this moment (by default, the account's creation).
  await identity(`projects/${projectId}/accounts:update`, { localId: uid, validSince: String(moment) }, true)
  return withClaims(token, { auth_time: moment })
}
