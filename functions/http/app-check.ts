import type { EndpointName } from '@vitrine/common/api/index'
import { errorMessages } from '@vitrine/common/api/errors'
import { enforcesAppCheck } from '../lib/env.ts'
import { ApiError } from './api-error.ts'

/** Called by public pages, which carry no SDK: their limits hold for everybody. */
const fromPages: ReadonlySet<EndpointName> = new Set(['recordView', 'recordClick', 'sendMessage', 'subscribe'])

/**
 * Where App Check is enforced, lets only calls pass that come from our own client.
 * @throws ApiError unknown-client
 */
export async function requireApp(name: EndpointName, token: string | undefined): Promise<void> {
  if (!enforcesAppCheck() || fromPages.has(name)) return
  const refusal = new ApiError('unknown-client', errorMessages.unknownClient)
  if (!token) throw refusal
  const { getAppCheck } = await import('firebase-admin/app-check')
  try {
    await getAppCheck().verifyToken(token)
  } catch (error) {
    if (isVerdict(error)) throw refusal
    throw error
  }
}

/** Whether the token was judged, rather than the keys could not be fetched. */
const isVerdict = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  /^app-check\/(invalid-argument|app-check-token-expired)$/.test(String(error.code))
