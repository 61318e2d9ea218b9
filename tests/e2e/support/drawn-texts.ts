import type { CDPSession, Page } from '@playwright/test'

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
  backendNodeId: number
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
  const families = await familiesIn(session)
  const found: DrawnText[] = []
  for (const { node, parent } of textNodes(root)) {
    if (!isWanted(node.nodeValue)) continue
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId })
    if (fonts.length === 0) continue
    const family = families.get(parent.backendNodeId) ?? ''
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

/** The families that the styles of each element ask for: of all at once, because all styles of one would come with each. */
async function familiesIn(session: CDPSession): Promise<ReadonlyMap<number, string>> {
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: ['font-family'] })
  return new Map(
    documents.flatMap(({ nodes, layout }) =>
      layout.nodeIndex.map(
        (node, index) => [nodes.backendNodeId?.[node] ?? 0, strings[layout.styles[index]?.[0] ?? -1] ?? ''] as const,
      ),
    ),
  )
}

function textNodes(node: Node): { node: Node; parent: Node }[] {
  const inside = [...(node.children ?? []), ...(node.contentDocument ? [node.contentDocument] : [])]
  return inside.flatMap((child) => (child.nodeType === TEXT ? { node: child, parent: node } : textNodes(child)))
}
