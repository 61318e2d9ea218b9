/**
 * Puts an element in the place of another one of the page: with its classes, so that the template's rules are about it, too. The
 * page goes on rendering the other one, out of sight. Returns how to put it back.
 *
 * @param find the element of the page; null while it shows none
 */
export function standInFor(host: HTMLElement, find: () => HTMLElement | null): () => void {
  let hidden: HTMLElement | null = null
  const show = () => hidden?.style.removeProperty('display')
  const place = () => {
    const element = find()
    if (!element || (element === hidden && element.previousSibling === host)) return
    show()
    hidden = element
    element.style.setProperty('display', 'none', 'important')
    host.classList.add(...element.classList)
    host.dir = element.dir
    const hadFocus = host.isConnected && host.ownerDocument.activeElement === host
    // Before it: what follows the text on the page follows an element of the same classes as ever.
    element.before(host)
    if (hadFocus) host.focus({ preventScroll: true })
  }
  place()
  // The page is rendered anew with each letter.
  const parts = new MutationObserver(place)
  parts.observe(host.ownerDocument.body, { childList: true, subtree: true })
  return () => {
    parts.disconnect()
    show()
    host.remove()
  }
}
