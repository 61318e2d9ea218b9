/** What may be in a page, as `element` and `element attribute`. */
export type Vocabulary = string[]

/**
 * Finds anything executable in an open document. Sent to the browser, so it is self-contained.
 * @returns problems, and all elements and attributes
 */
export function inspectDocument(
  document: Document,
  known: ReadonlySet<string> | null,
): { wrong: string[]; words: string[] } {
  const wrong: string[] = []
  const words = new Set<string>()
  const addresses = new Set([
    'href',
    'src',
    'action',
    'formaction',
    'poster',
    'data',
    'xlink:href',
    'ping',
    'cite',
    'background',
    'manifest',
    'srcset',
    'srcdoc',
    // What a script gives to a frame.
    'data-embed',
  ])
  const harmless = /^(?:https?|mailto|tel):/
  // Markup that was only parsed has no address of its own.
  const base = document.baseURI.startsWith('about:') ? location.href : document.baseURI
  const say = (what: string, element: Element) => wrong.push(`${what}: ${element.outerHTML.slice(0, 300)}`)
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName
    words.add(name)
    for (const { name: attribute, value } of element.attributes) {
      words.add(`${name} ${attribute}`)
      if (attribute.startsWith('on') || attribute === 'srcdoc' || attribute === 'style')
        say(`The attribute ${attribute}`, element)
      if (!addresses.has(attribute)) continue
      for (const address of attribute === 'srcset'
        ? value.split(', ').map((part) => part.split(' ')[0] ?? '')
        : [value]) {
        const resolved = URL.canParse(address, base) ? new URL(address, base).href : address
        if (!harmless.test(resolved)) say(`The address ${resolved}`, element)
      }
    }
    if (name === 'style' && element.textContent !== '') say('Styles of its own', element)
    if (name === 'script') {
      const source = element.getAttribute('src')
      if (source === null && element.getAttribute('type') !== 'application/ld+json') say('A script', element)
      if (source !== null && !/^\/enhance\/[\w.-]+\.js$/.test(source)) say('A script from elsewhere', element)
    }
  }
  const data = document.querySelectorAll('script[type="application/ld+json"]')
  for (const script of data) {
    try {
      const text = JSON.stringify(JSON.parse(script.textContent))
      for (const [, key, value] of text.matchAll(/"(url|@id|image|contentUrl)":"((?:[^"\\]|\\.)*)"/g)) {
        if (!/^https?:/.test(value ?? '')) say(`The ${key ?? ''} of structured data`, script)
      }
    } catch {
      say('Structured data that cannot be read', script)
    }
  }
  if (known)
    for (const word of words)
      if (!known.has(word))
        wrong.push(
          `Not of ours: ${word} in ${document.querySelector(word.split(' ')[0] ?? '')?.outerHTML.slice(0, 300) ?? ''}`,
        )
  return { wrong, words: [...words] }
}
