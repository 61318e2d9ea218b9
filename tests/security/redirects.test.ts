import { afterAll, beforeAll, expect, it } from 'vitest'
import { formPath } from '@vitrine/common/routes'
import { startFunctions, type FunctionsProcess } from '../support/functions-process.ts'
import { addresses } from '../support/env.ts'
import { contents, storePage } from '../support/pages.ts'
import { redirectTricks } from '../support/redirect-tricks.ts'
import { send } from '../support/raw-http.ts'

/** The function itself: Hosting's emulator ends at some of these addresses, and the real one tidies others up. */
let site: FunctionsProcess
beforeAll(async () => {
  site = await startFunctions()
})
afterAll(() => site.stop())

const { origin, host } = new URL(addresses.hosting)
const tricks = redirectTricks(host)

/** An address as it goes over the wire; what no request line can hold is encoded. */
const onTheWire = (trick: string) =>
  (trick.startsWith('/') ? trick : `/${trick}`).replaceAll(/[^\u0021-\u007e]/g, (character) =>
    encodeURIComponent(character),
  )

const landsOn = (location: string) => (URL.canParse(location, origin) ? new URL(location, origin).origin : 'nowhere')

it('no address of the site redirects to another origin', async () => {
  const page = await storePage('minimalist-designer', contents.example('minimalist-designer'))
  const wrong: string[] = []
  let redirects = 0
  for (const trick of tricks) {
    const wire = onTheWire(trick)
    for (const path of [
      wire,
      wire.toUpperCase(),
      `/p${wire}`,
      `/${page}${wire}`,
      `/${page.toUpperCase()}?next=${encodeURIComponent(trick)}`,
    ]) {
      const { location } = (await send(site.origin, path)).headers
      if (location === undefined) continue
      redirects++
      if (landsOn(location) !== origin) wrong.push(`${path} → ${location}`)
    }
  }
  expect(wrong).toEqual([])
  expect(redirects).toBeGreaterThan(200)
})

it('no form redirects to another origin', async () => {
  const page = await storePage('portfolio-v6-classic-profile', contents.example('portfolio-v6-classic-profile'))
  for (const name of ['from', 'next', 'return', 'redirect', 'continueUrl', 'url']) {
    const body = new URLSearchParams({ name: 'Eve', email: 'x', message: 'x', [name]: 'https://evil.example/' })
    const answer = await fetch(`${site.origin}${formPath(page, 'message')}?${name}=//evil.example`, {
      method: 'POST',
      body,
      redirect: 'manual',
    })
    expect(answer.headers.get('location')).toBeNull()
    expect(await answer.text()).not.toContain('evil.example')
  }
})
