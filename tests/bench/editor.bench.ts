import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { createPage } from '@vitrine/common/api/pages'
import { createPortfolio, patchContent } from '@vitrine/common/api/portfolios'
import { BLOCKS_PER_PAGE } from '@vitrine/common/limits'
import { pageEditorPath } from '@vitrine/common/routes'
import { findChromium, chromiumFlags } from '../../local/chromium.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { addresses, adminEnvironment } from '../support/env.ts'
import { checkLine, median, p95, passes, round, type Check } from './figures.ts'
import { heapOf, press, rest, rouse, shown, watch, type Subject } from './editor/latency.ts'
import { benchBlocks, benchProjects } from './editor/projects.ts'
import { servePuck } from './editor/puck-server.ts'
import { weighScripts } from './editor/script-weight.ts'

const ROUNDS = 7
const KEYS_A_ROUND = 15
const CPU_SLOWDOWN = 4
/** Longer than the time within which keystrokes join to one step of the history. */
const STEP_MS = 1_100
const UNDO_STEPS = 8
const UNDO_ROUNDS = 8
const EDITS = 1_000

const typed = Array.from({ length: KEYS_A_ROUND }, (_, index) => 'abcdefghij'[index % 10] ?? 'a')

/** Compares our editor with Puck's and with the limits. Returns the exit code of the bench. */
async function benchEditor(): Promise<number> {
  const puck = await servePuck()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    // Tabs of one window: those in the background hardly draw, whereas each window of its own would go on drawing.
    const tabs = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const account = await signIn(tabs)
    const ours = await openOurs(tabs, account, benchProjects(200))
    const one = await openOurs(tabs, account, benchProjects(1))
    const written = await openWritten(tabs, account)
    const theirs = await openPuck(tabs, puck.address)
    const inPlace = await openInPlace(tabs, account)
    const theirsInPlace = await openPuckInPlace(tabs, puck.address)

    const subjects = { ours, theirs, one, written, inPlace, theirsInPlace }
    const all = Object.values(subjects)
    const samples = { ours: [], theirs: [], one: [], written: [], inPlace: [], theirsInPlace: [] } as Record<
      keyof typeof subjects,
      number[]
    >
    // In turns, so that other work on the machine slows all of them alike.
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['ours', 'theirs', 'one', 'written', 'inPlace', 'theirsInPlace'] as const) {
        await rouse(subjects[name], all, CPU_SLOWDOWN)
        samples[name].push(...(await press(subjects[name].page, typed)))
      }
    }
    await rouse(ours, all, CPU_SLOWDOWN)
    await ours.page.evaluate((step) => (window.benchLeap = step), STEP_MS)
    const undone = await undoSteps(ours.page)
    const growth = await heapGrowth(tabs, account)

    const checks: Check[] = [
      {
        what: 'Keystroke to painted preview with 200 projects, 95th percentile as a share of Puck’s with 200 items',
        value: p95(samples.ours) / p95(samples.theirs),
        limit: 0.75,
        unit: '×',
      },
      {
        what: 'Median with 200 projects as a multiple of that with one',
        value: median(samples.ours) / median(samples.one),
        limit: 2,
        unit: '×',
      },
      {
        what: `Keystroke to painted preview in a page of ${BLOCKS_PER_PAGE} blocks, 95th percentile as a share of Puck’s with 200 items`,
        value: p95(samples.written) / p95(samples.theirs),
        limit: 0.75,
        unit: '×',
      },
      {
        what: 'Keystroke to painted page in a text of the page with 200 projects, 95th percentile as a share of Puck’s in-place editing with 200 items',
        value: p95(samples.inPlace) / p95(samples.theirsInPlace),
        limit: 0.75,
        unit: '×',
      },
      {
        what: 'Undo to painted preview, 95th percentile as a share of Puck’s keystroke',
        value: p95(undone) / p95(samples.theirs),
        limit: 0.75,
        unit: '×',
      },
      {
        what: `Heap growth after ${EDITS} edits of a portfolio of 500 KB`,
        value: growth / 1024 / 1024,
        limit: 4,
        unit: 'MB',
      },
      { what: 'Script before the first keystroke, gzip', value: ours.script / 1000, limit: 260, unit: 'KB' },
    ]
    console.log(`\nCPU ${CPU_SLOWDOWN}× slower; ${samples.ours.length} keystrokes in each editor\n`)
    for (const [name, { script }, list] of [
      ['Vitrine, 200 projects', ours, samples.ours],
      ['Vitrine, 1 project', one, samples.one],
      [`Vitrine, ${BLOCKS_PER_PAGE} blocks`, written, samples.written],
      ['Puck, 200 items', theirs, samples.theirs],
      ['Vitrine, on the page', inPlace, samples.inPlace],
      ['Puck, in place', theirsInPlace, samples.theirsInPlace],
    ] as const) {
      // During the first round the browser still compiles the code.
      const later = list.slice(KEYS_A_ROUND)
      console.log(
        `${name.padEnd(24)} median ${round(median(list))} ms, 95th percentile ${round(p95(list))} ms; after the first ${KEYS_A_ROUND} keystrokes ${round(median(later))} and ${round(p95(later))} ms; script ${round(script / 1000)} KB`,
      )
    }
    console.log(`Undo, 200 projects: median ${round(median(undone))} ms, 95th percentile ${round(p95(undone))} ms`)
    console.log()
    for (const check of checks) console.log(checkLine(check))
    return checks.every(passes) ? 0 : 1
  } finally {
    await browser.close()
    puck.stop()
  }
}

interface Opened extends Subject {
  /** Bytes of script, gzip, until the first keystroke. */
  script: number
}

