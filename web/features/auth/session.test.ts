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

  beforeEach(() => {
    call.mockReset().mockResolvedValue(settings)
  })

  it('asks once in the throttle’s time, again after it, and for another account at once', async () => {
    const answers = [loadSettings('a', 0), loadSettings('a', SETTINGS_THROTTLE_MS - 1)]
    expect(await Promise.all(answers)).toEqual([settings, settings])
    expect(call).toHaveBeenCalledTimes(1)
    await loadSettings('a', SETTINGS_THROTTLE_MS)
    expect(call).toHaveBeenCalledTimes(2)
    await loadSettings('b', SETTINGS_THROTTLE_MS)
    expect(call).toHaveBeenCalledTimes(3)
  })

  it('only logs a failure', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    call.mockRejectedValue(new Error('down'))
    expect(await loadSettings('c', 0)).toBeNull()
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
