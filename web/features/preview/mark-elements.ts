import type { PageFonts } from '@vitrine/templates/fonts'
import { type PageLetters, SETTING, settingsOf, textAttributes } from '@vitrine/templates/letters'

/** Marks the elements of a page whose text its typefaces cannot show in one piece, now and as it changes. Returns how to stop. */
export function keepLettersMarked(body: HTMLElement, fonts: PageFonts, { writingSystems }: PageLetters): () => void {
  const settingOf = settingsOf(fonts, writingSystems)
  const mark = (element: Element) => {
    // What is written in an editor is its own: it draws anew what others change. It is marked as one.
    const editor = element.closest('[contenteditable]')
    const setting = settingOf(editor?.textContent ?? textOf(element))
    if (setting !== null) (editor ?? element).setAttribute(SETTING, setting)
    else (editor ?? element).removeAttribute(SETTING)
  }
  const markAll = (element: Element) => {
    mark(element)
    for (const inner of element.querySelectorAll('*')) mark(inner)
  }

  const observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      const changed = type === 'characterData' ? target.parentNode : target
      if (isElement(changed)) mark(changed)
      for (const node of addedNodes) if (isElement(node)) markAll(node)
    }
  })
  observer.observe(body, { subtree: true, childList: true, characterData: true, attributeFilter: [...textAttributes] })
  markAll(body)
  return () => observer.disconnect()
}

// Not instanceof: the page is in a frame, which has classes of its own.
const isElement = (node: Node | null): node is HTMLElement => node?.nodeType === Node.ELEMENT_NODE

/** The text of an element itself, and what scripts make of its attributes. */
function textOf(element: Element): string {
  let text = textAttributes.map((name) => element.getAttribute(name) ?? '').join(' ')
  for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? ''
  return text
}
