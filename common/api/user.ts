import * as z from 'zod/mini'
import { planIds, subscriptionStatuses } from '../plans.ts'
import { endpoint } from './endpoint.ts'
import { documentId, noBody, nothing } from './shapes.ts'

export const initializeUser = endpoint({
  method: 'POST',
  path: '/v1/user/initialize',
  access: 'account',
  summary: 'Prepares a new account. Idempotent.',
  params: nothing,
  query: nothing,
  body: z.strictObject({ userId: documentId }),
  output: z.object({ initialized: z.literal(true) }),
  errors: ['forbidden'],
  sample: { params: {}, query: {}, body: { userId: 'sample-account' } },
})

export const getSettings = endpoint({
  method: 'GET',
  path: '/v1/user/me/settings',
  access: 'account',
  summary: 'Server-side facts about the account, to be merged into the profile.',
  params: nothing,
  query: nothing,
  body: noBody,
  output: z.object({
    subscription_level: z.enum(planIds),
    subscription_status: z.enum(subscriptionStatuses),
    credits: z.int(),
    onboardingCompleted: z.boolean(),
  }),
  errors: [],
  sample: { params: {}, query: {}, body: undefined },
})

/** It has no input: the address is the one in the signed token. */
export const syncEmail = endpoint({
  method: 'POST',
  path: '/v1/user/me/email',
  access: 'account',
  liveSession: true,
  summary: 'Copies the verified address of the token to the profile and the payment provider. Idempotent.',
  params: nothing,
  query: nothing,
  body: noBody,
  output: z.object({ email: z.string() }),
  errors: ['unverified', 'rate-limited', 'payment-unavailable'],
  sample: { params: {}, query: {}, body: undefined },
})

/** The account of the two calls below. They have no token, so the server looks it up and trusts nothing else. */
const newAccount = z.strictObject({ userId: documentId, userEmail: z.string().check(z.maxLength(320)) })
const accepted = z.object({ accepted: z.literal(true) })

export const provisionInitialCredits = endpoint({
  method: 'POST',
  path: '/api/provision-initial-credits',
  access: 'public',
  summary:
    'Grants a new account its first credits, once. Always answers the same, even for accounts that do not exist.',
  params: nothing,
  query: nothing,
  body: newAccount,
  output: accepted,
  errors: [],
  sample: { params: {}, query: {}, body: { userId: 'sample-account', userEmail: 'sample@example.com' } },
})

export const sendWelcomeEmail = endpoint({
  method: 'POST',
  path: '/api/send-welcome-email',
  access: 'public',
  summary: 'Sends a new account its welcome mail, once. Always answers the same, even for accounts that do not exist.',
  params: nothing,
  query: nothing,
  body: z.extend(newAccount, { displayName: z.string().check(z.maxLength(1000)) }),
  output: accepted,
  errors: [],
  sample: {
    params: {},
    query: {},
    body: { userId: 'sample-account', userEmail: 'sample@example.com', displayName: 'Sample Person' },
  },
})
