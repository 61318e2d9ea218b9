import { describe, expect, it } from 'vitest'
import {
  answersVisitors,
  isWorthAMail,
  nextCheck,
  nextHealth,
  nextLook,
  obstacleOf,
  releaseTime,
  stateOf,
  stepsOf,
  type Health,
  type Sighting,
} from './health.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const fresh: Health = {
  hosting: 'setup',
  hasServed: false,
  brokenSince: null,
  proofMissingSince: null,
  unreachableSince: null,
}
const serving: Health = { ...fresh, hosting: 'active', hasServed: true }

const look = (hosted: Sighting['hosted'], proved: boolean | null = true, at = DAY): Sighting => ({ at, proved, hosted })

const steps: readonly Health['hosting'][] = ['setup', 'pointing', 'conflict', 'certificate', 'active']

describe('a domain that has never served', () => {
  it.each([
    [look('unknown'), 'proof-found', 'setup'],
    [look('absent'), 'proof-found', 'setup'],
    [look('pointing'), 'not-pointing', 'pointing'],
    [look('conflict'), 'not-pointing', 'conflict'],
    [look('certificate'), 'certificate', 'certificate'],
    [look('active'), 'serving', null],
    [look('active', false), 'proof-missing', 'proof'],
    [look('pointing', false), 'proof-missing', 'proof'],
  ] as const)('after %j is %s', (sighting, state, obstacle) => {
    const health = nextHealth(fresh, sighting)
    expect([stateOf(health), obstacleOf(health)]).toEqual([state, obstacle])
    expect(health.brokenSince).toBeNull()
  })
})

describe('a domain that has served', () => {
  it.each([
    [look('absent'), 'setup'],
    [look('pointing'), 'pointing'],
    [look('conflict'), 'conflict'],
    [look('certificate'), 'certificate'],
    [look('active', false), 'proof'],
    [look(null, false), 'proof'],
  ] as const)('after %j is broken from then on', (sighting, obstacle) => {
    const broken = nextHealth(serving, sighting)
    expect([stateOf(broken), obstacleOf(broken), broken.brokenSince]).toEqual(['broken', obstacle, DAY])
    const later = nextHealth(broken, { ...sighting, at: 2 * DAY })
    expect(later.brokenSince).toBe(DAY)
    const mended = nextHealth(later, look('active', true, 3 * DAY))
    expect([stateOf(mended), mended.brokenSince, mended.proofMissingSince]).toEqual(['serving', null, null])
  })

  it('keeps what is in order while something else is not', () => {
    expect(stepsOf(nextHealth(serving, look('active', false)))).toEqual({
      proved: false,
      pointsHere: true,
      hasCertificate: true,
    })
    expect(stepsOf(nextHealth(serving, look('pointing')))).toEqual({
      proved: true,
      pointsHere: false,
      hasCertificate: false,
    })
  })

  it('without its proof still answers visitors', () => {
    expect(answersVisitors(nextHealth(serving, look('active', false)))).toBe(true)
    expect(answersVisitors(nextHealth(serving, look('pointing')))).toBe(false)
  })
})

describe('an outage', () => {
  it.each(steps.flatMap((hosting) => [true, false].map((hasServed) => ({ ...fresh, hosting, hasServed }))))(
    'of DNS, of Hosting and of both changes nothing about %j',
    (before) => {
      const known = nextHealth(before, look(before.hosting === 'setup' ? 'absent' : before.hosting))
      for (const [hosted, proved] of [
        [null, null],
        [null, true],
        ['unknown', null],
        ['unreachable', null],
      ] as const) {
        const after = nextHealth(known, look(hosted, proved, 2 * DAY))
        expect({ ...after, unreachableSince: null }).toEqual(known)
      }
    },
  )

  it('does not bring back a proof that is gone', () => {
    const missing = nextHealth(serving, look('active', false))
    expect(nextHealth(missing, look(null, null, 2 * DAY))).toEqual(missing)
  })
})

it('name servers that do not answer for six hours are taken to be gone', () => {
  const first = nextHealth(serving, look('unreachable', null, DAY))
  const almost = nextHealth(first, look('unreachable', null, DAY + 6 * HOUR - 1))
  expect(stateOf(almost)).toBe('serving')
  const gone = nextHealth(almost, look('unreachable', null, DAY + 6 * HOUR))
  expect([stateOf(gone), obstacleOf(gone)]).toEqual(['broken', 'pointing'])
  expect(nextHealth(gone, look('active', true, 2 * DAY))).toEqual(serving)
})

it('an hour of answers in between starts these six hours anew', () => {
  const first = nextHealth(serving, look('unreachable', null, DAY))
  const answered = nextHealth(first, look('active', true, DAY + HOUR))
  expect(stateOf(nextHealth(answered, look('unreachable', null, DAY + 7 * HOUR)))).toBe('serving')
})

it('a domain is released 30 days after its proof was first missing, and not for anything else', () => {
  const missing = nextHealth(serving, look('active', false, DAY))
  expect(releaseTime(nextHealth(missing, look('active', false, 5 * DAY)))).toBe(31 * DAY)
  expect(releaseTime(nextHealth(missing, look('active', true, 5 * DAY)))).toBeNull()
  expect(releaseTime(nextHealth(serving, look('pointing', true, 5 * DAY)))).toBeNull()
})

it('the owner gets a mail about what has lasted for ten minutes', () => {
  const broken = nextHealth(serving, look('pointing'))
  expect(isWorthAMail(broken, DAY + 10 * MINUTE - 1)).toBe(false)
  expect(isWorthAMail(broken, DAY + 10 * MINUTE)).toBe(true)
  expect(isWorthAMail(serving, DAY)).toBe(false)
})

describe('the next look', () => {
  it('comes after minutes at first, and after half a day at the latest', () => {
    const waits = [0, 20 * MINUTE, HOUR, 8 * HOUR, 2 * DAY, 30 * DAY].map((age) => nextLook(0, age) - age)
    expect(waits).toEqual([5 * MINUTE, 5 * MINUTE, 15 * MINUTE, 2 * HOUR, 12 * HOUR, 12 * HOUR])
  })

  it('at a serving domain comes after half a day, and after half an hour where something did not answer', () => {
    expect(nextCheck(serving, look('active'), 0)).toBe(DAY + 12 * HOUR)
    for (const sighting of [look(null), look('active', null), look('unreachable')])
      expect(nextCheck(serving, sighting, 0)).toBe(DAY + 30 * MINUTE)
  })

  it('at a domain that has just broken comes within minutes, however long it has served', () => {
    const sighting = look('pointing', true, 300 * DAY)
    expect(nextCheck(nextHealth(serving, sighting), sighting, 0)).toBe(300 * DAY + 5 * MINUTE)
  })
})
