import type { Page } from '@playwright/test'

/**
 * The texts of a page that stick out: of the page, of the element that they stand in, or of one that hides what is outside of it.
 * What can be scrolled to is not cut off. And the words that are broken in two, unless they are as long as only compounds are, or
 * where a browser hyphenates them that knows the language.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const longestWord = 16
    const joinedLetters = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}]+/gu
    const root = document.documentElement
    const found: string[] = []
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide`)

    const isHiddenFromEyes = (element: Element) => {
      const { clipPath, position } = getComputedStyle(element)
      return position === 'absolute' && clipPath !== 'none'
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.nodeValue?.trim()
      if (!parent || !text || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // Large letters are moved to the edge that small ones seem to have, and lean over it.
      const slack = Math.max(2, Number.parseFloat(getComputedStyle(parent).fontSize) * 0.06)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
      if (lines.length === 0) continue
      const left = Math.min(...lines.map((line) => line.left))
      const right = Math.max(...lines.map((line) => line.right))
      const [top, bottom] = [Math.min(...lines.map((line) => line.top)), Math.max(...lines.map((line) => line.bottom))]

      let isInLine = true
      let isHidden = false
      let problem = ''
      for (
        let element: Element | null = parent;
        element && element !== document.body;
        element = element.parentElement
      ) {
        if (isHiddenFromEyes(element)) {
          isHidden = true
          problem = ''
          break
        }
        const { display, overflowX, overflowY } = getComputedStyle(element)
        if (display === 'inline' || display === 'contents') continue
        const box = element.getBoundingClientRect()
        const sticksOut = left < box.left - slack || right > box.right + slack
        if (isInLine && sticksOut) problem ||= `is wider than its ${element.tagName.toLowerCase()}.${element.className}`
        isInLine = false
        if (overflowX === 'auto' || overflowX === 'scroll') {
          if (problem.startsWith('is wider')) problem = ''
          break
        }
        const isClipped = overflowX !== 'visible' && sticksOut
        // What fits its lines may have accents that reach over them.
        const room = (bottom - top) / lines.length / 4
        const isCropped =
          overflowY !== 'visible' && overflowY !== 'auto' && (top < box.top - room || bottom > box.bottom + room)
        if (isClipped || isCropped) problem ||= `is cut off by ${element.tagName.toLowerCase()}.${element.className}`
      }
      const { hyphens, hyphenateLimitChars } = getComputedStyle(parent)
      const hyphenated = hyphens === 'auto' ? Number.parseInt(hyphenateLimitChars) || 0 : Infinity
      const words = [...(node.nodeValue?.matchAll(joinedLetters) ?? [])]
      for (const { 0: word, index } of lines.length > 1 && !isHidden ? words : []) {
        if (word.length > longestWord || word.length >= hyphenated) continue
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const [first, ...rest] = range.getClientRects()
        // A large initial stands beside the rest of its word.
        const isBelow = (part: DOMRect) => part.top > first!.top + first!.height / 2
        if (rest.some(isBelow)) problem ||= `is broken in “${word}”`
      }
      if (problem) found.push(`“${text.slice(0, 60)}” ${problem}`)
    }
    return found
  })
