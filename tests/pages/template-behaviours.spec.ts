import type { Page } from '@playwright/test'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import { getAt, setAt } from '@vitrine/common/portfolio/paths'
import { templateIds } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { painted } from '../e2e/support/painted.ts'
import { expect, test } from './support/test.ts'

/** Moves a finger across the window. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 400 }] })
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 400 }] })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe('the lightbox of minimalist-designer', () => {
  test.use({ hasTouch: true, reducedMotion: 'reduce' })

  test('opens, turns and closes by keys and finger, and gives the focus back', async ({ page, site }) => {
    await page.goto(await site.publish('minimalist-designer'))
    const second = page.locator('a[data-lightbox]').nth(1)
    await second.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('2 / 8')
    await page.keyboard.press('ArrowRight')
    await expect(dialog).toContainText('3 / 8')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(dialog).toContainText('8 / 8')
    await swipe(page, 300, 600)
    await expect(dialog).toContainText('7 / 8')
    await swipe(page, 600, 300)
    await expect(dialog).toContainText('8 / 8')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(second).toBeFocused()
  })
})

for (const { id, list, name, section, listPath } of [
  { id: 'creative-studio', list: '#mosaic', name: 'project', section: 'projects', listPath: 'projects' },
  { id: 'photography-focus', list: '#wall', name: 'photograph', section: 'gallery', listPath: 'gallery.images' },
] as const) {
  test(`a ${name} of ${id} opens and closes by keys, and gives the focus back`, async ({ page, site }) => {
    await page.goto(await site.publish(id))
    const link = page.locator(`${list} a[data-modal]:visible`).first()
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    const first = await page.locator('dialog[open]').getAttribute('id')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('dialog[open]')).not.toHaveAttribute('id', first ?? '')
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('dialog[open]')).toHaveAttribute('id', first ?? '')
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  test(`the address of a ${name} of ${id} leads to it after the order has changed`, async ({ page, site }) => {
    const content = withItemIds(catalogue[id].example)
    const items = getAt(content, listPath) as { itemId: string }[]
    const hash = `#${section}-item-${items[1]?.itemId}`
    const text = async (path: string) => {
      await page.goto(path + hash)
      await expect(page.locator('dialog[open]')).toHaveCount(1)
      return page.locator('dialog[open] img').getAttribute('src')
    }
    const before = await text(await site.publish(id, content))
    expect(await text(await site.publish(id, setAt(content, listPath, items.toReversed())))).toBe(before)
  })

  test(`an address of a ${name} of ${id} by its place, as they once were, leads to the page`, async ({
    page,
    site,
  }) => {
    await page.goto(`${await site.publish(id)}#${name}-2`)
    await expect(page.locator(`${list} a[data-modal]:visible`).first()).toBeVisible()
    await page.locator(`${list} a[data-modal]:visible`).first().click()
    await expect(page.locator('dialog[open]')).toHaveCount(1)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`a ${name} of ${id} opens by its address, and its links turn and close it`, async ({ page, site }) => {
      await page.goto(await site.publish(id))
      await page.locator(`${list} a[data-modal]:visible`).first().click()
      const dialog = page.locator('dialog:visible')
      await expect(dialog).toHaveCount(1)
      const first = (await dialog.getAttribute('id')) ?? ''
      await dialog.getByRole('link', { name: 'Next' }).click()
      await expect(dialog).not.toHaveAttribute('id', first)
      await dialog.getByRole('link', { name: 'Close' }).click()
      await expect(dialog).toHaveCount(0)
    })
  })
}

test.describe('typing', () => {
  const shown = '[data-typing]'

  /** Opens a page whose clock stands still, and lets its behaviours begin, which they do in tasks of their own. */
  async function begin(page: Page, path: string): Promise<void> {
    await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') })
    await page.clock.pauseAt(new Date('2026-01-01T00:01:00Z'))
    await page.goto(path)
    await page.clock.runFor(0)
    await expect(page.locator(shown)).toHaveAttribute('data-running')
  }

  for (const [id, ms] of [
    ['developer-pro', 150],
    ['portfolio-v6-classic-profile', 100],
    ['portfolio-v7-victorian-detective', 80],
  ] as const) {
    test(`of ${id} takes ${ms} ms a character`, async ({ page, site }) => {
      await begin(page, await site.publish(id))
      const node = page.locator(shown)
      const [text = ''] = JSON.parse((await node.getAttribute('data-typing')) ?? '[]') as string[]
      const letters = await node.evaluateHandle(({ firstChild }) => firstChild)
      await page.clock.runFor(ms - 1)
      await expect(node).toHaveText('')
      await page.clock.runFor(1 + 3 * ms)
      await expect(node).toHaveText(text.slice(0, 4).trimEnd())
      expect(
        await node.evaluate(({ firstChild }, first) => firstChild === first, letters),
        'letters go into the same node',
      ).toBe(true)
    })

    test(`of ${id} rests while it is out of sight`, async ({ page, site }) => {
      await page.setViewportSize({ width: 360, height: 600 })
      await begin(page, await site.publish(id))
      const node = page.locator(shown)
      await page.clock.runFor(2 * ms)
      const goesOn = async () => {
        const before = await node.textContent()
        await page.clock.runFor(ms)
        return (await node.textContent()) !== before
      }
      expect(await goesOn()).toBe(true)
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect.poll(goesOn).toBe(false)
      const [whole] = JSON.parse((await node.getAttribute('data-typing')) ?? '[]') as string[]
      await expect(node).not.toHaveText(whole ?? '')
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect.poll(goesOn).toBe(true)
    })

    test(`of ${id} is over where motion is reduced`, async ({ page, site }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(await site.publish(id))
      await expect(page.locator(shown)).toBeEmpty()
      await expect(page.locator('.typed > :first-child')).toBeVisible()
    })
  }
})

