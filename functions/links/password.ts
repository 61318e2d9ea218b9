import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { StoredPassword } from '../lib/documents/private-link.ts'

interface Parameters {
  N: number
  r: number
  p: number
  maxmem: number
}
const derive = promisify<string, Buffer, number, Parameters, Buffer>(scrypt)

/**
 * One of the choices of OWASP's Password Storage Cheat Sheet for scrypt, all of which cost an attacker the same: this one takes
 * 32 MiB, so that an instance has room for several at once. Node computes four at a time.
 */
const present = { cost: 2 ** 15, blockSize: 8, parallelization: 3 }
const HASH_BYTES = 32

/** The same letters typed on another keyboard are the same password. */
const normal = (password: string) => password.normalize('NFKC')

const hashOf = (
  password: string,
  salt: string,
  { cost, blockSize, parallelization }: Pick<StoredPassword, 'cost' | 'blockSize' | 'parallelization'>,
): Promise<Buffer> =>
  derive(normal(password), Buffer.from(salt, 'base64url'), HASH_BYTES, {
    N: cost,
    r: blockSize,
    p: parallelization,
    maxmem: 256 * cost * blockSize,
  })

export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(16).toString('base64url')
  return { ...present, salt, hash: (await hashOf(password, salt, present)).toString('base64url') }
}

export async function isPassword(password: string, stored: StoredPassword): Promise<boolean> {
  return timingSafeEqual(await hashOf(password, stored.salt, stored), Buffer.from(stored.hash, 'base64url'))
}
