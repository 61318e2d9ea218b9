import { expect, it, vi } from 'vitest'

vi.stubEnv('GCLOUD_PROJECT', 'demo-vitrine')

interface Endpoint {
  eventTrigger?: { retry: boolean }
  scheduleTrigger?: { schedule: string; retryConfig?: { retryCount?: number } }
}

const endpoints = Object.entries(
  (await import('./index.ts')) as unknown as Record<string, { __endpoint: Endpoint }>,
).map(([name, { __endpoint: endpoint }]) => ({ name, ...endpoint }))

it.each(endpoints.filter(({ eventTrigger }) => eventTrigger))(
  '$name is delivered again until it worked',
  ({ eventTrigger }) => {
    expect(eventTrigger?.retry).toBe(true)
  },
)

it.each(endpoints.filter(({ scheduleTrigger }) => scheduleTrigger))(
  '$name is tried again when it failed, or runs again within the hour',
  ({ scheduleTrigger }) => {
    const { schedule = '', retryConfig } = scheduleTrigger ?? {}
    const soon = /^every \d+ minutes$/.test(schedule)
    if (!soon) expect(retryConfig?.retryCount).toBeGreaterThan(0)
  },
)

it('these are all that nobody waits for', () => {
  expect(
    endpoints
      .filter(({ eventTrigger, scheduleTrigger }) => !eventTrigger && !scheduleTrigger)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['api', 'site', 'stripeWebhook'])
})
