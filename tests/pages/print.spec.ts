import type { Page } from '@playwright/test'
import type { TemplateSection } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { getAt, setAt } from '@vitrine/common/portfolio/paths'
import { blockTypes } from '@vitrine/common/portfolio/pages/block-types'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { isCopy } from '@vitrine/templates/content-samples'
import { contents, large } from '../support/pages.ts'
import { wholePage } from '../support/written-content.ts'
import { withSmallPictures } from './support/small-pictures.ts'
import { expect, test } from './support/test.ts'

/** What is left of A4 between the margins that browsers give it, in CSS pixels. */
const paper = { width: 718, height: 1047 }

/** A page with nothing but the head and one section of a whole page. */
function only(section: TemplateSection, whole: PortfolioContent, id: TemplateId): PortfolioContent {
  return section.fields.reduce<PortfolioContent>(
    (content, { path }) => setAt(content, path, getAt(whole, path)),
    contents.empty(id),
  )
}

/** More than a window and what a browser loads ahead of it. */
const PICTURES = 8

/** What paper would not show whole, or would show on every page. */
const printProblems = (page: Page) =>
  page.evaluate(() => {
    const problems = new Set<string>()
    const nameOf = ({ tagName, className }: Element) => `${tagName.toLowerCase()}.${className}`
    const clips = ({ left, right, top, bottom }: DOMRect, overflowX: string, overflowY: string, box: DOMRect) =>
      (overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) ||
      (overflowY !== 'visible' && (top < box.top - 1 || bottom > box.bottom + 1))

    type ClippingBox = { overflowX: string; overflowY: string; around: DOMRect }
    const known = new Map<Element, ClippingBox[]>()
    /** The element and what is around it, as far as it clips. */
    function clippingBoxes(element: Element): ClippingBox[] {
      if (element === document.body) return []
      const found = known.get(element)
      if (found) return found
      const { overflowX, overflowY } = getComputedStyle(element)
      const own = overflowX === 'visible' && overflowY === 'visible'
      const boxes = element.parentElement ? clippingBoxes(element.parentElement) : []
      const all = own ? boxes : [...boxes, { overflowX, overflowY, around: element.getBoundingClientRect() }]
      known.set(element, all)
      return all
    }

    function checkText(element: Element, text: Node): void {
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()]
      if (lines.some(({ right }) => right > document.documentElement.clientWidth + 1))
        problems.add(`wider than the paper: ${nameOf(element)}`)
      for (const { overflowX, overflowY, around } of clippingBoxes(element))
        if (lines.some((line) => clips(line, overflowX, overflowY, around))) problems.add(`cut: ${nameOf(element)}`)
    }

    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue
      const { clipPath, position, transform } = getComputedStyle(element)
      // What only screen readers are told is clipped on purpose.
      if (clipPath !== 'none') continue
      if (position === 'fixed') problems.add(`on every page: ${nameOf(element)}`)
      if (element.tagName === 'rect' && transform !== 'none') problems.add('a bar that is not full')
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (texts.length === 0) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        problems.add(`not to be seen: ${nameOf(element)}`)
      for (const text of texts) checkText(element, text)
    }
    return [...problems]
  })

/** How many entries can be told by their numbers. */
const entriesOn = (page: Page) =>
  page.evaluate(() => [...new Set(document.body.innerText.match(/Number \d+/gi) ?? [])].length)

/** How many pictures a PDF holds, whichever pages they are on. */
const picturesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0

test.describe('printed at once, without scrolling', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'Content Security Policy'] })

  for (const id of templateIds) {
    test(`${id} shows all pictures and full bars, and nothing is cut`, async ({ page, site }) => {
      test.slow()
      // What is on its way by then is there: printing fetches the rest, for which it does not wait long.
      await page.goto(await site.publish(id, withSmallPictures(large(id, PICTURES))), { waitUntil: 'networkidle' })
      const pdf = await page.pdf({ format: 'A4' })
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize(paper)
      const pictures = await page.evaluate(
        () => new Set([...document.images].filter((image) => image.checkVisibility()).map(({ src }) => src)).size,
      )
      expect.soft(picturesIn(pdf)).toBeGreaterThanOrEqual(pictures)

      const whole = large(id)
      await page.goto(await site.publish(id, whole))
      expect.soft(await printProblems(page), 'all sections').toEqual([])

      for (const section of catalogue[id].metadata.sections.filter((one) => !isCopy(one.id))) {
        await page.emulateMedia({ media: 'screen' })
        await page.goto(await site.publish(id, only(section, whole, id)))
        const onScreen = await entriesOn(page)
        await page.emulateMedia({ media: 'print' })
        expect.soft(await printProblems(page), section.label).toEqual([])
        expect.soft(await entriesOn(page), section.label).toBeGreaterThanOrEqual(onScreen)
      }

      await page.goto(await site.publish(id, contents.empty(id)))
      expect.soft(await printProblems(page), 'empty').toEqual([])
    })

    test(`${id} shows every block of a case study, and nothing is cut`, async ({ page, site }) => {
      await page.setViewportSize(paper)
      await page.goto(await site.write(id, wholePage('Words of the page '.repeat(12))))
      await page.emulateMedia({ media: 'print' })
      expect.soft(await printProblems(page)).toEqual([])
      for (const type of Object.keys(blockTypes)) await expect.soft(page.locator(`[data-type=${type}]`)).toBeVisible()
    })
  }
})
