import type { Request } from 'firebase-functions/https'
import { authenticate } from '../http/authenticate.ts'

/** Whether the owner sent the request. The app's own marks keep an owner's browsers silent; this is for those that send a token. */
export async function isOwner(ownerId: string, request: Request): Promise<boolean> {
  const token = request.get('authorization')
  if (!token) return false
  const account = await authenticate(token).catch(() => null)
  return account?.uid === ownerId
}
