import type { BrowserContext } from '@playwright/test'
import { createPortfolio } from '@vitrine/common/api/portfolios'
import { appRoutes, editorPath } from '@vitrine/common/routes'
import { createAccount } from '../../support/accounts.ts'
import { succeed } from '../../support/api.ts'
import { addresses } from '../../support/env.ts'
import { median, type Check } from '../figures.ts'
import { folder, serve } from '../serve.ts'
import { floorOf } from './floor.ts'

/** A phone on a slow connection, as Lighthouse takes it: bytes a second, milliseconds before each answer. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 }
const CPU_SLOWDOWN = 4
const PHONE = { width: 412, height: 823 }

interface Screen {
  name: string
  address: string
  /** What is there once somebody can use the screen. */
  ready: string
}

/** Milliseconds from the click until a screen can be used: with an empty cache, and with a full one. */
export interface Opening {
  name: string
  cold: number
  warm: number
}

/** Signs an account with a few portfolios in. Gives its screens, each of which was open before. */
async function prepare(context: BrowserContext): Promise<Screen[]> {
  const account = await createAccount({ name: 'Bench' })
  const made = []
  for (const templateId of ['developer-pro', 'minimalist-designer', 'creative-studio'] as const)
    made.push(await succeed(createPortfolio, { token: account.token, body: { templateId } }))
  const page = await context.newPage()
  await page.goto(`${addresses.hosting}${appRoutes.login}`)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== appRoutes.login)
  const screens = [
    { name: 'dashboard', address: appRoutes.dashboard, ready: 'a[href^="/dashboard/editor/"]' },
    { name: 'editor', address: editorPath(made[0]?.id ?? ''), ready: '[data-field] :is(input, textarea)' },
  ].map((screen) => ({ ...screen, address: addresses.hosting + screen.address }))
  const floors: Screen[] = []
  for (const { name, address, ready } of screens) {
    await page.goto(address)
    await page.locator(ready).first().waitFor()
    // Known by then: who is signed in, and with which plan.
    await page.locator('html[data-signed-in]').waitFor({ state: 'attached' })
    const floor = floorOf(await page.content())
    const served = await serve(async (path) =>
      path === '/' ? { type: 'text/html; charset=utf-8', body: floor } : assets(path),
    )
    floors.push({ name: `  floor of the ${name}`, address: served.address, ready: 'main > :last-child' })
    context.on('close', served.stop)
  }
  await page.close()
  return screens.flatMap((screen, index) => [screen, ...floors.slice(index, index + 1)])
}

const assets = folder(new URL('../../../web/dist', import.meta.url).pathname)

/** Opens the screens that only who is signed in sees, in turns, on a slow phone. */
export async function openings(context: BrowserContext, runs: number): Promise<Opening[]> {
  const screens = await prepare(context)
  const samples = screens.map(() => ({ cold: [] as number[], warm: [] as number[] }))
  for (let run = 0; run < runs; run++) {
    for (const [index, screen] of screens.entries()) {
      samples[index]?.cold.push(await open(context, screen, 'cold'))
      samples[index]?.warm.push(await open(context, screen, 'warm'))
    }
  }
  return screens.map(({ name }, index) => ({
    name,
    cold: median(samples[index]?.cold ?? []),
    warm: median(samples[index]?.warm ?? []),
  }))
}

async function open(context: BrowserContext, { address, ready }: Screen, cache: 'cold' | 'warm'): Promise<number> {
  const page = await context.newPage()
  await page.setViewportSize(PHONE)
  const session = await context.newCDPSession(page)
  if (cache === 'cold') await session.send('Network.clearBrowserCache')
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(address, { waitUntil: 'commit' })
  // By the page's own clock, which begins with the navigation.
  const time = await page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector(selector)) return requestAnimationFrame(look)
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now())
          // A message comes after the paint of this frame.
          requestAnimationFrame(() => port2.postMessage(null))
        }
        look()
      }),
    ready,
  )
  await page.close()
  return time
}

/** What the screens have to reach, in milliseconds. */
export const openingChecks = (opened: readonly Opening[]): Check[] =>
  opened
    .filter(({ name }) => !name.includes('floor'))
    .flatMap(({ name, cold, warm }) => [
      { what: `${name}: usable with an empty cache`, value: cold / 1000, limit: 2.5, unit: 's' },
      { what: `${name}: usable with a full cache`, value: warm / 1000, limit: 1.2, unit: 's' },
    ])
