import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newProfile } from '@vitrine/common/profile'
import { request } from '../../lib/api.ts'
import { useAuth } from './context.ts'
import { mergeProfile } from './merge-profile.ts'
import { loadSettings, SETTINGS_THROTTLE_MS } from './settings.ts'

vi.mock('../../lib/api.ts', () => ({ request: vi.fn() }))

describe('mergeProfile', () => {
  const profile = newProfile({ email: 'ada@example.com', name: 'Ada', verified: false })

  it('keeps the very same profile when nothing changed', () => {
    expect(mergeProfile(profile, { name: 'Ada', verified: false })).toBe(profile)
  })

  it('takes over what changed and what is new', () => {
    expect(mergeProfile(profile, { verified: true, credits: 10 })).toEqual({ ...profile, verified: true, credits: 10 })
  })

  it('starts from nothing', () => {
    expect(mergeProfile(null, profile)).toEqual(profile)
  })
})

describe('loadSettings', () => {
  const settings = { subscription_level: 'free', subscription_status: 'none', credits: 10, onboardingCompleted: false }
  const call = vi.mocked(request)
  const user = (uid: string) => ({ uid, getIdToken: () => Promise.resolve(`token of ${uid}`) })

  beforeEach(() => {
    call.mockReset().mockResolvedValue(settings)
  })

  it('asks once in the throttle’s time and again after it', async () => {
    expect(SETTINGS_THROTTLE_MS).toBe(30_000)
    await loadSettings(user('a'), 0)
    expect(await loadSettings(user('a'), SETTINGS_THROTTLE_MS - 1)).toEqual(settings)
    expect(call).toHaveBeenCalledTimes(1)
    await loadSettings(user('a'), SETTINGS_THROTTLE_MS)
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('shares the call that is under way', async () => {
    const answers = [loadSettings(user('b'), 0), loadSettings(user('b'), 0)]
    expect(await Promise.all(answers)).toEqual([settings, settings])
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('counts for each account alone, and asks with its token', async () => {
    await loadSettings(user('c'), 0)
    await loadSettings(user('d'), 0)
    await loadSettings(user('c'), 0)
    expect(call.mock.calls.map(([, input]) => input)).toEqual([{ token: 'token of c' }, { token: 'token of d' }])
  })

  it('only logs a failure', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    call.mockRejectedValue(new Error('down'))
    expect(await loadSettings(user('e'), 0)).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
  })
})

it('says where useAuth belongs', () => {
  const Outside = () => {
    useAuth()
    return null
  }
  expect(() => renderToString(createElement(Outside))).toThrow('useAuth must be used within an AuthProvider')
})
