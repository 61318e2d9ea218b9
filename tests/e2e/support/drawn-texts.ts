import type { Page } from '@playwright/test'

export interface DrawnText {
  text: string
  /** The typefaces in which the browser draws it, by the names in their files. */
  typefaces: string[]
  /** Whether each of them came with the page. */
  own: boolean[]
  /** The families that its styles ask for. */
  families: string[]
}

interface Node {
  nodeId: number
  nodeType: number
  nodeName: string
  nodeValue: string
  children?: Node[]
  /** Of a frame. */
  contentDocument?: Node
}

const TEXT = 3

/** The texts of a page and its frames that are drawn, each with the typefaces that it is drawn in. */
export async function drawnTexts(page: Page, isWanted: (text: string) => boolean): Promise<DrawnText[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  const found: DrawnText[] = []
  for (const { node, parent } of textNodes(root)) {
    if (!isWanted(node.nodeValue)) continue
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId })
    if (fonts.length === 0) continue
    const { computedStyle } = await session.send('CSS.getComputedStyleForNode', { nodeId: parent.nodeId })
    const family = computedStyle.find(({ name }) => name === 'font-family')?.value ?? ''
    found.push({
      text: node.nodeValue,
      typefaces: fonts.map(({ familyName }) => familyName),
      own: fonts.map(({ isCustomFont }) => isCustomFont),
      families: family.split(',').map((name) => name.trim().replaceAll('"', '')),
    })
  }
  await session.detach()
  return found
}

function textNodes(node: Node): { node: Node; parent: Node }[] {
  const inside = [...(node.children ?? []), ...(node.contentDocument ? [node.contentDocument] : [])]
  return inside.flatMap((child) => (child.nodeType === TEXT ? { node: child, parent: node } : textNodes(child)))
}
