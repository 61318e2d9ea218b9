import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './test.ts'
import { painted } from './painted.ts'

/** What of a page is looked at, as selectors; all of it unless said otherwise. */
export type Part = { include: string } | { exclude: string }

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** The rules that another colour scheme or a width in between can break. */
const visualRules = ['color-contrast', 'link-in-text-block', 'target-size']

type Scope = { axe?: typeof axe }

/** Brings axe into a document, once, and ends what is moving there: the colours half-way are nobody's. */
async function prepare(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => (globalThis as Scope).axe !== undefined)) return
  await frame.evaluate(axe.source)
  await frame.evaluate(() => {
    ;(globalThis as Scope).axe?.configure({
      // A frame that was not looked into is a failure.
      checks: [{ id: 'frame-tested', options: { isViolation: true } }],
      // What is wrong is named by its selector; the markup of all that is right would be copied as well.
      noHtml: true,
    })
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition-property: none !important }')
    document.adoptedStyleSheets.push(still)
  })
}

/** The rules that a page breaks, each with the elements that break it, and the choices that lie over their neighbours. */
async function violationsOf(page: Page, part: Part | undefined, rules?: string[]): Promise<string[]> {
  for (const frame of page.frames()) await prepare(frame)
  // What a new size or scheme changes is laid out by then.
  await painted(page)
  const violations = await page.evaluate(
    async ({ inside, only }) =>
      (
        await (globalThis as Scope).axe?.run(inside ?? document, {
          resultTypes: ['violations'],
          ...(only && { runOnly: { type: 'rule', values: only } }),
        })
      )?.violations,
    { inside: part, only: rules },
  )
  if (!violations) throw new Error('axe is not in the page')
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(await crowdedChoices(page)),
  ]
}

/** The choices of a row whose words lie over the next one. */
async function crowdedChoices(page: Page): Promise<string[]> {
  const labels = page.locator('[role=radiogroup] label')
  return labels.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => `crowded: ${textContent}`),
  )
}

/** No rule of axe is broken by the page as it is shown now. */
export async function expectAccessible(page: Page, part?: Part): Promise<void> {
  expect(await violationsOf(page, part), page.url()).toEqual([])
}

/** The same for the page in a frame by itself, as its own window would show it. */
export async function expectFrameAccessible(frame: Frame): Promise<void> {
  await prepare(frame)
  const violations = await frame.evaluate(async () => {
    const found = await (globalThis as Scope).axe?.run(document.body, { resultTypes: ['violations'] })
    return found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  })
  expect(violations, frame.url()).toEqual([])
}

interface Everywhere {
  part?: Part
  /** Pages that know one scheme need no other. */
  only?: Scheme
}

/**
 * No rule of axe is broken and nothing sticks out sideways, on a phone and on a desk; in the width between them and in
 * the other colour scheme, no rule that these can break.
 */
export async function expectAccessibleEverywhere(page: Page, { part, only }: Everywhere = {}): Promise<void> {
  const now: Scheme = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)) ? 'dark' : 'light'
  // Begins with the scheme that is there, because changing it is a lot of work for the browser.
  const order = only ? [only] : [now, ...schemes.filter((scheme) => scheme !== now)]
  for (const [index, colorScheme] of order.entries()) {
    await page.emulateMedia({ colorScheme })
    const isFirst = index === 0
    for (const width of isFirst ? [360, 768, 1440] : [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const where = `${page.url()} at ${width} px in ${colorScheme} colours`
      expect(await violationsOf(page, part, isFirst && width !== 768 ? undefined : visualRules), where).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, where).toBe(0)
    }
  }
}
