import * as z from 'zod/mini'
import { planIds, subscriptionStatuses } from '../plans.ts'
import { endpoint } from './endpoint.ts'
import { documentId, noBody, nothing } from './shapes.ts'

export const initializeUser = endpoint({
  method: 'POST',
  path: '/v1/user/initialize',
  access: 'account',
  summary: 'Prepares a new account. Acts once; later calls answer the same.',
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
  summary: 'What the server knows about the account, to be merged into the profile.',
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
