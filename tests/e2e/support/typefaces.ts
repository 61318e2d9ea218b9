import type { Page } from '@playwright/test'
import { typesetParts } from '@vitrine/templates/enhance/typefaces'

/** The typefaces that have arrived from files of ours, once each part of the page is drawn in them: what stands in for them comes from the system. */
export const loadedTypefaces = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const parts = [...document.querySelectorAll(selector)]
    if (parts.some((part) => getComputedStyle(part).fontFamily.split(',')[0]?.includes('fallback'))) return []
    return [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && !family.includes('fallback'))
      .map(({ family }) => family)
  }, typesetParts)

/** Whether the text of the first element that a selector finds is drawn with a file of ours: one that has arrived need not be in use. */
export async function isDrawnInOurs(page: Page, selector: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont)
}
