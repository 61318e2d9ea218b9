import type { Page } from '@playwright/test'

/** The page's own typefaces that have loaded, once its text is set in them; its fallbacks come from the system. */
export const loadedTypefaces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (getComputedStyle(document.body).fontFamily.split(',')[0]?.includes('fallback')) return []
    return [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && !family.includes('fallback'))
      .map(({ family }) => family)
  })

/** Whether the text of the first element that a selector finds is drawn with a file of ours: a loaded typeface need not be in use. */
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