for (const [id, scroll, spy] of [
  ['portfolio-v6-classic-profile', 70, 100],
  ['portfolio-v7-victorian-detective', 80, 150],
] as const) {
  test(`the navigation of ${id} stops ${scroll} px above a section and marks it from ${spy} px on`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(await site.publish(id))
    const nav = page.getByRole('navigation', { name: 'Sections' })
    const link = nav.locator('a[href="#projects"]')
    await link.click()
    const top = () => page.locator('#projects').evaluate((section) => Math.round(section.getBoundingClientRect().top))
    await expect.poll(top).toBe(scroll)
    await expect(link).toHaveAttribute('aria-current', 'true')
    await page.evaluate((by) => window.scrollBy(0, by), scroll - spy + 1)
    await expect.poll(top).toBe(spy - 1)
    await expect(link).toHaveAttribute('aria-current', 'true')
    await page.evaluate(() => window.scrollBy(0, -3))
    await expect(link).not.toHaveAttribute('aria-current', 'true')
  })
}

test.describe('the projects of creative-studio', () => {
  test('begin with the category “Design”, and stand there at once where motion is reduced', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(await site.publish('creative-studio'))
    const filter = page.getByRole('group', { name: 'Filter work by category' })
    await expect(filter.getByRole('button', { name: 'Design', exact: true })).toHaveAttribute('aria-pressed', 'true')
    const all = page.locator('#mosaic > li')
    const some = await page.locator('#mosaic > li:visible').count()
    await filter.getByRole('button', { name: 'All' }).click()
    expect(await page.locator('#mosaic > li:visible').count()).toBe(await all.count())
    expect(some).toBeLessThan(await all.count())
  })
})

for (const id of templateIds) {
  test(`who comes by a link to a place of ${id} is there at once`, async ({ page, site }) => {
    const path = await site.publish(id)
    await page.goto(path)
    const hash = await page
      .locator('nav a[href^="#"]')
      .last()
      .evaluate((link) => (link as HTMLAnchorElement).hash)
    const scrolled = () => page.evaluate(() => scrollY)
    await page.goto('about:blank')
    // Typefaces, which change how high the page is, come later.
    await page.route('**/fonts/**', () => undefined)
    await page.goto(path + hash)
    await expect(page.locator(hash)).toBeInViewport()
    const arrived = await scrolled()
    expect(arrived).toBeGreaterThan(0)
    await painted(page)
    expect(await scrolled()).toBe(arrived)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