async function newPage(tabs: BrowserContext): Promise<Page> {
  const page = await tabs.newPage()
  page.setDefaultTimeout(120_000)
  return page
}

async function signIn(tabs: BrowserContext): Promise<TestAccount> {
  const account = await createAccount({ name: 'Bench' })
  const page = await newPage(tabs)
  await page.goto(`${addresses.hosting}/login`)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.close()
  return account
}

async function openOurs(tabs: BrowserContext, account: TestAccount, projects: unknown[]): Promise<Opened> {
  const { id } = await succeed(createPortfolio, { token: account.token, body: { templateId: 'developer-pro' } })
  await succeed(patchContent, {
    token: account.token,
    params: { id },
    body: { ops: [{ op: 'add', path: '/projects', value: projects as never }] },
  })
  const page = await newPage(tabs)
  await page.addInitScript(leapingClock)
  const script = weighScripts(page)
  await page.goto(`${addresses.hosting}/dashboard/editor/${id}`)
  const needed = await script(await shown(page))
  const field = titleOf(page)
  await field.click()
  await page.keyboard.press('End')
  await rest(page)
  await watch(field)
  return { page, session: await page.context().newCDPSession(page), script: needed }
}

/** A page of as many blocks as there can be, with the cursor in its first text. */
async function openWritten(tabs: BrowserContext, account: TestAccount): Promise<Opened> {
  const { token } = account
  const { id } = await succeed(createPortfolio, { token, body: { templateId: 'developer-pro' } })
  const content = { title: 'A page', blocks: benchBlocks(BLOCKS_PER_PAGE) }
  const written = await succeed(createPage, { token, params: { id }, body: { kind: 'study', content } })
  const page = await newPage(tabs)
  const script = weighScripts(page)
  await page.goto(addresses.hosting + pageEditorPath(id, written.id))
  const needed = await script(await shown(page))
  const line = page.getByRole('textbox', { name: 'Content of the page' }).locator('p').first()
  await line.click()
  await page.keyboard.press('End')
  await rest(page)
  await watch(line)
  return { page, session: await page.context().newCDPSession(page), script: needed }
}

async function openPuck(tabs: BrowserContext, address: string): Promise<Opened> {
  const page = await newPage(tabs)
  const script = weighScripts(page)
  await page.goto(address)
  const needed = await script(await shown(page))
  const field = page.getByRole('textbox', { name: 'Title', exact: true })
  await field.click()
  await page.keyboard.press('End')
  await rest(page)
  await watch(field)
  return { page, session: await page.context().newCDPSession(page), script: needed }
}

/** The first project's title where it stands on the page, being written. */
async function openInPlace(tabs: BrowserContext, account: TestAccount): Promise<Opened> {
  const opened = await openOurs(tabs, account, benchProjects(200))
  const { page } = opened
  await page.getByRole('group', { name: 'Fields on the page' }).waitFor()
  const preview = page.frameLocator('iframe')
  await preview.getByText('Project number 1', { exact: true }).first().dblclick()
  const text = preview.locator('textarea:focus')
  await text.waitFor()
  await page.keyboard.press('End')
  await rest(page)
  await watch(text)
  return opened
}

/** The same of Puck. */
async function openPuckInPlace(tabs: BrowserContext, address: string): Promise<Opened> {
  const page = await newPage(tabs)
  const script = weighScripts(page)
  await page.goto(`${address}?in-place`)
  const needed = await script(await shown(page))
  const text = page.frameLocator('iframe').locator('[contenteditable]').first()
  await text.click()
  await text.press('End')
  await rest(page)
  await watch(text)
  return { page, session: await page.context().newCDPSession(page), script: needed }
}

/** Types and undoes it in turns. Returns what each undo took, in milliseconds. */
async function undoSteps(page: Page): Promise<number[]> {
  const undone: number[] = []
  for (let round = 0; round < UNDO_ROUNDS; round++) {
    await press(page, typed.slice(0, UNDO_STEPS))
    // Held, as people do: pressing Control just before each step would take a frame of its own.
    await page.keyboard.down('Control')
    undone.push(
      ...(await press(
        page,
        Array.from({ length: UNDO_STEPS }, () => 'z'),
      )),
    )
    await page.keyboard.up('Control')
  }
  return undone
}

const titleOf = (page: Page) => page.locator('[data-field="content.projects.0.title"] input')

/** A clock that leaps forward each time it is read, so that every edit is its own step of the history. */
const leapingClock = () => {
  const now = Date.now
  let ahead = 0
  Date.now = () => now() + (ahead += window.benchLeap ?? 0)
}

/** By how many bytes the heap grows while a large portfolio is edited, each edit its own step. */
async function heapGrowth(tabs: BrowserContext, account: TestAccount): Promise<number> {
  const { page } = await openOurs(tabs, account, benchProjects(200, 2_400))
  const edit = (count: number) =>
    page.evaluate(async (edits) => {
      const fields = ['title', 'link'].map((name) =>
        document.querySelector<HTMLInputElement>(`[data-field="content.projects.0.${name}"] input`),
      )
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      for (let index = 0; index < edits; index++) {
        // Two fields in turn: edits of one field in quick succession would join to one step.
        const field = fields[index % 2]
        if (!field) throw new Error('A field is missing')
        value?.set?.call(field, `Edit ${index % 100}`)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    }, count)
  // The first edits load and cache code, and fill the history to its maximum length.
  await edit(250)
  const before = await heapOf(page)
  await edit(EDITS)
  return (await heapOf(page)) - before
}

Object.assign(process.env, adminEnvironment)
process.exitCode = await benchEditor()
