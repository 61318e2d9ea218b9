import * as z from 'zod/mini'
import { isTimeZone, LOCAL_TIME, scheduledActions } from '../schedule.ts'
import { endpoint } from './endpoint.ts'
import { documentId, moment, noBody, nothing } from './shapes.ts'

const action = z.enum(scheduledActions)
const localTime = z.string().check(z.regex(LOCAL_TIME))

/** What is left to a time: publishing what the draft is then, or unpublishing. */
const schedule = z.object({
  action,
  at: moment,
  /** What the clocks of `zone` show then. */
  local: localTime,
  /** By its IANA name, as the owner chose it. */
  zone: z.string(),
  /** Why it could not be done, when the time had come; null while it has not. */
  problem: z.nullable(z.string()),
})
export type Schedule = z.infer<typeof schedule>

const params = z.object({ id: documentId })
const actionParams = z.object({ id: documentId, action })
const sampleParams = { id: 'sample-portfolio', action: 'publish' } as const

export const listSchedules = endpoint({
  method: 'GET',
  path: '/api/portfolios/:id/schedules',
  access: 'owner',
  summary: 'When the portfolio is to be published or unpublished, and what could not be done when the time had come.',
  params,
  query: nothing,
  body: noBody,
  output: z.object({ schedules: z.array(schedule) }),
  errors: [],
  sample: { params: { id: 'sample-portfolio' }, query: {}, body: undefined },
})

export const setSchedule = endpoint({
  method: 'PUT',
  path: '/api/portfolios/:id/schedules/:action',
  access: 'owner',
  liveSession: true,
  summary:
    'Publishes (what the draft is then) or unpublishes at a time, within a minute of it. Replaces an earlier time for the same action. Publishing has to be possible now, and is judged again then.',
  params: actionParams,
  query: nothing,
  body: z.strictObject({
    local: localTime,
    zone: z.string().check(z.maxLength(100), z.refine(isTimeZone, 'Not a time zone')),
  }),
  output: schedule,
  errors: ['unverified', 'payment-required', 'username-required', 'invalid-content'],
  sample: { params: sampleParams, query: {}, body: { local: '2030-01-07T09:00', zone: 'Europe/Vienna' } },
})

export const cancelSchedule = endpoint({
  method: 'DELETE',
  path: '/api/portfolios/:id/schedules/:action',
  access: 'owner',
  summary: 'Takes back what was left to a time, up to that time; or dismisses the note that it could not be done.',
  params: actionParams,
  query: nothing,
  body: noBody,
  output: z.object({ deleted: z.literal(true) }),
  errors: [],
  sample: { params: sampleParams, query: {}, body: undefined },
})
